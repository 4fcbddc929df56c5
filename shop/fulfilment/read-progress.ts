import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { OrderState } from '../orders/progress.ts';
import { orderProgress, orders } from '../orders/tables.ts';
import type { OrderProgress } from './paths.ts';
import { listEvents } from './progress-queries.ts';

/** Where an order is, who has it, and what happened to it. @throws {NotFoundError} */
export async function readProgress(db: Db, orderId: number): Promise<OrderProgress> {
  const [[row], events] = await Promise.all([
    db
      .select({
        orderId: orders.id,
        state: sql<OrderState>`coalesce(${orderProgress.state}, 'closed')`,
        since: orderProgress.since,
        placedAt: orders.placedAt,
        heldByName: orderProgress.heldByName,
        checkedByName: orderProgress.purchaseOrderCheckedBy,
      })
      .from(orders)
      .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
      .where(eq(orders.id, orderId)),
    listEvents(db, orderId),
  ]);
  if (row === undefined) throw new NotFoundError('order');
  const { since, placedAt, ...rest } = row;
  return { ...rest, since: (since ?? placedAt).toISOString(), events };
}
