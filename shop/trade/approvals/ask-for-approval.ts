import { type Db, inTransaction } from '#platform/database/database.ts';
import { closeCart } from '../cart/close-cart.ts';
import { CartOrderedError, lockCart } from '../cart/lock-cart.ts';
import { keepInBrowser, newCartGuid } from '../cart/read-cart.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { checkOrder, type WantedOrder } from '../order-placing/check-order.ts';
import { needFor } from '../order-placing/limits.ts';
import type { OrderRequest } from '../orders/paths.ts';
import type { Snapshot } from '../order-placing/snapshot.ts';
import { checkCouponCode } from '../../catalogue/coupons/check-coupon-code.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { freezeOrder, stampOf } from './frozen-order.ts';
import { findOpenRequestOf, insertRequest, listDeciders } from './request-queries.ts';

/** Lifetime of a request; afterwards it expires and its basket is reopened. */
const LIFE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Freezes the member's own cart as the order that it would be, and requests an approval from the company's approvers
 * (H3). The same cart sent again returns the same request. The browser gets a new cart. Everything that prevents an
 * order prevents a request.
 * @throws {CartOrderedError} the cart is already an order
 */
export async function askForApproval(request: OrderRequest, context: CustomerContext): Promise<number> {
  const { shop, caller, cookies } = context;
  const { customer } = caller;
  const now = shop.clock.now();
  const approvalId = await inTransaction(shop.db, async (tx) => {
    const { id: cartId, isOrdered } = await lockCart(tx, request.cartGuid, { ...caller, staff: null }, now);
    if (isOrdered) return earlierRequest(await findOpenRequestOf(tx, cartId));
    const checkCoupon = (code: string, continent: string) => checkCouponCode(tx, code, continent, { shop, caller });
    const { termsVersion: _terms, orderAsBusiness: _business, ...order } = request;
    return requestForLockedCart(tx, { ...order, cartId, customerId: customer.id, checkCoupon }, context);
  });
  if (caller.cartGuid === null || caller.cartGuid === request.cartGuid) keepInBrowser(cookies, newCartGuid());
  return approvalId;
}

/**
 * Freezes a cart that the transaction holds, an ordinary one or that of a quotation (K6), and asks its member's approvers.
 * @throws {NotOrderableError | TotalChangedError}
 */
export async function requestForLockedCart(
  tx: Db,
  wanted: WantedOrder,
  { shop, caller: { customer } }: CustomerContext,
): Promise<number> {
  const { cartId } = wanted;
  const now = shop.clock.now();
  // The person who places the order agrees (O2): the approver.
  const { snapshot } = await checkOrder(tx, wanted, null, shop);
  const { totalMinor, currencyId: currency } = snapshot.order;
  const need = await needFor(tx, customer, { totalMinor, currency }, shop);
  const asked = await insertRequest(tx, {
    ...rowOf(snapshot),
    cartId,
    askedFor: need?.askedFor ?? 'wish',
    ...from(now),
  });
  await closeCart(tx, cartId, now);
  const asker = { companyId: customer.companyId, customerId: customer.id };
  for (const customerId of await listDeciders(tx, asker, dayInZone(now, shop.store.timeZone)))
    await queueEffect(tx, now, 'approval-request', { approvalId: asked, customerId, isReminder: false });
  return asked;
}

function earlierRequest(approvalId: number | undefined): number {
  if (approvalId === undefined) throw new CartOrderedError();
  return approvalId;
}

function from(now: Date) {
  return { askedAt: now, expiresAt: new Date(now.getTime() + LIFE_MS) };
}

function rowOf(snapshot: Snapshot) {
  const { order } = snapshot;
  const { companyId, customerId, purchaseOrderNumber, currencyId, totalMinor, gbpRateMicros, eurRateMicros } = order;
  const { deliveryAddressId } = order;
  if (deliveryAddressId == null) throw new Error('An order without an address was not refused.');
  return {
    companyId,
    customerId,
    purchaseOrderNumber,
    deliveryAddressId,
    couponCode: order.couponCode ?? null,
    currencyId,
    totalMinor,
    gbpRateMicros,
    eurRateMicros,
    frozen: freezeOrder(snapshot),
    stamp: stampOf(snapshot),
  };
}
