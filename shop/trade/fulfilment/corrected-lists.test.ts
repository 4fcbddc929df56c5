import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type ApiAnswer, type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { requestReturn } from '../returns/testing/prepare-return.ts';
import { newOrder } from './testing/counter.ts';

const idsOf = ({ body }: ApiAnswer): number[] => body.map(({ saleID }: { saleID: number }) => saleID);

/**
 * Orders of ten, five and two units at the same price; the first is then corrected to one unit, under another PO
 * number.
 */
async function threeOrders(shop: TestShop) {
  const [ten, five, two] = [await newOrder(shop, [10]), await newOrder(shop, [5]), await newOrder(shop, [2])];
  const { orderId, uk, staff } = ten;
  const [line] = (await uk.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body.lines;
  const corrected = await staff.post('/api/Sale/CorrectOrder', {
    orderId,
    version: 1,
    purchaseOrderNumber: '000 corrected',
    lines: [{ orderLineId: line.orderLineId, quantity: 1 }],
    why: 'As you wrote',
  });
  expect([corrected.status, corrected.body]).toEqual([200, 2]);
  return { uk, staff, one: orderId, five: five.orderId, two: two.orderId };
}

/** The order in which a list returns these orders. */
async function sorted(staff: ApiCaller, question: string, ids: readonly number[]): Promise<number[]> {
  const all = idsOf(await staff.get(`/api/Sale/GetOrderList?pageSize=500&${question}`));
  return all.filter((id) => ids.includes(id));
}

test('the list of orders sorts by the figures and the PO number that it shows: those of the correction (L5)', async ({
  ownShop,
}) => {
  const { staff, one, two, five } = await threeOrders(ownShop);
  const { body } = await staff.get('/api/Sale/GetOrderList?pageSize=500&search=000%20corrected');
  expect(body).toMatchObject([{ saleID: one, subTotal: 30.65, poNumber: '000 corrected' }]);
  for (const list of ['status=complete', `customerId=${body[0].userID}`]) {
    const ids = [one, two, five];
    expect(await sorted(staff, `${list}&sort=subtotal&direction=asc`, ids)).toEqual([one, two, five]);
    expect(await sorted(staff, `${list}&sort=subtotal&direction=desc`, ids)).toEqual([five, two, one]);
    expect((await sorted(staff, `${list}&sort=purchaseOrder&direction=asc`, ids))[0]).toBe(one);
  }
});

test('the views have every declared column', async ({ shop }) => {
  const [order] = await shop.shop.db.select().from(currentOrders).where(eq(currentOrders.id, 1116));
  expect(order).toMatchObject({ id: 1116, version: null, versionMadeAt: null, versionWhy: null, versionChanges: null });
  const lines = await shop.shop.db.select().from(currentOrderLines).where(eq(currentOrderLines.orderId, 1116));
  expect(lines.length).toBeGreaterThan(0);
});

test('documents and returns show the PO number of the correction, and are found by either (L5)', async ({
  ownShop,
}) => {
  const { uk, staff, one } = await threeOrders(ownShop);
  await staff.post('/api/Sale/AddShipment', { orderId: one });
  const [placed] = (await uk.get(`/api/Sale/GetOrderVersions/${one}`)).body.versions[0].changes;
  const documents = await uk.get('/api/Sale/GetDocuments?search=000%20corrected');
  expect(documents.body).toMatchObject([{ orderId: one, purchaseOrderNumber: '000 corrected' }]);
  const byOld = await uk.get(`/api/Sale/GetDocuments?search=${encodeURIComponent(placed.before)}`);
  expect(byOld.body.map(({ orderId }: { orderId: number }) => orderId)).toContain(one);
  const [line] = (await uk.get(`/api/Sale/GetOrderDelivery/${one}`)).body.lines;
  await requestReturn(uk, { orderId: one, orderLineId: line.orderLineId });
  const returns = await uk.get('/api/Return/GetReturns');
  expect(returns.body[0]).toMatchObject({ orderId: one, purchaseOrderNumber: '000 corrected' });
});
