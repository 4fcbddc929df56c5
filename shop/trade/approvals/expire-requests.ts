import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { openCartsAgain } from '../cart/close-cart.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { listDeciders, lockForgotten, lockOverdue, setExpired, setReminded } from './request-queries.ts';

const REMIND_AFTER_MS = 2 * 24 * 60 * 60 * 1000;

/** Expires undecided requests and reopens their carts (H3). Returns their number, up to a limit. */
export function endOverdueRequests(db: Database, now: Date, atMost: number): Promise<number> {
  return inTransaction(db, async (tx: Db) => {
    const overdue = await lockOverdue(tx, now, atMost);
    if (overdue.length > 0) await expire(tx, overdue, now);
    return overdue.length;
  });
}

type Overdue = Pick<Awaited<ReturnType<typeof lockOverdue>>[number], 'id' | 'customerId' | 'cartId'>;

/** Expires overdue requests that the transaction has locked: their carts reopen, and the requester is notified. */
export async function expire(tx: Db, overdue: readonly Overdue[], now: Date): Promise<void> {
  await setExpired(
    tx,
    overdue.map(({ id }) => id),
    now,
  );
  await openCartsAgain(
    tx,
    overdue.flatMap(({ cartId }) => (cartId === null ? [] : [cartId])),
    now,
  );
  for (const { id: approvalId, customerId } of overdue)
    await queueEffect(tx, now, 'approval-answer', { approvalId, customerId });
}

/** Reminds approvers once of requests that have waited for two days (H3). Returns their number, up to a limit. */
export function remindOfRequests(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
  atMost: number,
): Promise<number> {
  const askedBefore = new Date(now.getTime() - REMIND_AFTER_MS);
  return inTransaction(db, async (tx: Db) => {
    const forgotten = await lockForgotten(tx, { now, askedBefore }, atMost);
    if (forgotten.length === 0) return 0;
    await setReminded(
      tx,
      forgotten.map(({ id }) => id),
      now,
    );
    for (const request of forgotten)
      for (const customerId of await listDeciders(tx, request, dayInZone(now, timeZone)))
        await queueEffect(tx, now, 'approval-request', { approvalId: request.id, customerId, isReminder: true });
    return forgotten.length;
  });
}
