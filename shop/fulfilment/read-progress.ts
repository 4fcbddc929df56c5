import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { OrderState } from '../orders/progress.ts';
import { orderEvents, orderProgress, orders } from '../orders/tables.ts';
import type { OrderProgress } from './paths.ts';

const EVENT_COLUMNS = {
  id: orderEvents.id,
  orderId: orderEvents.orderId,
  at: orderEvents.at,
  kind: orderEvents.kind,
  staffName: orderEvents.staffName,
  details: orderEvents.details,
};

/** Where an order is, who has it, and what happened to it. @throws {NotFoundError} */
export async function readProgress(db: Db, orderId: number): Promise<OrderProgress> {
  const rows = await db
    .select({
      orderId: orders.id,
      state: sql<OrderState>`coalesce(${orderProgress.state}, 'closed')`,
      since: orderProgress.since,
      placedAt: orders.placedAt,
      heldByName: orderProgress.heldByName,
      checkedByName: orderProgress.purchaseOrderCheckedBy,
      event: EVENT_COLUMNS,
    })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .leftJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderEvents.id));
  const [row] = rows;
  if (row === undefined) throw new NotFoundError('order');
  const { since, placedAt, event: _, ...rest } = row;
  const events = rows.flatMap(({ event }) => (event === null ? [] : { ...event, at: event.at.toISOString() }));
  return { ...rest, since: (since ?? placedAt).toISOString(), events };
}
