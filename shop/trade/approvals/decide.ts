import { type Db, inTransaction } from '#platform/database/database.ts';
import { openCartsAgain } from '../cart/close-cart.ts';
import { keepInBrowser } from '../cart/read-cart.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import { insertAgreement } from '../../people/legal/agreement-queries.ts';
import { ConflictError, NotAllowedError, NotFoundError } from '../../base/messages/errors.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { message } from '../../base/messages/message.ts';
import { checkOrder } from '../order-placing/check-order.ts';
import { insertOrder, takeFromStock } from '../orders/order-writes.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { type Decider, deciderOf, type Deputyship } from './deputies.ts';
import { listDeputyships } from './deputy-queries.ts';
import { OFFER_DIFFERS } from '../order-placing/refusals.ts';
import { stampOf } from './frozen-order.ts';
import { endRequest, findBasketBack, type LockedRequest, lockRequest } from './request-queries.ts';
import { isOver, requestedOrder } from './request.ts';
import { expire } from './expire-requests.ts';

/**
 * Places exactly the order that the approver has seen, in the requester's name, once: a repeated approval returns the
 * same order (H3).
 * @throws {NotAllowedError} neither an approver nor a deputy of one today
 * @throws {NotFoundError} unknown, or another company's
 * @throws {NotOrderableError} a part of it can no longer be ordered, or the approver's agreement is missing (O2)
 * @throws {ConflictError} it was decided otherwise, has expired, is the approver's own, or differs from what they have
 * seen
 */
export async function approveRequest(
  { approvalId, stamp, ...agreement }: { approvalId: number; stamp: string } & GivenAgreement,
  { shop, caller: { customer }, translator }: CustomerContext,
): Promise<number> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const today = await requireDeputyOrApprover(tx, customer, shop);
    const request = await heldRequest(tx, approvalId, customer);
    if (request.orderId !== null) return request.orderId;
    requireOpen(request, now);
    const decider = requireDecider(request, customer, today);
    // The order would be in the name of a member who may not order.
    if (request.memberStatus !== 'active') throw conflict('member-closed');
    if (!hasRight(request.memberRole, 'order')) throw conflict('member-reader');
    const wanted = requestedOrder(request, tx, shop);
    const { snapshot, need, isOffer } = await checkOrder(tx, wanted, { ...agreement, customerId: customer.id }, shop);
    if (stampOf(snapshot) !== stamp) throw conflict('changed');
    if (isOffer && stamp !== request.stamp) throw new ConflictError('approval.offer-changed', OFFER_DIFFERS);
    const orderId = await insertOrder(tx, { cartId: wanted.cartId, snapshot, nextCart: null, now });
    await takeFromStock(tx, orderId, now);
    await insertAgreement(tx, { customerId: customer.id, orderId, need, translator, now });
    await endRequest(tx, approvalId, { state: 'approved', orderId, ...decisionOf(customer, decider, now) });
    await queueEffect(tx, now, 'approval-answer', { approvalId, customerId: request.customerId });
    return orderId;
  });
}

/**
 * Rejects a request, and returns the basket to the requester. Returns 1. @throws {NotFoundError | ConflictError} as
 * above
 */
export async function rejectRequest(
  { approvalId, decisionReason }: { approvalId: number; decisionReason: string },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const today = await requireDeputyOrApprover(tx, customer, shop);
    const request = await heldRequest(tx, approvalId, customer);
    requireOpen(request, now);
    const decided = decisionOf(customer, requireDecider(request, customer, today), now);
    await endRequest(tx, approvalId, { state: 'rejected', reason: decisionReason, ...decided });
    await giveBack(tx, request, now);
    await queueEffect(tx, now, 'approval-answer', { approvalId, customerId: request.customerId });
  });
  return 1;
}

/** Withdraws the member's own request, and reopens its basket. Returns 1. @throws {NotFoundError | ConflictError} */
export async function withdrawRequest(
  { approvalId }: { approvalId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const request = await heldRequest(tx, approvalId, customer);
    if (request.customerId !== customer.id) throw new NotFoundError('approval');
    requireOpen(request, now);
    await endRequest(tx, approvalId, { state: 'withdrawn', ...decisionOf(customer, { inPlaceOf: null }, now) });
    await giveBack(tx, request, now);
  });
  return 1;
}

/**
 * Reopens the basket of an own request without a resulting order, in this browser. Also expires a request whose time is
 * over, if the housekeeper has not done so yet. Returns 1. @throws {NotFoundError}
 */
export async function takeBasket(
  { approvalId }: { approvalId: number },
  { shop, caller: { customer }, cookies }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  const guid = await inTransaction(shop.db, async (tx) => {
    const request = await heldRequest(tx, approvalId, customer);
    if (request.customerId === customer.id && isOver(request, now)) await expire(tx, [request], now);
    return findBasketBack(tx, approvalId, customer.id);
  });
  if (guid === undefined) throw new NotFoundError('cart');
  keepInBrowser(cookies, guid);
  return 1;
}

async function heldRequest(tx: Db, approvalId: number, { companyId }: SignedInCustomer): Promise<LockedRequest> {
  const request = await lockRequest(tx, { approvalId, companyId });
  if (request === undefined) throw new NotFoundError('approval');
  return request;
}

/** Reasons why a decision is refused: the suffix of the message key and of the error code. */
type Refusal = 'decided' | 'over' | 'own' | 'deputy' | 'member-closed' | 'member-reader' | 'changed';

function conflict(reason: Refusal): ConflictError {
  return new ConflictError(`approval.${reason}`, message(`refusal.approval-${reason}`));
}

function requireOpen(request: LockedRequest, now: Date): void {
  if (isOver(request, now)) throw conflict('over');
  if (request.state !== 'open') throw conflict('decided');
}

/**
 * The company's deputyships of today. @throws {NotAllowedError} the member is neither an approver nor a deputy of one
 */
async function requireDeputyOrApprover(
  tx: Db,
  { id, companyId, role }: SignedInCustomer,
  { clock, store }: Pick<Shop, 'clock' | 'store'>,
): Promise<Deputyship[]> {
  const today = await listDeputyships(tx, companyId, dayInZone(clock.now(), store.timeZone));
  if (!hasRight(role, 'approve') && !today.some(({ deputyId }) => deputyId === id))
    throw new NotAllowedError(message('refusal.role-approve'));
  return today;
}

function requireDecider(request: LockedRequest, customer: SignedInCustomer, today: readonly Deputyship[]): Decider {
  const decider = deciderOf(request, customer, today);
  if (decider === null) throw new NotAllowedError(message('refusal.role-approve'));
  if (typeof decider === 'string') throw conflict(decider);
  return decider;
}

function decisionOf({ id, displayName }: SignedInCustomer, { inPlaceOf }: Decider, now: Date) {
  const decidedFor = { decidedFor: inPlaceOf?.id ?? null, decidedForName: inPlaceOf?.name ?? null };
  return { decidedAt: now, decidedBy: id, decidedByName: displayName, ...decidedFor };
}

async function giveBack(tx: Db, { cartId }: LockedRequest, now: Date): Promise<void> {
  await openCartsAgain(tx, cartId === null ? [] : [cartId], now);
}
