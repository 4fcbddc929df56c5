import { NotFoundError } from '../kernel/errors.ts';
import type { Shop } from '../frame/shop.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { findLineProgress, listShipments } from './delivery-queries.ts';
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
  const progress = await findLineProgress(db, orderId, reader);
  if (progress === undefined) throw new NotFoundError('order');
  return { ...progress, shipments: await listShipments(db, [orderId]) };
}
