import { ORDER, type Preparations, nowIn } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { MessageSide } from '#shop/trade/messages/order-message.ts';
import { orderMessages } from '#shop/trade/messages/tables.ts';

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
