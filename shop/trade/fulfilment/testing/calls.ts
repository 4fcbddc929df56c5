import { CUSTOMER } from '#server/api/testing/callers.ts';
import { type Preparations, copiedOrder, next, nowIn, staffPassword } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { changeRequests } from '#shop/trade/fulfilment/tables.ts';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Sale/GetOrderDelivery/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDelivery/${orderId}`)] },
  'GET /Sale/GetOrderRequests/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderRequests/${orderId}`)] },
  'GET /Sale/GetOrderVersions/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderVersions/${orderId}`)] },
  'POST /Sale/AskForOrderChange': {
    calls: [({ orderId }) => post('/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'More of it' })],
  },
  'POST /Sale/WithdrawOrderRequest': { calls: [({ orderId }) => post('/Sale/WithdrawOrderRequest', { orderId })] },
};

/** Creates an order with an open request of its customer. */
async function askedOrder(shop: TestShop): Promise<number> {
  const orderId = await copiedOrder(shop);
  await shop.shop.db.insert(changeRequests).values({
    orderId,
    customerId: CUSTOMER,
    wish: 'change',
    wishText: 'Please send it to our works in Leeds.',
    askedBy: 'Ada',
    askedAt: nowIn(shop),
  });
  return orderId;
}

async function takenStep(shop: TestShop): Promise<number> {
  const orderId = await copiedOrder(shop);
  const staff = await shop.asStaff('staff@pressline.test', await staffPassword(shop));
  const { body } = await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'accept' });
  return body.done[0].eventId;
}

export const preparations: Preparations['preparations'] = {
  'POST /Sale/TakeOrderStep': async (shop) => ({ body: { orderIds: [await copiedOrder(shop)], step: 'accept' } }),
  'POST /Sale/UndoOrderStep': async (shop) => ({ body: { eventIds: [await takenStep(shop)] } }),
  'POST /Sale/CorrectOrder': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop), purchaseOrderNumber: `PO ${next(shop)}` },
  }),
  'POST /Sale/AskForOrderChange': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop) },
  }),
  'POST /Sale/WithdrawOrderRequest': async (shop) => ({ body: { orderId: await askedOrder(shop) } }),
  'POST /Sale/AnswerOrderRequest': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await askedOrder(shop) },
  }),
  'POST /Carrier/SaveCarrier': async (_shop, { body }) => ({
    body: { ...(body as object), name: `Carrier ${crypto.randomUUID()}` },
  }),
  'POST /Sale/AddShipment': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop) },
  }),
};
