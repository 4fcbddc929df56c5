import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test } from '#server/testing/test-shop.ts';
import { putKey } from '../../people/keys/testing/keys.ts';
import { products } from '../../catalogue/parts/tables.ts';

const URL = '/api/Product/GetPricesAndStock';

test('a program reads own prices and stock of many parts by one call, in its order (M2, K7, L4)', async ({
  ownShop: shop,
}) => {
  await shop.shop.db.update(products).set({ stockLevel: 7 }).where(eq(products.name, 'DB-0150'));
  const uk = await shop.as('uk@converter.test');
  const { status, body } = await uk.post(URL, { parts: [{ part: 'TT-0000' }, { part: 'db 0150', quantity: 2 }] });
  expect([status, body.map(({ part }: { part: string }) => part)]).toEqual([200, ['TT-0000', 'db 0150']]);
  expect(body[0]).toMatchObject({ productId: null, unitPriceMinor: null, promise: null });
  expect(body[0].refusal).toBe('There is no part with this number');
  expect(body[1]).toMatchObject({
    productId: 140,
    quantity: 2,
    currency: 2,
    unitPriceMinor: 3034,
    promise: { inStock: 7 },
    refusal: null,
  });
});

test('a part that is not sold has no figures, and 501 parts or a wrong quantity are refused (M2)', async ({
  ownShop: shop,
}) => {
  const uk = await shop.as('uk@converter.test');
  await shop.shop.db.update(products).set({ active: false }).where(eq(products.name, 'DB-0200'));
  const { body } = await uk.post(URL, { parts: [{ part: 'DB-0200' }] });
  expect(body[0]).toMatchObject({ productId: null, unitPriceMinor: null, listPriceMinor: null, promise: null });
  const many = Array.from({ length: 501 }, () => ({ part: 'DB-0150' }));
  expect((await uk.post(URL, { parts: many })).status).toBe(400);
  expect((await uk.post(URL, { parts: [{ part: 'DB-0150', quantity: 0 }] })).status).toBe(400);
  expect((await shop.api.post(URL, { parts: [] })).status).toBe(401);
});

test('the number of statements does not grow with the parts (M2)', async ({ shop }) => {
  const uk = await shop.as('uk@converter.test');
  const statementsOf = async (count: number) => {
    const parts = Array.from({ length: count }, (_, index) => ({ part: index % 2 === 0 ? 'DB-0150' : 'DB-0200' }));
    return (await recordStatements(() => uk.post(URL, { parts }))).length;
  };
  const one = await statementsOf(1);
  expect(one).toBeGreaterThan(2);
  expect(await statementsOf(500)).toBe(one);
});

test('a key sees stock only with the scope of the catalogue (M1)', async ({ shop }) => {
  const owner = { companyId: 1, customerId: 1 };
  const parts = [{ part: 'DB-0150' }];
  const prices = await putKey(shop, owner, { scopes: ['prices:read'] });
  const both = await putKey(shop, owner, { scopes: ['prices:read', 'catalogue:read'] });
  expect((await prices.post(URL, { parts })).body[0]).toMatchObject({ unitPriceMinor: 3034, promise: null });
  expect((await both.post(URL, { parts })).body[0].promise).not.toBeNull();
});
