import { CUSTOMER } from '#server/api/testing/callers.ts';
import { type Prepare, type Preparations, copiedOrder } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { orderProgress } from '#shop/trade/orders/tables.ts';
import type { ReturnState } from '#shop/trade/returns/return.ts';
import { lineIdsOf, returnOf, returnWithPicture } from '#shop/trade/returns/testing/prepare-return.ts';
import { eq } from 'drizzle-orm';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Return/AskForReturn': {
    calls: [
      ({ orderId }) =>
        post('/Return/AskForReturn', {
          orderId,
          lines: [{ orderLineId: 1, quantity: 1 }],
          returnReason: 'faulty',
        }),
    ],
  },
  'POST /Return/AddReturnPicture': {
    calls: [
      ({ returnId }) => ({ method: 'POST', url: '/api/Return/AddReturnPicture', file: 'seal.jpg', body: { returnId } }),
    ],
  },
  'POST /Return/RemoveReturnPicture': {
    calls: [({ returnId, pictureId }) => post('/Return/RemoveReturnPicture', { returnId, pictureId })],
  },
  'POST /Return/AnswerReturn': {
    calls: [({ returnId }) => post('/Return/AnswerReturn', { returnId, remarks: 'Yes.' })],
  },
  'POST /Return/WithdrawReturn': { calls: [({ returnId }) => post('/Return/WithdrawReturn', { returnId })] },
  'GET /Return/GetReturn/{returnId}': { calls: [({ returnId }) => get(`/Return/GetReturn/${returnId}`)] },
  'GET /Return/GetReturnsOfOrder/{orderId}': {
    calls: [({ orderId }) => get(`/Return/GetReturnsOfOrder/${orderId}`)],
  },
};

/** Creates an order that was shipped before shipments were recorded. */
async function closedOrder(shop: TestShop) {
  const orderId = await copiedOrder(shop);
  await shop.shop.db.update(orderProgress).set({ state: 'closed' }).where(eq(orderProgress.orderId, orderId));
  const [orderLineId] = await lineIdsOf(shop, orderId);
  return { orderId, orderLineId };
}

/** Runs the example with a return of such an order, in that state. */
const returnIn =
  (state: ReturnState): Prepare =>
  async (shop, { body }) => {
    const { orderId, orderLineId = 0 } = await closedOrder(shop);
    const returnId = await returnOf(shop, { orderId, orderLineId, customerId: CUSTOMER }, state);
    const { lines, ...rest } = body as { lines?: readonly object[] };
    return {
      body: {
        ...rest,
        returnId,
        ...(lines === undefined ? {} : { lines: lines.map((line) => ({ ...line, orderLineId })) }),
      },
    };
  };

const returnable: Prepare = async (shop, { body }) => {
  const { orderId, orderLineId } = await closedOrder(shop);
  return { body: { ...(body as object), orderId, lines: [{ orderLineId, quantity: 1 }] } };
};

export const preparations: Preparations['preparations'] = {
  'POST /Return/AskForReturn': returnable,
  'POST /Return/TakeReturn': returnable,
  'POST /Return/AddReturnPicture': returnIn('asked'),
  'POST /Return/RemoveReturnPicture': async (shop) => {
    const { orderId } = await closedOrder(shop);
    return { body: await returnWithPicture(shop, { orderId, customerId: CUSTOMER }, 'asked') };
  },
  'POST /Return/AnswerReturn': returnIn('question'),
  'POST /Return/WithdrawReturn': returnIn('asked'),
  'POST /Return/AskAboutReturn': returnIn('asked'),
  'POST /Return/AcceptReturn': returnIn('asked'),
  'POST /Return/RefuseReturn': returnIn('asked'),
  'POST /Return/ReceiveReturn': returnIn('accepted'),
  'POST /Return/CloseReturn': returnIn('received'),
};
