import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { fillBasket } from './support/basket.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

async function basket(page: Page): Promise<number[]> {
  const headers = { accept: 'application/vnd.pressline+json' };
  const answer = await page.request.get('/api/Cart/GetCurrentCart', { headers });
  const { lines }: { lines: { quantity: number }[] } = await answer.json();
  return lines.map(({ quantity }) => quantity);
}

describe('parts that were bought before (G3)', () => {
  test.for([{}, { javaScriptEnabled: false }])(
    'chosen ones go into the basket, each with its usual quantity or another: %o',
    async (options, { shop, visits }) => {
      const page = await visits.pageAs(UK, options);
      await fillBasket(page, shop.url, []);
      await page.goto('/Dashboard');
      await page.getByRole('link', { name: 'All parts bought before' }).click();
      await page.getByRole('heading', { name: 'Bought before' }).waitFor();
      const boxes = page.getByRole('checkbox', { disabled: false });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      const quantities = page.getByRole('table').getByRole('textbox', { disabled: false });
      await quantities.nth(0).fill('7');
      await quantities.nth(1).fill('9');
      await page.getByRole('button', { name: 'Add chosen to basket' }).click();
      await page.getByText('2 lines went into your basket.').waitFor();
      expect(await basket(page)).toEqual([7, 9]);
    },
  );

  test('nothing chosen and a quantity that is none are said, and nothing goes in', async ({ shop, visits }) => {
    visits.expectErrors(/400/);
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, []);
    await page.goto('/Bought-Before');
    await page.getByRole('button', { name: 'Add chosen to basket' }).click();
    await page.getByText('Please choose at least one part.').waitFor();
    await page.getByRole('checkbox', { disabled: false }).first().check();
    await page.getByRole('table').getByRole('textbox', { disabled: false }).first().fill('2,5');
    await page.getByRole('button', { name: 'Add chosen to basket' }).click();
    await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
    expect(await basket(page)).toEqual([]);
  });

  test('a search can be linked, and one that finds nothing leads back', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Bought-Before?search=no+such+part&sort=due');
    await page.getByText('Nothing found for “no such part”').waitFor();
    await page.getByRole('link', { name: 'Show all parts' }).click();
    await page.getByRole('table').waitFor();
  });
});
