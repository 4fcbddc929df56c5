import { describe, expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

// Each test is another company's: the numbers of one are not there for the next.
describe('what a company calls the parts (H6)', () => {
  test.for([
    ['uk@converter.test', {}],
    ['de@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'a number typed on the part’s page stands there, on its card and in the search: %s %o',
    async ([email, options], { visits }) => {
      const page = await visits.pageAs(email, options);
      await page.goto('/product?id=140&name=DB-0150');
      await page.getByLabel('Your number').fill('HL-77120');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(/#own-number$/);
      expect(await page.getByLabel('Your number').inputValue()).toBe('HL-77120');
      await page.goto('/search?keyword=hl77120');
      await page.getByText('Your number HL-77120').waitFor();
      await page.goto('/Company/Part-Numbers');
      await page.getByRole('row', { name: /HL-77120.*DB-0150/ }).waitFor();
    },
  );

  test.for([
    ['fr@converter.test', {}],
    ['ca@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'a pasted list is saved, and rows that are wrong stay with their reason: %s %o',
    async ([email, options], { visits }) => {
      const page = await visits.pageAs(email, options);
      await page.goto('/Company/Part-Numbers');
      await page.getByLabel('Paste a list').fill('A-1;DB-0150\nA-2;DB-9999\nA-3;TT-1015-25;50 mm');
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByText('2 numbers were changed.').waitFor();
      await page.getByText('A-2 · DB-9999: There is no part with this number.').waitFor();
      expect(await page.getByLabel('Paste a list').inputValue()).toBe('A-2\tDB-9999\t');
      await page.getByRole('button', { name: 'Remove A-1' }).click();
      await page.getByText('1 number was changed.').waitFor();
      await page.getByRole('row', { name: /A-1/ }).waitFor({ state: 'detached' });
    },
  );

  test('a file is read, and what goes out can be read in again', async ({ visits }) => {
    const page = await visits.pageAs('jp@converter.test');
    await page.goto('/Company/Part-Numbers');
    const file = 'Own number;Part number;Width\r\n4-100;DB-0150;\r\n4-200;TT-1015-25;50 mm\r\n';
    await page
      .getByLabel('Or a file')
      .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByText('2 numbers were changed.').waitFor();
    const csv = await page.request.get('/Own-Numbers.csv');
    expect(csv.headers()['content-disposition']).toMatch(/own-numbers-.*\.csv/);
    const text = await csv.text();
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
      '\uFEFFOwn number,Part number,Width',
      '4-100,DB-0150,',
      '4-200,TT-1015-25,50 mm',
      '',
    ]);
    await page
      .getByLabel('Or a file')
      .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByText('Nothing was changed.').waitFor();
  });
});
