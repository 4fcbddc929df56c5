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
});
