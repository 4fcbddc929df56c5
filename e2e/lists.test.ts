import { describe, expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

// Each test is another company's: the lists of one are not there for the next.
describe('named lists (G4)', () => {
  test.for([
    ['uk@converter.test', {}],
    ['de@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'pasted rows become a list, are put into order by keyboard, and all go into the basket: %s %o',
    async ([email, options], { visits }) => {
      const page = await visits.pageAs(email, { locale: 'en-GB', ...options });
      await page.goto('/Lists');
      await page.getByLabel('Name').fill('Press 3');
      await page.getByRole('button', { name: 'Make list' }).click();
      await page.getByRole('heading', { name: 'Press 3', level: 1 }).waitFor();
      await page.getByLabel('Rows', { exact: true }).fill('DB-0150 3\nTT-1015-25;50 mm;2\nNO-SUCH-1;1');
      await page.getByRole('button', { name: 'Add to the list' }).click();
      await page.getByText('2 lines are in the list.').waitFor();
      await page.getByText('NO-SUCH-1 · 1: There is no part with this number.').waitFor();

      await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up' }).press('Enter');
      await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up', disabled: true }).waitFor();
      await page.getByLabel('Note on DB-0150').fill('shelf B4');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Saved.').waitFor();
      expect(await page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

      await page.getByRole('button', { name: 'Take DB-0150 out of the list' }).click();
      await page.getByText('DB-0150 was taken out of the list.').waitFor();
      await page.getByRole('button', { name: 'Put it back' }).click();
      await page.getByLabel('Quantity of DB-0150').waitFor();
      expect(await page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

      await page.getByRole('button', { name: 'Add all to basket' }).click();
      await page.getByText('2 lines went into your basket.').waitFor();
    },
  );

  test('rows beyond the thousand that go at once stay in their field, and it is said', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { locale: 'en-GB' });
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Long');
    await page.getByRole('button', { name: 'Make list' }).click();
    const rows = page.getByLabel('Rows', { exact: true });
    await rows.fill(`${'NONE-1 1\n'.repeat(1000)}DB-0200 2`);
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await page.getByText('1 row is more than the 1,000 that go at once, and still in the field below.').waitFor();
    expect((await rows.inputValue()).split('\n').slice(-2)).toEqual(['NONE-1\t\t1', 'DB-0200\t\t2']);
  });

  test('on paper it is what there is, how many and what is noted, with nothing to press or to type into', async ({
    visits,
  }) => {
    const page = await visits.pageAs('de@converter.test', { locale: 'en-GB' });
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Press 4');
    await page.getByRole('button', { name: 'Make list' }).click();
    await page.getByLabel('Rows', { exact: true }).fill('DB-0150 37');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await page.getByLabel('Note on DB-0150').fill('shelf B4');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    const line = page.getByRole('row').filter({ hasText: 'DB-0150' });
    expect(await line.getByText('shelf B4').isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    for (const written of ['DB-0150', '37', 'shelf B4'])
      expect(await line.getByText(written, { exact: true }).isVisible(), written).toBe(true);
    const main = page.getByRole('main');
    for (const role of ['button', 'textbox', 'checkbox', 'group', 'status'] as const)
      expect(await main.getByRole(role).count(), role).toBe(0);
    expect(await main.getByRole('link', { name: 'Download' }).count()).toBe(0);
  });

  test('what was pasted leaves its field once it is in the list; what is wrong stays until it is, also beside a file', async ({
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await visits.pageAs('ca@converter.test', { locale: 'en-GB' });
    await page.goto('/Lists');
    await page.getByLabel('Name').fill('Pasted');
    await page.getByRole('button', { name: 'Make list' }).click();
    const rows = page.getByLabel('Rows', { exact: true });
    const add = page.getByRole('button', { name: 'Add to the list' });
    await rows.fill('DB-0150 3\nNO-SUCH-1 1');
    await add.click();
    await page.getByText('1 line is in the list.').waitFor();
    await page.getByLabel('Quantity of DB-0150').waitFor();
    expect(await rows.inputValue()).toBe('NO-SUCH-1\t\t1');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await rows.inputValue()).toBe('NO-SUCH-1\t\t1');

    const file = page.getByLabel('Or a CSV or Excel file');
    const bytes = (text: string) => ({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await rows.fill('DB-0200 2');
    await file.setInputFiles(bytes('DB-0025;"3\n'));
    await add.click();
    await page.getByText(/can not be read as CSV/).waitFor();
    expect(await rows.inputValue()).toBe('DB-0200 2');
    await file.setInputFiles(bytes('DB-0025;3\n'));
    await add.click();
    await page.getByText('2 lines are in the list.').waitFor();
    await page.getByLabel('Quantity of DB-0200').waitFor();
    await page.getByLabel('Quantity of DB-0025').waitFor();
    expect(await rows.inputValue()).toBe('');
    expect(await file.inputValue()).toBe('');

    // What somebody noted beside a row that is wrong stays with it, and comes in once the number is mended.
    const noted = 'Part number;Quantity;Note;Serial;Machine\nNO-SUCH-2;4;"for ""Otto""";P5-0042;Press 3\n';
    await file.setInputFiles(bytes(noted));
    await add.click();
    await page.getByText('1 line did not go in:').waitFor();
    await rows.fill((await rows.inputValue()).replace('NO-SUCH-2', 'DB-0250'));
    await add.click();
    await page.getByText('1 line is in the list.').waitFor();
    expect(await page.getByLabel('Note on DB-0250').inputValue()).toBe('for "Otto"');
    const csv = await page.request.get(`/List.csv${new URL(page.url()).search}`);
    expect(await csv.text()).toMatch(/DB-0250.*P5-0042.*Press 3/);
  });

  test.for([
    ['de@converter.test', {}],
    ['uk@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'what was typed into a line that another tab took out is told, and the rest of it is not saved: %s %o',
    async ([email, options], { visits }) => {
      visits.expectErrors(/400|409/);
      const page = await visits.pageAs(email, { locale: 'en-GB', ...options });
      await page.goto('/Lists');
      await page.getByLabel('Name').fill('In two tabs');
      await page.getByRole('button', { name: 'Make list' }).click();
      await page.getByLabel('Rows', { exact: true }).fill('DB-0150 3\nTT-1015-25;50 mm;2\nDB-0200 1');
      await page.getByRole('button', { name: 'Add to the list' }).click();
      await page.getByText('3 lines are in the list.').waitFor();

      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Take TT-1015-25 50 mm out of the list' }).click();
      await other.getByText('TT-1015-25 was taken out of the list.').waitFor();

      await page.getByLabel('Quantity of TT-1015-25 50 mm').fill('7');
      await page.getByLabel('Note on TT-1015-25 50 mm').fill('for Monday');
      await page.getByLabel('Note on DB-0150').fill('shelf B4');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('A line that you changed was taken out of the list meanwhile. Nothing was saved.').waitFor();
      await page
        .getByText('TT-1015-25 50 mm was taken out of the list meanwhile. You had 7, “for Monday” there.')
        .waitFor();
      await other.goto(page.url());
      expect(await other.getByLabel('Note on DB-0150').inputValue()).toBe('');

      // A line that is only to be bought is told as well; the others go in.
      await page.goto(page.url());
      await page.getByLabel('Choose DB-0150').check();
      await page.getByLabel('Choose DB-0200').check();
      await other.getByRole('button', { name: 'Take DB-0200 out of the list' }).click();
      await other.getByText('DB-0200 was taken out of the list.').waitFor();
      await page.getByRole('button', { name: 'Add chosen to basket' }).click();
      await page.getByText('1 line went into your basket.').waitFor();
      await page.getByText('DB-0200 was taken out of the list meanwhile. You had 1 there.').waitFor();
    },
  );

  test('a basket is kept as a list; deleted it is put back', async ({ visits }) => {
    const page = await visits.pageAs('fr@converter.test', { locale: 'en-GB' });
    await page.goto('/product?id=140&quantity=4');
    expect(await page.getByLabel('Quantity').inputValue()).toBe('4');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/basket/i);
    await page.getByRole('link', { name: 'Keep as a list' }).click();
    await page.getByLabel('Name').fill('Parked');
    await page.getByRole('button', { name: 'Put on the list' }).click();
    await page.getByRole('heading', { name: 'Parked', level: 1 }).waitFor();
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('4');
    await page.getByText('Rename, copy or delete').click();
    await page.getByRole('button', { name: 'Delete list' }).click();
    await page.getByText('The list was deleted.').waitFor();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByRole('heading', { name: 'Parked', level: 1 }).waitFor();
  });

  test.for([
    ['us@converter.test', {}],
    ['jp@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'what a list of the catalogue shows is put onto one, as many as are wanted: %s %o',
    async ([email, options], { visits }) => {
      visits.expectErrors(/400/);
      const page = await visits.pageAs(email, { locale: 'en-GB', ...options });
      await page.goto('/search?keyword=doctor+blade');
      await page.getByRole('link', { name: 'Put on a list' }).click();
      const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });
      await quantity('DB-0150').waitFor();
      for (const field of await page.getByLabel(/^Quantity of/).all()) await field.fill('');
      await page.getByLabel('Name').fill('Blades');
      await page.getByRole('button', { name: 'Put on the list' }).click();
      await page.getByText('Please type a quantity from 1 to 100 for at least one part.').waitFor();
      await quantity('DB-0150').fill('x');
      await page.getByRole('button', { name: 'Put on the list' }).click();
      await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
      expect(await quantity('DB-0150').inputValue()).toBe('x');
      await quantity('DB-0150').fill('7');
      await page.getByRole('button', { name: 'Put on the list' }).click();
      await page.getByRole('heading', { name: 'Blades', level: 1 }).waitFor();
      expect(await quantity('DB-0150').inputValue()).toBe('7');
      expect(await page.getByLabel(/^Quantity of/).count()).toBe(1);
    },
  );

  test.for([
    ['us@converter.test', {}],
    ['jp@converter.test', { javaScriptEnabled: false }],
  ] as const)(
    'rows of a table are put onto one with the quantities beside them: %s %o',
    async ([email, options], { visits }) => {
      const page = await visits.pageAs(email, { locale: 'en-GB', ...options });
      const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });
      await page.goto('/Part-Table?keyword=TT-1015&exactly=1');
      await quantity('TT-1015-25 50 mm').fill('4');
      await page.getByRole('button', { name: 'Put all quantities on a list' }).first().click();
      await page.getByRole('heading', { name: 'Put on a list' }).waitFor();
      expect(await quantity('TT-1015-25 50 mm').inputValue()).toBe('4');
      expect(await quantity('TT-1015-25 25 mm').inputValue()).toBe('');
      await page.goto('/Part-Table?keyword=doctor+blade');
      await quantity('DB-0150').fill('6');
      await page.getByRole('button', { name: 'To a list: DB-0150', exact: true }).click();
      await page.getByText('Part DB-0150').waitFor();
      expect(await page.getByLabel('Quantity').inputValue()).toBe('6');
    },
  );
});
