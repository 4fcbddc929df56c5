import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { isOrderSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { OrderWish } from './change-request.ts';
import { changeRequests } from './tables.ts';
import type { ChangeRequest } from './wire.ts';

export type OpenRequest = typeof changeRequests.$inferSelect;

/**
 * Lists the change requests of an order, newest first; undefined: the reader can't see the order. @param reader null:
 * staff
 */
export async function listRequests(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<ChangeRequest[] | undefined> {
  const rows = await db
    .select({ request: changeRequests })
    .from(currentOrders)
    .leftJoin(changeRequests, eq(changeRequests.orderId, currentOrders.id))
    .where(isOrderSeenBy(orderId, reader))
    .orderBy(desc(changeRequests.id));
  return rows.length === 0 ? undefined : rows.flatMap(({ request }) => (request === null ? [] : requestOf(request)));
}

export async function findRequest(db: Db, requestId: number): Promise<OpenRequest | undefined> {
  const [row] = await db.select().from(changeRequests).where(eq(changeRequests.id, requestId));
  return row;
}

/** The undecided request. The caller has locked the order's progress. */
export async function findOpenRequest(tx: Db, orderId: number): Promise<OpenRequest | undefined> {
  const [row] = await tx
    .select()
    .from(changeRequests)
    .where(isOpenOf([orderId]));
  return row;
}

/** Finds the open change requests of these orders. */
export async function wishesOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderWish>> {
  const rows = await db
    .select({ orderId: changeRequests.orderId, wish: changeRequests.wish })
    .from(changeRequests)
    .where(isOpenOf(orderIds));
  return new Map(rows.map(({ orderId, wish }) => [orderId, wish]));
}

/** Accepts open cancellation requests of orders that were cancelled. */
export async function acceptCancels(
  tx: Db,
  steps: readonly { orderId: number; eventId: number }[],
  decided: { decidedAt: Date; decidedByName: string },
): Promise<void> {
  const open = await tx
    .select({ id: changeRequests.id, orderId: changeRequests.orderId })
    .from(changeRequests)
    .where(and(isOpenOf(steps.map(({ orderId }) => orderId)), eq(changeRequests.wish, 'cancel')));
  const eventOf = new Map(steps.map(({ orderId, eventId }) => [orderId, eventId]));
  for (const { id, orderId } of open)
    await tx
      .update(changeRequests)
      .set({ state: 'accepted', eventId: eventOf.get(orderId) ?? null, ...decided })
      .where(eq(changeRequests.id, id));
}

/** Accepts the open change request of an order that was corrected. */
export async function acceptChange(
  tx: Db,
  orderId: number,
  decided: { decidedAt: Date; decidedByName: string },
): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ state: 'accepted', ...decided })
    .where(and(isOpenOf([orderId]), eq(changeRequests.wish, 'change')));
}

/** Reopens cancellation requests of orders whose cancellation was undone. */
export async function openCancelsAgain(
  tx: Db,
  { orderIds, eventIds }: { orderIds: readonly number[]; eventIds: readonly number[] },
): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ state: 'open', decidedAt: null, decidedByName: null, decisionReason: '', eventId: null })
    .where(and(inArray(changeRequests.orderId, [...orderIds]), inArray(changeRequests.eventId, [...eventIds])));
}

function isOpenOf(orderIds: readonly number[]) {
  return and(inArray(changeRequests.orderId, [...orderIds]), eq(changeRequests.state, 'open'));
}

function requestOf(row: OpenRequest): ChangeRequest {
  return {
    changeRequestId: row.id,
    wish: row.wish,
    cancelReason: row.cancelReason,
    wishText: row.wishText,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    requestState: row.state,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionReason: row.decisionReason,
  };
}
