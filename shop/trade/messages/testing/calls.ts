import { ORDER, type Preparations, nowIn } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { MessageSide } from '#shop/trade/messages/order-message.ts';
import { orderMessages } from '#shop/trade/messages/tables.ts';
import { type ForeignRows, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Sale/WriteOrderMessage': {
    calls: [({ orderId }) => post('/Sale/WriteOrderMessage', { orderId, text: 'Where is it?' })],
  },
  'POST /Sale/ReadOrderMessages': { calls: [({ orderId }) => post('/Sale/ReadOrderMessages', { orderId })] },
};

/** Creates an order with a message from that side. */
async function writtenOrder(shop: TestShop, side: MessageSide): Promise<number> {
  const message = { orderId: ORDER, side, byName: 'Ada', message: 'When does it come?', writtenAt: nowIn(shop) };
  await shop.shop.db.insert(orderMessages).values(message);
  return ORDER;
}

export const preparations: Preparations['preparations'] = {
  'POST /Sale/ReadOrderMessages': async (shop) => ({ body: { orderId: await writtenOrder(shop, 'shop') } }),
  'POST /Sale/SettleOrderMessages': async (shop) => ({ body: { orderId: await writtenOrder(shop, 'buyer') } }),
};
