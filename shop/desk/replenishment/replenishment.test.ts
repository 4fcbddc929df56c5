import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { ADDRESS, place } from '#shop/trade/orders/testing/buying.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { countTimesOrdered } from './count-times-ordered.ts';

const LIST = '/api/Stock/GetReplenishment';
const ORDER = '/api/Stock/OrderFromSupplier';
const RECEIVE = '/api/Stock/ReceiveArrivals';

/** A part with a reorder point of 10 and 5 in stock, of which 73 were ordered in the last year: one in five days. */
async function order73(shop: TestShop, part: string, terms: Partial<typeof products.$inferInsert> = {}) {
  const { db } = shop.shop;
  const [found] = await db.select({ id: products.id }).from(products).where(eq(products.name, part));
  const productId = found?.id ?? 0;
  const buyer = await shop.as('uk@converter.test');
  await db.update(products).set({ stockLevel: 100, active: true }).where(eq(products.id, productId));
  const guid = await cartWith(shop, buyer, { part, quantity: 73 });
  const { status, body: orderId } = await place(buyer, guid, ADDRESS.uk);
  expect(status).toBe(200);
  const stocked = { stockLevel: 5, lowStock: 10, leadTimeDays: 15, packSize: 1, supplier: 'Ätzwerk Köln', ...terms };
  await db.update(products).set(stocked).where(eq(products.id, productId));
  return { productId, orderId: orderId as number };
}

test('the quantity to order covers the lead time and a month above the reorder point (L4)', async ({
  ownShop: shop,
}) => {
  const part = 'DB-0350-PL';
  const staff = await shop.asStaff();
  await order73(shop, part);
  const { body } = await staff.get(`${LIST}?search=${part}`);
  // 10 + 73 × 45 / 365 - 5.
  expect(body[0]).toMatchObject({ stockLevel: 5, soldInYear: 73, arriving: 0, missing: 0, suggested: 14 });
});

test('a cancelled order is no demand, expected goods are taken off, packs are whole, and a part without need is not listed (L4)', async ({
  ownShop: shop,
}) => {
  const part = 'DB-0350-PL';
  const staff = await shop.asStaff();
  const { productId, orderId } = await order73(shop, part, { packSize: 12 });
  const found = async () => (await staff.get(`${LIST}?search=atzwerk`)).body;
  expect(await found()).toEqual([expect.objectContaining({ id: productId, suggested: 24 })]);
  await staff.post('/api/Stock/AddArrival', { productId, quantity: 4, expectedOn: '2099-01-01' });
  expect(await found()).toEqual([expect.objectContaining({ arriving: 4, suggested: 12 })]);
  await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'cancel' });
  await shop.shop.db.update(products).set({ stockLevel: 5 }).where(eq(products.id, productId));
  expect(await found()).toEqual([expect.objectContaining({ soldInYear: 0, suggested: 12 })]);
  await staff.post('/api/Stock/AddArrival', { productId, quantity: 1, expectedOn: '2099-01-01' });
  expect(await found()).toEqual([]);
});

test('a job counts how often each part was ordered in a year, and orders equal search results by it (I2)', async ({
  ownShop,
}) => {
  const before = new Date(ownShop.shop.clock.now().getTime() - 365 * 24 * 60 * 60 * 1000);
  expect(await countTimesOrdered(ownShop.owner, before)).toBeGreaterThan(0);
  expect(await countTimesOrdered(ownShop.owner, before)).toBe(0);
  const { rows } = await ownShop.owner.execute<{ times: number }>(
    sql`select max(times_ordered) as times from products where times_ordered > 0`,
  );
  expect(rows[0]?.times).toBeGreaterThan(0);
  expect(await countTimesOrdered(ownShop.owner, ownShop.shop.clock.now())).toBeGreaterThan(0);
});

test('a supplier’s parts are ordered once, expected, and received once, all or none (L4)', async ({
  ownShop: shop,
}) => {
  const part = 'DB-0350-PL';
  const staff = await shop.asStaff();
  const { productId } = await order73(shop, part);
  const purchase = async () => (await staff.get('/api/Stock/GetPurchase?supplier=%C3%84tzwerk%20K%C3%B6ln')).body;
  const level = async () => {
    const [found] = await shop.shop.db.select().from(products).where(eq(products.id, productId));
    return found?.stockLevel;
  };
  expect((await purchase()).toOrder).toEqual([expect.objectContaining({ productName: part, suggested: 14 })]);
  expect((await staff.get('/api/Stock/GetSuppliers')).body).toContainEqual({
    supplier: 'Ätzwerk Köln',
    toOrder: 1,
    ordered: 0,
  });

  const line = { productId, quantity: 14, expectedOn: '2099-01-01', arriving: 0 };
  expect((await staff.post(ORDER, { note: 'PO 4711', lines: [line] })).body).toBe(1);
  const twice = await staff.post(ORDER, { note: 'PO 4712', lines: [line] });
  expect([twice.status, twice.body.errors]).toEqual([
    400,
    [
      {
        field: 'lines.0.productQuantity',
        message: 'A colleague has ordered this part since you opened the list. Please reload it.',
      },
    ],
  ]);
  const { toOrder, ordered } = await purchase();
  expect(toOrder).toEqual([]);
  expect(ordered).toEqual([
    {
      arrivalId: expect.any(Number),
      productId,
      productName: part,
      quantity: 14,
      expectedOn: '2099-01-01',
      note: 'PO 4711',
    },
  ]);

  const arrivals = [{ arrivalId: ordered[0].arrivalId, quantity: 12 }];
  const unknown = await staff.post(RECEIVE, { arrivals: [...arrivals, { arrivalId: 999_999, quantity: 1 }] });
  expect([unknown.status, await level()]).toEqual([400, 5]);
  expect((await staff.post(RECEIVE, { arrivals })).body).toBe(1);
  const again = await staff.post(RECEIVE, { arrivals });
  expect([again.status, again.body.errors[0].field, await level()]).toEqual([400, 'arrivals.0.productQuantity', 17]);
  expect((await purchase()).ordered).toEqual([]);
});

test('an order at a supplier without a day or of nothing is refused, and records nothing (L4)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const refused = await staff.post(ORDER, { lines: [{ productId: 140, quantity: 0, expectedOn: '' }] });
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'lines.0.productQuantity',
    'lines.0.expectedOn',
  ]);
  expect((await staff.post(ORDER, { lines: [] })).status).toBe(400);
  expect(
    (await staff.post(ORDER, { lines: [{ productId: 999_999, quantity: 1, expectedOn: '2099-01-01' }] })).status,
  ).toBe(404);
});
