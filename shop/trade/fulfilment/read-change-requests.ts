import type { Shop } from '../../base/operations/shop.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { listRequests } from './request-queries.ts';
import type { ChangeRequest } from './wire.ts';

/** Reads the change requests of an order. @param reader  the member who must be allowed to see it; null: staff @throws {NotFoundError} */
export async function readRequests(
  { db }: Pick<Shop, 'db'>,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<ChangeRequest[]> {
  const requests = await listRequests(db, orderId, reader);
  if (requests === undefined) throw new NotFoundError('order');
  return requests;
}
