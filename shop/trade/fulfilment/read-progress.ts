import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { isVatUnverified } from '../order-placing/tax-numbers.ts';
import { orderEvents } from '../orders/tables.ts';
import type { OrderProgress } from './paths.ts';

const EVENT_COLUMNS = {
  id: orderEvents.id,
  orderId: orderEvents.orderId,
  at: orderEvents.at,
  kind: orderEvents.kind,
  staffName: orderEvents.staffName,
  details: orderEvents.details,
};

/** Reads the state of an order, its assignment and its events. @throws {NotFoundError} */
export async function readProgress(db: Db, orderId: number): Promise<OrderProgress> {
  const rows = await db
    .select({
      orderId: currentOrders.id,
      state: currentOrders.state,
      since: currentOrders.stateSince,
      heldByName: currentOrders.heldByName,
      checkedByName: currentOrders.purchaseOrderCheckedBy,
      isVatUnverified,
      creditHold: currentOrders.creditHold,
      event: EVENT_COLUMNS,
    })
    .from(currentOrders)
    .leftJoin(orderEvents, eq(orderEvents.orderId, currentOrders.id))
    .where(eq(currentOrders.id, orderId))
    .orderBy(asc(orderEvents.id));
  const [row] = rows;
  if (row === undefined) throw new NotFoundError('order');
  const { since, event: _, ...rest } = row;
  const events = rows.flatMap(({ event }) => (event === null ? [] : { ...event, at: event.at.toISOString() }));
  return { ...rest, since: since.toISOString(), events };
}
