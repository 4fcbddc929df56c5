import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { countSeenOrders } from '../orders/order-writes.ts';
import { canBeAskedFor } from '../orders/progress.ts';
import type { AskedChange, ChangeRequestState, OrderWish } from './change-request.ts';
import { lockProgress, recordEvents } from './progress-queries.ts';
import { findOpenRequest } from './request-queries.ts';
import { changeRequests } from './tables.ts';

type Buyer = CustomerContext['caller']['customer'];

/**
 * Requests a change or cancellation of an order before picking starts (L5). Returns the request's id.
 * @throws {NotFoundError} unknown, or not visible to the member
 * @throws {ConflictError} picking has started, or there is already an open request
 */
export function askForChange(
  { orderId, wish, wishText, cancelReason }: AskedChange,
  { shop, caller: { customer } }: CustomerContext,
): Promise<number> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const state = await lockSeen(tx, orderId, customer);
    if (!canBeAskedFor(state)) throw new ConflictError('order.not-changeable', message('refusal.order-not-changeable'));
    if ((await findOpenRequest(tx, orderId)) !== undefined)
      throw new ConflictError('order.asked-already', message('refusal.order-asked-already'));
    const [request] = await tx
      .insert(changeRequests)
      .values({
        orderId,
        customerId: customer.id,
        wish,
        wishText,
        cancelReason: wish === 'cancel' ? cancelReason : null,
        askedBy: customer.displayName,
        askedAt: now,
      })
      .returning({ id: changeRequests.id });
    if (request === undefined) throw new Error('A request was inserted, but not returned.');
    await tell(tx, { orderId, wish, requestState: 'open' }, customer, now);
    return request.id;
  });
}

/**
 * Withdraws the open request of an order. Returns 1. @throws {NotFoundError} @throws {ConflictError} it was decided in
 * the meantime
 */
export function withdrawRequest(
  { orderId }: { orderId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    await lockSeen(tx, orderId, customer);
    const open = await findOpenRequest(tx, orderId);
    if (open === undefined) throw new ConflictError('order.nothing-asked', message('refusal.order-nothing-asked'));
    await tx.update(changeRequests).set({ state: 'withdrawn', decidedAt: now }).where(eq(changeRequests.id, open.id));
    await tell(tx, { orderId, wish: open.wish, requestState: 'withdrawn' }, customer, now);
    return 1;
  });
}

/** Reads the state of an order and locks it; an order of another company is not found. */
async function lockSeen(tx: Db, orderId: number, customer: Buyer) {
  if ((await countSeenOrders(tx, [orderId], customer)) === 0) throw new NotFoundError('order');
  const [progress] = await lockProgress(tx, [orderId]);
  return progress?.state ?? 'closed';
}

/** Records it in the order's history and in the audit list. */
async function tell(
  tx: Db,
  { orderId, ...details }: { orderId: number; wish: OrderWish; requestState: ChangeRequestState },
  customer: Buyer,
  now: Date,
): Promise<void> {
  await recordEvents(tx, null, now, [{ orderId, kind: 'request', details }]);
  const action = details.requestState === 'open' ? 'asked for' : 'withdrew';
  const change = { action, entity: 'order', entityId: orderId, before: null, after: { wish: details.wish } } as const;
  await recordChange(tx, customerAsAuthor(customer), now, change);
}
