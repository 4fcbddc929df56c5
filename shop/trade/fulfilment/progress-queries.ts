import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ChangedBy } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OrderEventKind, OrderState } from '../orders/progress.ts';
import { orderEvents, orderProgress, orders } from '../orders/tables.ts';
import type { EffectKind } from '../../base/outbox/effects.ts';
import { mailNumber, outbox } from '../../base/outbox/tables.ts';
import type { OrderEventDetails } from '../orders/answers.ts';

export interface LockedProgress {
  orderId: number;
  state: OrderState;
  heldByName: string | null;
}

/**
 * Reads the progress of these orders and locks it until the transaction ends, in the order of their ids, so that two
 * steps for the same orders never deadlock.
 * @throws {NotFoundError} one of them is not an order
 */
export async function lockProgress(tx: Db, orderIds: readonly number[]): Promise<LockedProgress[]> {
  const ids = [...new Set(orderIds)];
  const locked = await tx
    .select({ orderId: orderProgress.orderId, state: orderProgress.state, heldByName: orderProgress.heldByName })
    .from(orderProgress)
    .where(inArray(orderProgress.orderId, ids))
    .orderBy(asc(orderProgress.orderId))
    .for('update');
  if (locked.length === ids.length) return locked;
  const known = await tx.select({ orderId: orders.id }).from(orders).where(inArray(orders.id, ids));
  if (known.length < ids.length) throw new NotFoundError('order');
  const here = new Set(locked.map(({ orderId }) => orderId));
  const before = known.filter(({ orderId }) => !here.has(orderId));
  return [...locked, ...before.map(({ orderId }) => ({ orderId, state: 'closed' as const, heldByName: null }))];
}

/** An event of an order. */
export interface NewOrderEvent {
  orderId: number;
  kind: OrderEventKind;
  details: OrderEventDetails;
}

/**
 * Writes events in one statement; returns their ids in the same order.
 * @param by null: the buyer
 */
export async function recordEvents(
  tx: Db,
  by: ChangedBy | null,
  at: Date,
  happened: readonly NewOrderEvent[],
): Promise<number[]> {
  const staff = { staffId: by?.id ?? null, staffName: by?.name ?? null };
  const written = await tx
    .insert(orderEvents)
    .values(happened.map((event) => ({ ...event, at, ...staff })))
    .returning({ id: orderEvents.id });
  return written.map(({ id }) => id);
}

/** Sets the state of orders in one statement. */
export async function setState(tx: Db, orderIds: readonly number[], state: OrderState, since: Date): Promise<void> {
  await tx
    .update(orderProgress)
    .set({ state, since })
    .where(inArray(orderProgress.orderId, [...orderIds]));
}

/**
 * Returns whether an order is still in the state to which this step brought it, and locks it there until the
 * transaction ends.
 */
export async function standsAsLastStep(
  tx: Db,
  { orderId, eventId }: { orderId: number; eventId: number },
): Promise<boolean> {
  await lockProgress(tx, [orderId]); // the step may just be being undone
  const later = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'state'), gt(orderEvents.id, eventId));
  return (await tx.$count(orderEvents, later)) === 0;
}

/** The events among these that are steps. */
export async function findSteps(tx: Db, eventIds: readonly number[]) {
  return tx
    .select({ id: orderEvents.id, orderId: orderEvents.orderId, at: orderEvents.at, details: orderEvents.details })
    .from(orderEvents)
    .where(and(inArray(orderEvents.id, [...eventIds]), eq(orderEvents.kind, 'state')));
}

/** The cancellations of these orders whose mail to the buyer is being sent or was sent. */
export async function listNotifiedCancellations(tx: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ eventId: sql<number>`(${outbox.payload} ->> 'eventId')::integer` })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'order-cancelled' satisfies EffectKind),
        inArray(mailNumber(outbox.payload, 'orderId'), [...orderIds]),
        sql`${outbox.payload} ? 'orderId'`, // in the form of the index
        gt(outbox.attempts, 0),
      ),
    );
  return new Set(rows.map(({ eventId }) => eventId));
}
