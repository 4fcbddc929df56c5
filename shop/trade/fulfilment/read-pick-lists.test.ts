import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { makeKit } from '../../catalogue/parts/testing/make-kit.ts';
import { orders } from '../orders/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { PickedPart } from './paths.ts';

/** Orders these quantities as uk@; returns the order's id. */
function order(shop: TestShop, ...lines: readonly [productId: number | undefined, quantity: number][]) {
  return orderWith(shop, {}, lines);
}

/** Orders with order fields. */
async function orderWith(
  shop: TestShop,
  fields: object,
  lines: readonly [productId: number | undefined, quantity: number][],
) {
  const uk = await shop.as('uk@converter.test');
  const guid = crypto.randomUUID();
  for (const [productID, productQuantity] of lines)
    await uk.post('/api/Cart/CreateCartItem', { productID, guid, productQuantity, price: 1 });
  return (await uk.post('/api/Sale/AddSale', { cartGuid: guid, deliveryID: 1, PONumber: 'PO bins', ...fields }))
    .body as number;
}

async function setPlace(
  { shop }: TestShop,
  id: number | undefined,
  { storageBin, stockLevel }: { storageBin: string; stockLevel: number },
) {
  await shop.db.execute(sql`update products set stock_level = ${stockLevel} where id = ${id}`);
  await shop.db
    .update(products)
    .set({ storageBin })
    .where(eq(products.id, id ?? 0));
}

async function picksOf(shop: TestShop, orderId: number): Promise<PickedPart[]> {
  const { body } = await (await shop.asStaff()).get(`/api/Sale/GetPickLists?orders=${orderId},999999`);
  expect(body).toMatchObject([{ orderId }]); // the other is unknown
  return body[0].parts;
}

test('of a kit its parts are fetched, each from its bin; what is missing is not (L2, J7)', async ({
  ownShop: shop,
}) => {
  const { kitId, partIds } = await makeKit(shop, [2, 1]);
  const [two, one] = partIds;
  await setPlace(shop, two, { storageBin: 'B-2', stockLevel: 50 });
  await setPlace(shop, one, { storageBin: 'A-1', stockLevel: 2 });
  const orderId = await order(shop, [kitId, 3]);
  const picks = await picksOf(shop, orderId);
  expect(picks).toMatchObject([
    { productId: one, storageBin: 'A-1', toPick: 2, missing: 1 },
    { productId: two, storageBin: 'B-2', toPick: 6, missing: 0 },
  ]);
});

test('shipped units are not fetched again, and nothing of a cancelled order (L2)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  await setPlace(shop, 140, { storageBin: 'C-1', stockLevel: 100 });
  const orderId = await order(shop, [140, 5]);
  const [line] = await picksOf(shop, orderId);
  const lines = [{ orderLineId: line?.orderLineId, quantity: 2 }];
  expect((await staff.post('/api/Sale/AddShipment', { orderId, lines, carrierId: null })).status).toBe(200);
  expect(await picksOf(shop, orderId)).toMatchObject([{ toPick: 3, storageBin: 'C-1' }]);
  const other = await order(shop, [140, 5]);
  await staff.post('/api/Sale/TakeOrderStep', { orderIds: [other], step: 'cancel' });
  expect(await picksOf(shop, other)).toEqual([]);
});

test('an order that must ship complete waits for stock: no pick, no part shipment, a mark in the queue (L2, L3)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  await setPlace(shop, 140, { storageBin: 'C-1', stockLevel: 3 });
  const orderId = await orderWith(shop, { shipping: 'complete' }, [[140, 5]]);
  const waiting = (await staff.get(`/api/Sale/GetPickLists?orders=${orderId}`)).body[0];
  expect(waiting).toMatchObject({ waitsForStock: true, parts: [{ toPick: 3, missing: 2 }] });
  const queued = (await staff.get(`/api/Sale/GetOrderQueue?search=MA00${orderId}`)).body;
  expect(queued).toMatchObject([{ shipping: 'complete', isShort: true }]);
  const lines = [{ orderLineId: waiting.parts[0].orderLineId, quantity: 3 }];
  const part = await staff.post('/api/Sale/AddShipment', { orderId, lines, carrierId: null });
  expect([part.status, part.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, ['lines']]);
  expect((await staff.post('/api/Sale/AddShipment', { orderId, carrierId: null })).status).toBe(200);
  const [kept] = await shop.shop.db.select({ shipping: orders.shipping }).from(orders).where(eq(orders.id, orderId));
  expect(kept?.shipping).toBe('complete');
});

test('an order that ships what is there is picked and shipped in parts (L2, L3)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  await setPlace(shop, 140, { storageBin: 'C-1', stockLevel: 3 });
  const orderId = await order(shop, [140, 5]);
  const picks = (await staff.get(`/api/Sale/GetPickLists?orders=${orderId}`)).body[0];
  expect(picks).toMatchObject({ waitsForStock: false, parts: [{ toPick: 3, missing: 2 }] });
  const lines = [{ orderLineId: picks.parts[0].orderLineId, quantity: 3 }];
  expect((await staff.post('/api/Sale/AddShipment', { orderId, lines, carrierId: null })).status).toBe(200);
});
