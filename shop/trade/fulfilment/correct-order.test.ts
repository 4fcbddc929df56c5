import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { newOrder, shelfOf, stockOf } from './testing/counter.ts';

const correct = '/api/Sale/CorrectOrder';
const ship = '/api/Sale/AddShipment';

const saleOf = async (caller: ApiCaller, orderId: number) =>
  (await caller.get(`/api/Sale/GetSaleByID/${orderId}`)).body;
const itemsOf = async (caller: ApiCaller, orderId: number) =>
  (await caller.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${orderId}`)).body;
const deliveryOf = async (caller: ApiCaller, orderId: number) =>
  (await caller.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;

describe('staff correct an order that has not shipped yet (L5)', () => {
  test('its address, PO number and quantities: the snapshot stays, everything shows the new version', async ({
    shop,
  }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5, 2]);
    const before = await saleOf(uk, orderId);
    const [first, second] = (await deliveryOf(uk, orderId)).lines;
    const { status, body } = await staff.post(correct, {
      orderId,
      version: 1,
      deliveryAddress: 'Hall 3\nLeeds\nUnited Kingdom',
      purchaseOrderNumber: 'PO new',
      lines: [
        { orderLineId: first.orderLineId, quantity: 9 },
        { orderLineId: second.orderLineId, quantity: 0 },
      ],
      why: 'As you wrote today',
    });
    expect([status, body]).toEqual([200, 2]);
    expect(await itemsOf(uk, orderId)).toMatchObject([{ salePrice: 30.65, productQuantity: 9, subTotal: 275.85 }]);
    expect(await saleOf(uk, orderId)).toMatchObject({
      deliveryAddress: 'Hall 3\nLeeds\nUnited Kingdom',
      poNumber: 'PO new',
      goods: 275.85,
      subTotal: 275.85,
      deliveryCharge: 15,
      total: 290.85,
      saleVersion: { versionNumber: 2, versionReason: 'As you wrote today' },
    });
    expect([await stockOf(shop, productIds[0]), await stockOf(shop, productIds[1])]).toEqual([11, 20]);
    const { placed, versions } = (await uk.get(`/api/Sale/GetOrderVersions/${orderId}`)).body;
    expect(placed).toMatchObject({
      purchaseOrderNumber: before.poNumber,
      deliveryAddress: before.deliveryAddress,
      totalMinor: 22_955,
      lines: [{ quantity: 5 }, { quantity: 2 }],
    });
    expect(versions).toMatchObject([
      {
        number: 2,
        changes: [
          { what: 'address' },
          { what: 'purchase-order', before: before.poNumber, after: 'PO new' },
          { what: 'quantity', before: '5', after: '9' },
          { what: 'quantity', before: '2', after: '0' },
          { what: 'total', beforeMinor: 22_955 },
        ],
      },
    ]);
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ purchaseOrderNumber: before.poNumber, totalMinor: 22_955 });
    const found = (await staff.get('/api/Sale/GetOrderList?search=PO%20new')).body;
    expect(found.map(({ saleID }: { saleID: number }) => saleID)).toContain(orderId);
    const [audited] = (await staff.get(`/api/Audit/GetAuditEntries?entity=order&entityId=${orderId}`)).body;
    // An amount by its unit: the history shows 229.55, not 22955.
    expect(audited).toMatchObject({ before: { totalMinor: 22_955 }, after: { totalMinor: 29_085 } });
  });

  test('a part is replaced by another at its current price, and can be shipped', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5]);
    const other = await newProduct(shop, { stockLevel: 3, salesUnit: 'roll' });
    const [line] = (await deliveryOf(uk, orderId)).lines;
    const typed = other.name.toLowerCase().replaceAll('-', ' '); // a part number in any notation (D9)
    const lines = [{ orderLineId: line.orderLineId, quantity: 4, replacedBy: typed }];
    expect((await staff.post(correct, { orderId, version: 1, lines })).status).toBe(200);
    expect(await itemsOf(uk, orderId)).toMatchObject([
      { productName: other.name, productQuantity: 4, salesUnit: 'roll' },
    ]);
    expect([await stockOf(shop, productIds[0]), await stockOf(shop, other.id)]).toEqual([20, 0]);
    expect((await deliveryOf(uk, orderId)).lines).toMatchObject([{ ordered: 4, left: 4, missing: 1 }]);
    expect((await staff.post(ship, { orderId })).status).toBe(200);
    expect((await deliveryOf(uk, orderId)).state).toBe('sent');
    expect([await shelfOf(shop, productIds[0]), await shelfOf(shop, other.id)]).toEqual([20, 0]);
    const kept = await shop.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(kept.map(({ quantity, addedIn }) => [quantity, addedIn])).toEqual([
      [5, 1],
      [4, 2],
    ]);
  });

  test('a part is replaced by a width, typed in any unit', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [5]);
    const [{ orderLineId }] = (await deliveryOf(uk, orderId)).lines;
    const lines = [{ orderLineId, quantity: 4, replacedBy: 'TT-1015-25', replacedByWidth: '5 cm' }];
    expect((await staff.post(correct, { orderId, version: 1, lines })).status).toBe(200);
    expect(await itemsOf(uk, orderId)).toMatchObject([
      { productName: 'TT-1015-25', subProductVariantDetails: '50 mm' },
    ]);
  });

  test('a removed line comes back at its earlier price', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5, 2]);
    const [, gone] = (await deliveryOf(uk, orderId)).lines;
    const { orderLineId } = gone;
    await staff.post(correct, { orderId, version: 1, lines: [{ orderLineId, quantity: 0 }] });
    expect((await deliveryOf(uk, orderId)).lines).toHaveLength(1);
    expect(await stockOf(shop, productIds[1])).toBe(20);
    const back = await staff.post(correct, { orderId, version: 2, lines: [{ orderLineId, quantity: 1 }] });
    expect([back.status, back.body]).toEqual([200, 3]);
    expect((await deliveryOf(uk, orderId)).lines[1]).toMatchObject({ orderLineId, ordered: 1, left: 1 });
    expect(await stockOf(shop, productIds[1])).toBe(19);
    const { versions } = (await uk.get(`/api/Sale/GetOrderVersions/${orderId}`)).body;
    expect(versions[1].changes[0]).toMatchObject({ what: 'added', after: '1', afterMinor: expect.any(Number) });
  });

  test('not below what has shipped; down to that, the order is shipped', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5]);
    const [{ orderLineId }] = (await deliveryOf(uk, orderId)).lines;
    await staff.post(ship, { orderId, lines: [{ orderLineId, quantity: 3 }] });
    const below = await staff.post(correct, { orderId, version: 1, lines: [{ orderLineId, quantity: 2 }] });
    expect([below.status, below.body.errors]).toEqual([
      400,
      [{ field: 'lines.0.productQuantity', message: '3 of it have already shipped' }],
    ]);
    expect((await staff.post(correct, { orderId, version: 1, lines: [{ orderLineId, quantity: 3 }] })).status).toBe(
      200,
    );
    expect(await deliveryOf(uk, orderId)).toMatchObject({ state: 'sent', lines: [{ ordered: 3, sent: 3, left: 0 }] });
    expect([await stockOf(shop, productIds[0]), await shelfOf(shop, productIds[0])]).toEqual([17, 17]);
    expect((await staff.post(correct, { orderId, version: 2, purchaseOrderNumber: 'PO x' })).status).toBe(409);
  });

  test('a smaller back-order waits for less, and the stock is never negative', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5], 2);
    const [{ orderLineId }] = (await deliveryOf(uk, orderId)).lines;
    await staff.post(correct, { orderId, version: 1, lines: [{ orderLineId, quantity: 4 }] });
    expect((await deliveryOf(uk, orderId)).lines).toMatchObject([{ left: 4, missing: 2 }]);
    await staff.post(correct, { orderId, version: 2, lines: [{ orderLineId, quantity: 1 }] });
    expect((await deliveryOf(uk, orderId)).lines).toMatchObject([{ left: 1, missing: 0 }]);
    expect(await stockOf(shop, productIds[0])).toBe(1);
    await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'cancel' });
    expect(await stockOf(shop, productIds[0])).toBe(2);
  });

  test('two at the counter correct it at once: the second is refused, and it is changed once', async ({ shop }) => {
    const { orderId, productIds, uk, staff } = await newOrder(shop, [5]);
    const [{ orderLineId }] = (await deliveryOf(uk, orderId)).lines;
    const lines = [{ orderLineId, quantity: 9 }];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.post(correct, { orderId, version: 1, lines })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await stockOf(shop, productIds[0])).toBe(11);
  });

  test('the buyer receives the old and the new values; their open request for a change is accepted', async ({
    ownShop,
  }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [5]);
    await uk.post('/api/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'Another PO number, please' });
    await staff.post(correct, { orderId, version: 1, purchaseOrderNumber: 'PO 9' });
    await deliverAll(ownShop);
    const { subject, text } = await lastMail(ownShop, 'order-changed');
    expect(subject).toBe(`Your order MA00${orderId} has been updated`);
    expect(text).toMatch(/PO number: .+ → PO 9/);
    expect((await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body[0].requestState).toBe('accepted');
  });

  test('its order fields: the snapshot stays, order, versions and mail have the new values (H4)', async ({
    ownShop,
  }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [5]);
    const [order] = await ownShop.shop.db.select().from(orders).where(eq(orders.id, orderId));
    const rules = { costCentreRule: 'required', requisitionRule: 'optional', wantedByRule: 'optional' };
    const asked = { customerId: order?.customerId, ...rules, costCentres: ['4100 Pressroom', '4200 Finishing'] };
    const version = async (version: number, typed: object) => staff.post(correct, { orderId, version, ...typed });
    expect((await version(1, { costCentre: '4100 Pressroom' })).body.errors).toEqual([
      { field: 'costCentre', message: 'This order field is hidden for the company' },
    ]);
    expect((await staff.post('/api/Company/SaveOrderFieldsOf', asked)).body).toBe(1);
    expect((await version(1, { costCentre: 'Elsewhere', wantedBy: '2020-01-01' })).body.errors).toMatchObject([
      { field: 'costCentre' },
      { field: 'wantedBy' },
    ]);
    expect((await version(1, { wantedBy: 'soon' })).body.errors).toMatchObject([{ field: 'wantedBy' }]);

    const fields = { costCentre: '4100 Pressroom', requisitionNumber: 'R-77', wantedBy: '2999-12-03' };
    expect((await version(1, fields)).body).toBe(2);
    expect(await saleOf(uk, orderId)).toMatchObject(fields);
    expect((await version(2, { costCentre: '4200 Finishing', requisitionNumber: '' })).body).toBe(3);
    expect(await saleOf(uk, orderId)).toMatchObject({
      costCentre: '4200 Finishing',
      requisitionNumber: null,
      wantedBy: '2999-12-03',
    });
    const { placed, versions } = (await uk.get(`/api/Sale/GetOrderVersions/${orderId}`)).body;
    expect(placed).toMatchObject({ costCentre: null, requisitionNumber: null, wantedBy: null });
    expect(versions.map(({ changes }: { changes: object[] }) => changes)).toMatchObject([
      [
        { what: 'cost-centre', before: null, after: '4100 Pressroom' },
        { what: 'requisition', before: null, after: 'R-77' },
        { what: 'wanted-by', before: null, after: '2999-12-03' },
      ],
      [
        { what: 'cost-centre', before: '4100 Pressroom', after: '4200 Finishing' },
        { what: 'requisition', before: 'R-77', after: null },
      ],
    ]);
    await deliverAll(ownShop);
    const { text } = await lastMail(ownShop, 'order-changed');
    expect(text).toContain('Cost centre: 4100 Pressroom → 4200 Finishing');
    expect(text).toContain('Requisition number: R-77 → –');
    expect((await version(3, { why: 'Nothing' })).body.errors).toMatchObject([{ field: 'lines' }]);
  });

  test.for([
    [{}, 'lines'],
    [{ purchaseOrderNumber: '' }, 'poNumber'],
    [{ deliveryAddress: ' ' }, 'deliveryAddress'],
    [{ deliveryAddressId: 2_000_000 }, 'deliveryID'],
    [{ lines: [{ orderLineId: 1, quantity: 101 }] }, 'lines.0.productQuantity'],
    [{ lines: [{ orderLineId: 1, quantity: 1 }] }, 'lines.0.productQuantity'],
  ] as const)('%j is refused at %s, and nothing is changed', async ([odd, field], { shop }) => {
    const { orderId, staff } = await newOrder(shop, [5]);
    const { status, body } = await staff.post(correct, { orderId, version: 1, ...odd });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect((await saleOf(staff, orderId)).saleVersion).toBe(null);
  });

  test.for([
    [{ replacedBy: 'NO-SUCH-PART' }, 'lines.0.replacedBy'],
    [{ replacedBy: 'DB-0150', replacedByWidth: '50 mm' }, 'lines.0.replacedByWidth'],
  ] as const)('a line is not replaced by %j', async ([odd, field], { shop }) => {
    const { orderId, staff } = await newOrder(shop, [5]);
    const [{ orderLineId }] = (await deliveryOf(staff, orderId)).lines;
    const lines = [{ orderLineId, quantity: 1, ...odd }];
    const { status, body } = await staff.post(correct, { orderId, version: 1, lines });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await itemsOf(staff, orderId)).toMatchObject([{ productQuantity: 5 }]);
  });
});
