import { asc, eq } from 'drizzle-orm';
import type { ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { newOrder } from '../../fulfilment/testing/counter.ts';
import { orderLines } from '../../orders/tables.ts';
import type { ReturnState } from '../return.ts';
import { orderReturnEvents, orderReturnLines, orderReturnPictures, orderReturns } from '../tables.ts';

/** Creates an order of new parts that was shipped whole, with the ids of its lines. */
export async function shippedOrder(shop: TestShop, quantities: readonly number[]) {
  const order = await newOrder(shop, quantities);
  const { status, body } = await order.staff.post('/api/Sale/AddShipment', { orderId: order.orderId });
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`);
  return { ...order, lineIds: await lineIdsOf(shop, order.orderId) };
}

export async function lineIdsOf({ shop }: Pick<TestShop, 'shop'>, orderId: number): Promise<number[]> {
  const lines = await shop.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ id }) => id);
}

/** Requests a return by the documented call; returns its id. */
export async function requestReturn(
  caller: ApiCaller,
  { orderId, orderLineId, quantity = 1 }: { orderId: number; orderLineId: number | undefined; quantity?: number },
): Promise<number> {
  const { status, body } = await caller.post('/api/Return/AskForReturn', {
    orderId,
    lines: [{ orderLineId, quantity }],
    returnReason: 'faulty',
    remarks: 'The seals are hard.',
  });
  if (status !== 200) throw new Error(`The return was not requested: ${JSON.stringify(body)}`);
  return body;
}

interface Returned {
  orderId: number;
  orderLineId: number;
  customerId: number;
}

/** Inserts a return of one unit, whatever was shipped of its order; returns its id. */
export async function returnOf({ shop }: Pick<TestShop, 'shop'>, of: Returned, state: ReturnState): Promise<number> {
  const { orderId, orderLineId, customerId } = of;
  const position = 1 + (await shop.db.$count(orderReturns, eq(orderReturns.orderId, orderId)));
  const [{ id } = { id: 0 }] = await shop.db
    .insert(orderReturns)
    .values({ orderId, position, customerId, state, reason: 'faulty', outcome: state === 'closed' ? 'replaced' : null })
    .returning({ id: orderReturns.id });
  await shop.db.insert(orderReturnLines).values({ returnId: id, orderLineId, quantity: 1 });
  await shop.db
    .insert(orderReturnEvents)
    .values({ returnId: id, kind: 'ask', isStaff: false, byName: 'A buyer', customerId });
  return id;
}

/** Creates a return of the order's first line, with a picture. */
export async function returnWithPicture(
  shop: Pick<TestShop, 'shop'>,
  { orderId, customerId }: Omit<Returned, 'orderLineId'>,
  state: ReturnState = 'accepted',
) {
  const [orderLineId = 0] = await lineIdsOf(shop, orderId);
  const returnId = await returnOf(shop, { orderId, orderLineId, customerId }, state);
  const fileKey = `returns/${returnId}/test.jpg`;
  await shop.shop.files.put(fileKey, Buffer.from('a picture'));
  const [{ id: pictureId } = { id: 0 }] = await shop.shop.db
    .insert(orderReturnPictures)
    .values({ returnId, fileKey, sha256: 'test' })
    .returning({ id: orderReturnPictures.id });
  return { returnId, pictureId };
}
