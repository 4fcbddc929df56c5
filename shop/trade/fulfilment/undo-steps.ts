import { and, eq, inArray, max } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { passMonth } from '../order-placing/limits.ts';
import { canBeUndone, endsWithoutRest, type OrderState } from '../orders/progress.ts';
import { orderEvents } from '../orders/tables.ts';
import { findSteps, lockProgress, setState, listNotifiedCancellations } from './progress-queries.ts';
import { openCancelsAgain } from './request-queries.ts';
import { takeRestAgain } from './stock-of-orders.ts';
import { recordStates } from './take-steps.ts';

/**
 * Undoes steps of the last minute (L1), if nothing has happened to the order since; of two steps of one order only the
 * last. Shipped goods can't be undone. Returns their number.
 * @throws {ConflictError} none of them can be undone, or one would exceed its buyer's monthly limit
 */
export function undoSteps(
  { eventIds }: { eventIds: readonly number[] },
  { shop, caller }: StaffContext,
): Promise<number> {
  return inTransaction(shop.db, async (tx) => {
    const asked = await findSteps(tx, eventIds);
    if (asked.length > 0)
      await lockProgress(
        tx,
        asked.map(({ orderId }) => orderId),
      );
    const now = shop.clock.now(); // read with the orders locked, because waiting for the lock takes time
    const lasting = await lastingSteps(tx, asked);
    const back = asked.flatMap(({ id, orderId, at, details: { from, to, undoes, shipmentId, version } }) => {
      const isPlain = undoes === undefined && shipmentId === undefined && version === undefined && !lasting.has(id);
      return isPlain && from !== undefined && to !== undefined && canBeUndone(at, now)
        ? [{ orderId, from: to, to: from, undoes: id }]
        : [];
    });
    if (back.length === 0) throw new ConflictError('order.no-undo', message('staff-refusal.order-no-undo'));
    for (const [to, orders] of Map.groupBy(back, (change) => change.to)) await setState(tx, idsOf(orders), to, now);
    const uncancelled = back.filter(({ from }) => from === 'cancelled');
    const cancelledAt = asked.filter(({ details }) => details.to === 'cancelled').map(({ at }) => at.getTime());
    if (await passMonth(tx, idsOf(uncancelled), new Date(Math.min(now.getTime(), ...cancelledAt)), shop))
      throw new ConflictError('order.limit-passed', message('staff-refusal.order-limit-passed'));
    await recordStates(tx, { changes: back }, { staff: caller.staff, now });
    await openCancelsAgain(tx, { orderIds: idsOf(back), eventIds: back.map(({ undoes }) => undoes) });
    const wanted = back.filter(({ from }) => endsWithoutRest(from));
    if (wanted.length > 0) await takeRestAgain(tx, idsOf(wanted), now);
    return back.length;
  });
}

/**
 * Finds the steps that can't be undone: their order has moved on since, or its buyer was notified. Compares ids,
 * because clocks may be seconds apart.
 */
async function lastingSteps(tx: Db, steps: readonly { id: number; orderId: number }[]): Promise<ReadonlySet<number>> {
  if (steps.length === 0) return new Set();
  const orderIds = [...new Set(idsOf(steps))];
  const newest = await tx
    .select({ orderId: orderEvents.orderId, id: max(orderEvents.id) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, orderIds), eq(orderEvents.kind, 'state')))
    .groupBy(orderEvents.orderId);
  const newestOf = new Map(newest.map(({ orderId, id }) => [orderId, id]));
  const notified = await listNotifiedCancellations(tx, orderIds);
  const lasting = steps.filter(({ id, orderId }) => newestOf.get(orderId) !== id || notified.has(id));
  return new Set(lasting.map(({ id }) => id));
}

function idsOf(orders: readonly { orderId: number; to?: OrderState }[]): number[] {
  return orders.map(({ orderId }) => orderId);
}
