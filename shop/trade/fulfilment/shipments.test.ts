import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { bookMovements } from '../../catalogue/stock/book-movements.ts';
import { lockStock } from '../../catalogue/stock/stock-queries.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import { ADDRESS, place } from '../orders/testing/buying.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { newOrder, shelfOf, stockOf } from './testing/counter.ts';

const ship = '/api/Sale/AddShipment';

async function deliveryOf(caller: ApiCaller, orderId: number) {
  return (await caller.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;
}

async function newCarrier(shop: TestShop): Promise<number> {
  const staff = await shop.asStaff();
  const name = `Carrier ${crypto.randomUUID()}`;
  const { body } = await staff.post('/api/Carrier/SaveCarrier', {
    id: 0,
    name,
    trackingUrl: 'https://parcels.test/{number}',
  });
  return body as number;
}

/** Saves an address for which delivery is to be advised; returns its id. */
async function addressInJapan(caller: ApiCaller & { customerId: number }): Promise<number> {
  await caller.post('/api/DeliveryAddress/SaveDeliveryAddress', {
    deliveryID: 0,
    contactName: 'Osaka',
    deliveryBuildingNo: '1 Umeda',
    deliveryPostalcode: '530-0001',
    countryID: 113,
  });
  const { body } = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${caller.customerId}`);
  return body[0].deliveryID;
}

describe('goods are shipped (L3)', () => {
  test('a part now and the rest later: the order says what has shipped and what is left, and when it is complete', async ({
    shop,
  }) => {
    const { orderId, productIds, staff, uk } = await newOrder(shop, [5, 2]);
    const carrierId = await newCarrier(shop);
    const { lines } = await deliveryOf(uk, orderId);
    expect(lines).toMatchObject([
      { ordered: 5, sent: 0, left: 5, missing: 0 },
      { ordered: 2, sent: 0, left: 2, missing: 0 },
    ]);
    const [first] = lines;
    const part = {
      orderId,
      lines: [{ orderLineId: first.orderLineId, quantity: 3 }],
      carrierId,
      trackingNumber: '1Z 42',
      shippedOn: '2026-03-02',
    };
    expect((await staff.post(ship, part)).status).toBe(200);
    const after = await deliveryOf(uk, orderId);
    expect(after).toMatchObject({
      state: 'partly-sent',
      lines: [
        { sent: 3, left: 2 },
        { sent: 0, left: 2 },
      ],
      shipments: [
        { position: 1, shippedOn: '2026-03-02', trackingNumber: '1Z 42', trackingLink: 'https://parcels.test/1Z%2042' },
      ],
    });
    expect((await staff.post(ship, { orderId, shippedOn: '2026-03-09' })).status).toBe(200);
    expect(await deliveryOf(uk, orderId)).toMatchObject({ state: 'sent', lines: [{ left: 0 }, { left: 0 }] });
    const sale = (await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body;
    expect(sale).toMatchObject({ saleState: 'sent', saleDespatch: '2026-03-09' });
    expect(await stockOf(shop, productIds[0])).toBe(15);
    expect(await shelfOf(shop, productIds[0])).toBe(15);
  });

  test('the buyer is informed of each shipment', async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [2]);
    const { body: shipmentId } = await staff.post(ship, { orderId });
    const mails = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'order-shipped'));
    expect(mails.map(({ payload }) => payload)).toContainEqual({ orderId, shipmentId });
  });

  test('the mail states the delivery charge if it was to be advised, and the order’s new total (D6)', async ({
    shop,
  }) => {
    const { orderId, uk, staff } = await newOrder(shop, [5]);
    const [{ orderLineId }] = (await deliveryOf(staff, orderId)).lines;
    const sentWith = async (deliveryMinor?: number) => {
      await staff.post(ship, { orderId, lines: [{ orderLineId, quantity: 1 }], deliveryMinor });
      await deliverAll(shop);
      return (await lastMail(shop, 'order-shipped')).text;
    };
    expect(await sentWith()).not.toContain('Delivery charge');
    await staff.post('/api/Sale/CorrectOrder', { orderId, version: 1, deliveryAddressId: await addressInJapan(uk) });
    expect(await sentWith()).not.toContain('Delivery charge');
    expect(await sentWith(6000)).toContain('Delivery charge: £60.00. Your order total is £213.25.');
    expect(await sentWith()).toContain('Delivery charge: £60.00. Your order total is £213.25.');
  });

  test('more than is left is refused at its line, and nothing is booked', async ({ shop }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5]);
    const [line] = (await deliveryOf(staff, orderId)).lines;
    const { status, body } = await staff.post(ship, {
      orderId,
      lines: [{ orderLineId: line.orderLineId, quantity: 6 }],
    });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'lines.0.productQuantity', message: 'Only 5 remain to be shipped' }],
    ]);
    expect((await deliveryOf(staff, orderId)).shipments).toEqual([]);
    expect(await shelfOf(shop, productIds[0])).toBe(20);
  });

  test('two at the counter ship the same goods at once: they ship once', async ({ shop }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => staff.post(ship, { orderId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await shelfOf(shop, productIds[0])).toBe(15);
  });

  test('a call repeated with its key gets the same answer, and ships once', async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [5]);
    const [line] = (await deliveryOf(staff, orderId)).lines;
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: ship,
        headers: { authorization: `Bearer ${staff.token}`, 'idempotency-key': `ship-${orderId}` },
        payload: { saleID: orderId, lines: [{ saleItemID: line.orderLineId, productQuantity: 2 }] },
      });
    const [one, again] = [await send(), await send()];
    expect(again.body).toBe(one.body);
    expect((await deliveryOf(staff, orderId)).lines).toMatchObject([{ sent: 2, left: 3 }]);
  });

  test('a cancelled order cannot be shipped, even if a colleague cancels it at that moment', async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [5]);
    await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'cancel' });
    const { status, body } = await staff.post(ship, { orderId });
    expect([status, body.code]).toEqual([409, 'order.not-sendable']);
    const racing = await newOrder(shop, [5]);
    const answers = await Promise.all([
      staff.post(ship, { orderId: racing.orderId }),
      staff.post('/api/Sale/TakeOrderStep', { orderIds: [racing.orderId], step: 'cancel' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('back-ordered goods that ship anyway wait no longer, and the shelf is never negative', async ({ shop }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5], 2);
    expect((await deliveryOf(staff, orderId)).lines).toMatchObject([{ left: 5, missing: 3 }]);
    await staff.post(ship, { orderId });
    expect((await deliveryOf(staff, orderId)).lines).toMatchObject([{ left: 0, missing: 0 }]);
    expect(await shelfOf(shop, productIds[0])).toBe(0);
  });

  test('goods received at that moment for a waiting line ship with it, and leave nothing in the books', async ({
    shop,
  }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5], 2);
    const [productId = 0] = productIds;
    const leaving = await inTransaction(shop.shop.db, async (tx) => {
      await lockStock(tx, productId);
      await bookMovements(tx, new Date(), [{ productId, kind: 'arrival', quantity: 3 }]);
      const shipped = staff.post(ship, { orderId });
      await waitForLockWait(shop, shipped);
      return { shipped };
    });
    expect((await leaving.shipped).status).toBe(200);
    expect((await deliveryOf(staff, orderId)).lines).toMatchObject([{ left: 0, missing: 0 }]);
    expect([await stockOf(shop, productId), await shelfOf(shop, productId)]).toEqual([0, 0]);
  });

  test('closing a part-shipped order returns the rest to stock', async ({ shop }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5]);
    const [line] = (await deliveryOf(staff, orderId)).lines;
    await staff.post(ship, { orderId, lines: [{ orderLineId: line.orderLineId, quantity: 2 }] });
    await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'close' });
    expect(await stockOf(shop, productIds[0])).toBe(18);
    expect(await shelfOf(shop, productIds[0])).toBe(18);
  });

  test('delivery is advised by the corrected address, but not if its charge is known (D6, L5)', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5]);
    const abroad = await addressInJapan(uk);
    const correct = (order: number, deliveryAddressId: number) =>
      staff.post('/api/Sale/CorrectOrder', { orderId: order, version: 1, deliveryAddressId });
    const advise = (order: number) => staff.post(ship, { orderId: order, deliveryMinor: 6000 });
    await correct(orderId, abroad);
    expect((await advise(orderId)).status).toBe(200);
    expect((await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body).toMatchObject({ deliveryCharge: 60 });

    const cartGuid = crypto.randomUUID();
    await uk.post('/api/Cart/CreateCartItem', {
      productID: productIds[0],
      guid: cartGuid,
      productQuantity: 5,
      price: 1,
    });
    const { body: home } = await place(uk, cartGuid, abroad);
    await correct(home, ADDRESS.uk);
    expect((await advise(home)).body).toMatchObject({ errors: [{ field: 'deliveryCharge' }] });
    expect((await uk.get(`/api/Sale/GetSaleByID/${home}`)).body).toMatchObject({ deliveryCharge: 15 });
  });

  test('an advised charge of zero is known: shown as 0.00 at every entry point, and not advised again (D6, L3)', async ({
    shop,
  }) => {
    const { orderId, uk, staff } = await newOrder(shop, [5]);
    const deliveryAddressId = await addressInJapan(uk);
    await staff.post('/api/Sale/CorrectOrder', { orderId, version: 1, deliveryAddressId });
    const [{ orderLineId }] = (await deliveryOf(staff, orderId)).lines;
    const lines = [{ orderLineId, quantity: 1 }];
    const shown = async () => {
      const order = await findAnyOrder(shop.shop.db, orderId);
      return [order?.deliveryMinor, order?.subtotalMinor === order?.totalMinor];
    };
    expect(await shown()).toEqual([null, true]);
    expect((await staff.post(ship, { orderId, lines, deliveryMinor: 0 })).status).toBe(200);
    expect(await shown()).toEqual([0, true]);
    expect((await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body).toMatchObject({ deliveryCharge: 0 });
    expect((await staff.post(ship, { orderId, lines, deliveryMinor: 6000 })).body).toMatchObject({
      errors: [{ field: 'deliveryCharge' }],
    });

    await staff.post('/api/Sale/CorrectOrder', { orderId, version: 2, purchaseOrderNumber: 'PO 4712' });
    const { versions } = (await uk.get(`/api/Sale/GetOrderVersions/${orderId}`)).body;
    expect(versions.at(-1).changes).toMatchObject([{ what: 'purchase-order' }]);
  });

  test.for([
    [{ trackingNumber: '<b>' }, 'trackingNumber'],
    [{ shippedOn: 'tomorrow' }, 'shippedOn'],
    [{ lines: [{ orderLineId: 1, quantity: -1 }] }, 'lines.0.productQuantity'],
    [{ lines: [] }, 'lines'],
    [{ deliveryMinor: -5 }, 'deliveryCharge'],
    [{ deliveryMinor: 500 }, 'deliveryCharge'],
  ] as const)('%j is refused at %s', async ([odd, field], { shop }) => {
    const { orderId, staff } = await newOrder(shop, [5]);
    const { status, body } = await staff.post(ship, { orderId, ...odd });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test("another company's shipments do not exist", async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [2]);
    const { body: shipmentId } = await staff.post(ship, { orderId });
    const de = await shop.as('de@converter.test');
    expect((await de.get(`/api/Sale/GetOrderDelivery/${orderId}`)).status).toBe(404);
    expect((await de.get(`/Delivery-Note.pdf?shipment=${shipmentId}`)).status).toBe(404);
    expect((await de.get('/Delivery-Note.pdf?shipment=x')).status).toBe(404);
  });
});

test('staff see which goods reduce no stock: they were ordered before stock was kept (L3, L4)', async ({ shop }) => {
  const { orderId, staff, uk } = await newOrder(shop, [25]);
  const { lines } = await deliveryOf(staff, 1136); // an order of the sample data, older than its stock records
  expect(lines.map((line: { left: number; unbooked: number }) => [line.left, line.unbooked])).toEqual([
    [4, 4],
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
  expect((await deliveryOf(staff, orderId)).lines).toMatchObject([{ left: 25, missing: 5, unbooked: 0 }]);
  expect((await deliveryOf(uk, orderId)).lines).toMatchObject([{ unbooked: 0 }]);
});
