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
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByLabel('Your number').isVisible()).toBe(false);
      expect(await page.getByText('Your number HL-77120').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
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

  test.for([
    ['uk@converter.test', {}],
    ['us@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'rows that were refused stay until they are mended, whichever other form is sent: %s %o',
    async ([email, options], { visits }) => {
      visits.expectErrors(/400/);
      const page = await visits.pageAs(email, options);
      await page.goto('/Company/Part-Numbers');
      const rows = page.getByLabel('Paste a list');
      const one = {
        part: page.getByLabel('Part number', { exact: true }),
        own: page.getByRole('textbox', { name: 'Your number' }),
      };
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await rows.fill('B-1;DB-0150\nB-2;DB-9999');
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByText('1 number was changed.').waitFor();
      expect(await rows.inputValue()).toBe('B-2\tDB-9999\t');

      await one.part.fill('DB-8888');
      await one.own.fill('B-3');
      await save.click();
      await page.getByText('B-3 · DB-8888: There is no part with this number.').waitFor();
      expect(await rows.inputValue()).toBe('B-2\tDB-9999\t');
      await page.getByRole('button', { name: 'Remove B-1' }).click();
      await page.getByText('1 number was changed.').waitFor();
      expect([await rows.inputValue(), await one.part.inputValue()]).toEqual(['B-2\tDB-9999\t', 'DB-8888']);

      const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from('B-4;DB-7777;\r\n') };
      await page.getByLabel('Or a file').setInputFiles(file);
      await page.getByRole('button', { name: 'Read the file' }).click();
      await page.getByText('B-4 · DB-7777: There is no part with this number.').waitFor();
      expect(await rows.inputValue()).toBe('B-2\tDB-9999\t\nB-4\tDB-7777\t');
      expect(await one.own.inputValue()).toBe('B-3');
      await one.part.fill('DB-0150');
      await save.click();
      await page.getByText('1 number was changed.').waitFor();
      expect([await one.part.inputValue(), await one.own.inputValue()]).toEqual(['', '']);
      await rows.fill('B-2;DB-0150');
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByText('1 number was changed.').waitFor();
      await page.getByRole('row', { name: /B-2/ }).waitFor();
      expect(await rows.inputValue()).toBe('');
    },
  );

  test('what is typed and not sent yet stays when another form is', async ({ visits }) => {
    const page = await visits.pageAs('us@converter.test');
    await page.goto('/Company/Part-Numbers');
    await page.getByRole('textbox', { name: 'Your number' }).fill('C-1');
    await page.getByLabel('Paste a list').fill('C-2;DB-0200');
    await page.getByRole('button', { name: 'Save the list' }).click();
    await page.getByText('1 number was changed.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Your number' }).inputValue()).toBe('C-1');
    expect(await page.getByLabel('Paste a list').inputValue()).toBe('');
  });

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
