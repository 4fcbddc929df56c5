import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { SearchRecorder } from '#server/jobs/search-recorder.ts';
import { fillBasket } from './support/basket.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const NO_SCRIPT = { javaScriptEnabled: false };
const TAPES = 'p=23140838-5158-4B2F-93E5-850B7A7BD171';
const BLADES = 'p=98429C14-E911-4590-A74C-7F0D788D3567';

async function basket(page: Page): Promise<(readonly [part: string, quantity: number])[]> {
  const headers = { accept: 'application/vnd.pressline+json' };
  const answer = await page.request.get('/api/Cart/GetCurrentCart', { headers });
  const { lines }: { lines: { productName: string; variantDetails: string | null; quantity: number }[] } =
    await answer.json();
  return lines.map(({ productName, variantDetails, quantity }) => [
    `${productName} ${variantDetails ?? ''}`.trim(),
    quantity,
  ]);
}

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });

describe('lists as tables (G5)', () => {
  test.for([{}, NO_SCRIPT])(
    'the choice is kept until it is changed, in lists that have parts: %o',
    async (options, { visits }) => {
      const page = await visits.pageAs(UK, options);
      await page.goto(`/search?${TAPES}`);
      await page.getByRole('button', { name: 'As a table' }).click();
      await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
      expect(page.url()).toContain(`/Part-Table?${TAPES}`);
      await page.goto('/search?keyword=blade&sort=number');
      await quantityOf(page, 'DB-0150').waitFor();
      expect(page.url()).toContain('/Part-Table?keyword=blade&sort=number');
      await page.goto('/search?keyword=nothing+like+it');
      await page.getByText('No products match your search').waitFor();
      await page.goto('/search');
      await page.getByRole('heading', { name: 'Product Catalogue' }).waitFor();
      await page.goto('/search?keyword=blade');
      await page.getByRole('button', { name: 'As cards' }).click();
      await page.getByRole('button', { name: 'As a table' }).waitFor();
      expect(page.url()).toContain('/search?keyword=blade');
      await page.goto(`/search?${TAPES}`);
      await page.getByRole('button', { name: 'As a table' }).waitFor();
    },
  );

  test.for([{}, NO_SCRIPT])(
    'a part number in the header opens its part all the same: %o',
    async (options, { visits }) => {
      const page = await visits.pageAs(UK, options);
      await page.goto(`/search?${TAPES}`);
      await page.getByRole('button', { name: 'As a table' }).click();
      await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
      const field = page.locator('header input[name="keyword"]:visible');
      await field.fill('DB-0150');
      await field.press('Enter');
      await page.waitForURL(/\/product\?id=140/);
    },
  );

  test('words that are looked for are counted once, as a table too (I4)', async ({ shop, visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto(`/search?${TAPES}`);
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
    await page.goto('/search?keyword=ceramic+blade');
    await quantityOf(page, 'DB-0150-CC').waitFor();
    const staff = await visits.pageAs('staff@pressline.test');
    await new SearchRecorder(shop.shop).save();
    await staff.goto('/Administration/Searches');
    await staff.getByRole('row', { name: /^ceramic blade 1 0 0/ }).waitFor();
  });

  test('visitors have cards, whatever their browser keeps; the table asks them to log in', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto(`/search?${TAPES}`);
    await page.evaluate(() => {
      document.cookie = 'listView=table; path=/';
    });
    await page.goto(`/search?${TAPES}`);
    expect(new URL(page.url()).pathname).toBe('/search');
    expect(await page.getByRole('button', { name: 'As a table' }).count()).toBe(0);
    await page.goto(`/Part-Table?${TAPES}`);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test.for([{}, NO_SCRIPT])(
    'Enter puts every typed row in; what is wrong is said and stays typed, and nothing went in before: %o',
    async (options, { shop, visits }) => {
      visits.expectErrors(/400/);
      const page = await visits.pageAs(UK, options);
      await fillBasket(page, shop.url, []);
      await page.goto('/Part-Table?keyword=blade');
      await quantityOf(page, 'DB-0150').fill('3');
      await quantityOf(page, 'DB-0200').fill('2,5');
      await page.keyboard.press('Enter');
      await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
      expect(await quantityOf(page, 'DB-0150').inputValue()).toBe('3');
      expect(await quantityOf(page, 'DB-0200').inputValue()).toBe('2,5');
      expect(await basket(page)).toEqual([]);
      await quantityOf(page, 'DB-0200').fill('2');
      await page.keyboard.press('Enter');
      await page.getByText('2 lines went into your basket.').waitFor();
      expect(await quantityOf(page, 'DB-0150').inputValue()).toBe('');
      expect(Object.fromEntries(await basket(page))).toEqual({ 'DB-0150': 3, 'DB-0200': 2 });
    },
  );

  test('says how many parts there are, and how many a filter leaves out (I3)', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto(`/Part-Table?${BLADES}`);
    await page.getByText('19 parts', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'bevel' }).check();
    await page.getByText('6 parts', { exact: true }).waitFor();
    await page.getByText('13 parts are left out by filters.').waitFor();
    expect(await page.getByRole('link', { name: 'Compare' }).count()).toBe(1);
  });

  test('the button of a row takes that one alone, one where nothing is typed, and leaves the others typed', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, []);
    await page.goto('/Part-Table?keyword=blade');
    await page.getByRole('button', { name: 'Add all quantities to the basket' }).first().click();
    await page.getByText('Please type a quantity first.').waitFor();
    await quantityOf(page, 'DB-0200').fill('4');
    await page.getByRole('button', { name: 'Add DB-0150 to the basket' }).click();
    await page.getByText('1 line went into your basket.').waitFor();
    expect(await quantityOf(page, 'DB-0200').inputValue()).toBe('4');
    expect(await basket(page)).toEqual([['DB-0150', 1]]);
  });

  test('a family is a matrix of its widths, each with its price; a form that names another width is refused', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, []);
    await page.goto('/product?id=101');
    await page.getByRole('link', { name: 'All widths at once' }).click();
    await page.getByRole('table', { name: 'Widths of TT-1015-25' }).waitFor();
    await page.goto(`/Part-Table?${TAPES}`);
    const widths = page.getByRole('table', { name: 'Widths of TT-1015-25' });
    await widths.getByRole('columnheader', { name: '50 mm', exact: true }).waitFor();
    await widths.getByText('£24.80').waitFor();
    await quantityOf(page, 'TT-1015-25 25 mm').fill('1');
    await quantityOf(page, 'TT-1015-25 50 mm').fill('6');
    await quantityOf(page, 'TT-1015-50').fill('9');
    await page.getByRole('button', { name: 'Add the widths of TT-1015-25 to the basket' }).click();
    await page.getByText('2 lines went into your basket.').waitFor();
    expect((await basket(page)).toSorted()).toEqual([
      ['TT-1015-25 25 mm', 1],
      ['TT-1015-25 50 mm', 6],
    ]);
    const answer = await page.request.post(`/Part-Table?${TAPES}`, {
      form: { part: '101-999999', 'quantity-101-999999': '1' },
      headers: { origin: shop.url },
    });
    expect(answer.status()).toBe(400);
    expect(await basket(page)).toHaveLength(2);
  });
});
