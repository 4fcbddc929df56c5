import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { findPlacedOrder } from '../order-placing/placed-order.ts';
import { isOrderSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orders } from '../orders/tables.ts';
import { orderVersions } from '../order-versions/tables.ts';
import type { OrderVersions } from './paths.ts';

/**
 * Reads the original order, exactly as in the snapshot (B9), and every correction since (L5).
 * @param reader the member who must be allowed to see it; null: staff
 * @throws {NotFoundError}
 */
export async function readVersions(
  db: Db,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<OrderVersions> {
  const [order, versions] = await Promise.all([
    findPlacedOrder(db, orderId, isOrderSeenBy(orderId, reader, orders)),
    db
      .select({
        number: orderVersions.version,
        madeAt: orderVersions.madeAt,
        why: orderVersions.why,
        changes: orderVersions.changes,
      })
      .from(orderVersions)
      .where(eq(orderVersions.orderId, orderId))
      .orderBy(asc(orderVersions.version)),
  ]);
  if (order === undefined) throw new NotFoundError('order');
  const { currency: _, ...placed } = order;
  return {
    placed,
    versions: versions.map((version) => ({ ...version, madeAt: version.madeAt.toISOString() })),
  };
}
