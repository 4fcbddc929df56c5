import { NotFoundError } from '../kernel/errors.ts';
import type { Shop } from '../frame/shop.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { findStateOf } from '../orders/order-queries.ts';
import { canBeSent } from '../orders/progress.ts';
import { listLineProgress, listShipments } from './delivery-queries.ts';
import type { Delivery } from './paths.ts';

/**
 * What was sent of an order, and what is left (L3).
 * @param reader  the member who has to see it; null: staff
 * @throws {NotFoundError}  unknown, or not theirs to see
 */
export async function readDelivery(
  { db }: Pick<Shop, 'db'>,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<Delivery> {
  const state = await findStateOf(db, orderId, reader);
  if (state === undefined) throw new NotFoundError('order');
  const [lines, shipments] = await Promise.all([
    listLineProgress(db, orderId, canBeSent(state)),
    listShipments(db, [orderId]),
  ]);
  return { state, lines, shipments };
}
