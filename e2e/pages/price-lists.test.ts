import { expect } from 'vitest';
import { giveList, UK_COMPANY } from '#shop/pricing/testing/give-list.ts';
import { fillBasket, parts } from '../support/basket.ts';
import { test } from '../support/plain-visits.ts';

test('a buyer reads breaks, the next price and the next change on the part and in the basket; others none (K3)', async ({
  shop,
  visits,
}) => {
  const productId = parts['DB-0150'];
  await giveList(
    shop,
    { companyId: UK_COMPANY },
    [
      {
        productId,
        ladder: [
          { from: 1, minor: 2900 },
          { from: 5, minor: 2750 },
        ],
      },
      { productId, startsOn: '2099-01-01', ladder: [{ from: 1, minor: 2950 }] },
    ],
    { title: 'Contract 2026' },
  );
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(`/product?id=${productId}`);
  const main = await page.getByRole('main').innerText();
  for (const said of [
    'Contract 2026',
    'List price £37.92',
    'Price by quantity',
    'From 5',
    '£27.50',
    '4 more: £27.50 each',
    '£29.50 from 01-01-2099',
  ])
    expect(main).toContain(said);
  await fillBasket(page, shop.url, [{ productId, quantity: 3 }]);
  await page.goto('/Basket/');
  expect(await page.getByRole('row').filter({ hasText: 'DB-0150' }).innerText()).toContain('2 more: £27.50 each');
  const other = await visits.pageAs('fr@converter.test');
  await other.goto(`/product?id=${productId}`);
  expect(await other.getByRole('main').innerText()).not.toMatch(/Contract|more:|By quantity/);
});
