import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { stockMovements } from '#shop/catalogue/stock/tables.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';

const LIST = '/api/Stock/GetReplenishment';

/** A part with 20 in stock and a reorder point of 10, of which 365 were sold in a year: one a day. */
async function sellOneADay({ shop: { db } }: TestShop, name: string, terms: Partial<typeof products.$inferInsert>) {
  const [part] = await db.select({ id: products.id }).from(products).where(eq(products.name, name));
  const productId = part?.id ?? 0;
  await db.update(products).set({ stockLevel: 385 }).where(eq(products.id, productId));
  await db.insert(stockMovements).values({ productId, kind: 'sale', quantity: -365, shelfQuantity: -365 });
  await db
    .update(products)
    .set({ lowStock: 10, leadTimeDays: 15, packSize: 1, supplier: 'Ätzwerk Köln', ...terms })
    .where(eq(products.id, productId));
  return productId;
}

test('the quantity to order covers the lead time and a month above the reorder point (L4)', async ({ shop }) => {
  await sellOneADay(shop, 'DB-0025', {});
  const { body } = await (await shop.asStaff()).get(`${LIST}?search=DB-0025`);
  expect(body[0]).toMatchObject({ stockLevel: 20, soldInYear: 365, arriving: 0, missing: 0, suggested: 35 });
});

test('expected goods are taken off, and a part without need is not listed (L4)', async ({ shop }) => {
  const productId = await sellOneADay(shop, 'DB-0200', { packSize: 12 });
  const staff = await shop.asStaff();
  const found = async () => (await staff.get(`${LIST}?search=atzwerk`)).body;
  expect(await found()).toContainEqual(expect.objectContaining({ id: productId, suggested: 36 }));
  await staff.post('/api/Stock/AddArrival', { productId, quantity: 20, expectedOn: '2099-01-01' });
  expect(await found()).toContainEqual(expect.objectContaining({ id: productId, arriving: 20, suggested: 24 }));
  await staff.post('/api/Stock/AddArrival', { productId, quantity: 24, expectedOn: '2099-01-01' });
  expect((await found()).map(({ id }: { id: number }) => id)).not.toContain(productId);
});
