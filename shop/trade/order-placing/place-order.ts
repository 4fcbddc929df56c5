import { type Db, inTransaction } from '#platform/database/database.ts';
import { customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { keepInBrowser, newCartGuid } from '../cart/read-cart.ts';
import { insertAgreement } from '../../people/legal/agreement-queries.ts';
import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { ActingStaff, CallingKey, SignedInCustomer } from '../../base/operations/shop.ts';
import { checkCouponCode } from '../../catalogue/coupons/check-coupon-code.ts';
import { checkOrder, type WantedOrder } from './check-order.ts';
import { requireWithinLimits } from './limits.ts';
import { findOrderOfCart, insertOrder, takeFromStock } from '../orders/order-writes.ts';
import type { OrderRequest } from '../orders/paths.ts';
import { AwaitsApprovalError } from './refusals.ts';

/**
 * Turns the customer's own cart into an order, at most once: the same cart sent again returns the same order (D12). The
 * browser gets a new cart. Returns the order's id.
 * @throws {NotFoundError} no such cart, or another customer's
 * @throws {NotOrderableError} minimum spend, region, address, coupon or agreement (O2): the reasons, by field
 * @throws {TotalChangedError} its total differs from the one that the buyer saw
 * @throws {ApprovalNeededError | MemberMustAskError} it exceeds the member's limits (H3), also if staff order for them
 * (H7)
 * @throws {AwaitsApprovalError} the cart already awaits approval
 */
export async function placeOrder(request: OrderRequest, context: CustomerContext): Promise<number> {
  const { shop, caller, cookies } = context;
  const { customer } = caller;
  const nextCart = newCartGuid();
  const orderId = await inTransaction(shop.db, async (tx) => {
    const { id: cartId, isOrdered } = await lockCart(
      tx,
      request.cartGuid,
      { ...caller, staff: null },
      shop.clock.now(),
    );
    if (isOrdered) return earlierOrder(await findOrderOfCart(tx, cartId));
    const checkCoupon = (code: string, continent: string) => checkCouponCode(tx, code, continent, { shop, caller });
    const { termsVersion, orderAsBusiness, ...order } = request;
    const wanted = { ...order, cartId, customerId: customer.id, checkCoupon };
    return placeLockedCart(tx, wanted, { termsVersion, orderAsBusiness }, nextCart, context);
  });
  // Another cart in the cookie stays, because this order was not the browser's basket.
  if (caller.cartGuid === null || caller.cartGuid === request.cartGuid) keepInBrowser(cookies, nextCart);
  return orderId;
}

/**
 * Places the order of a cart that the transaction holds: an ordinary one, or that of a quotation (K6).
 * @param given confirmations of the member (O2)
 * @param nextCart GUID of the browser's next cart; null: its basket stays
 * @throws {NotOrderableError | TotalChangedError | ApprovalNeededError | MemberMustAskError}
 */
export async function placeLockedCart(
  tx: Db,
  wanted: WantedOrder,
  given: GivenAgreement,
  nextCart: string | null,
  { shop, caller: { customer, key }, translator }: CustomerContext,
): Promise<number> {
  const { id: customerId, actingStaff } = customer;
  // Staff who order for a member don't agree for them (O2). A key agrees to nothing: it orders if no agreement is needed (M1).
  const agreement = actingStaff === null ? { ...(key === null ? given : {}), customerId } : null;
  const { snapshot, need, anyQuantity } = await checkOrder(tx, wanted, agreement, shop);
  await requireWithinLimits(tx, customer, snapshot.order, shop);
  const now = shop.clock.now();
  const ofPage = actingStaff === null ? { language: translator.language } : {};
  const placed = await insertOrder(tx, { cartId: wanted.cartId, snapshot, actingStaff, nextCart, now, ...ofPage });
  await takeFromStock(tx, placed, now);
  await insertAgreement(tx, { customerId, orderId: placed, need, translator, now });
  if (actingStaff !== null) await recordPlacedFor(tx, { orderId: placed, customer, actingStaff, anyQuantity, now });
  if (key !== null) await recordPlacedByKey(tx, { orderId: placed, customer, key, now });
  return placed;
}

/** Records in the history of the order that a program placed it (M1). */
async function recordPlacedByKey(
  tx: Db,
  { orderId, customer, key, now }: { orderId: number; customer: SignedInCustomer; key: CallingKey; now: Date },
): Promise<void> {
  await recordChange(tx, customerAsAuthor(customer), now, {
    action: 'placed',
    entity: 'order',
    entityId: orderId,
    before: null,
    after: { placedByKey: key.name },
  });
}

/** Records it in the histories of the order and of the member (H7), also that quantities outside packs were allowed (K4). */
async function recordPlacedFor(
  tx: Db,
  {
    orderId,
    customer,
    actingStaff,
    anyQuantity,
    now,
  }: { orderId: number; customer: SignedInCustomer; actingStaff: ActingStaff; anyQuantity: boolean; now: Date },
): Promise<void> {
  const { staffId: id, staffName: name, companyName: company } = actingStaff;
  const after = { placedFor: customer.displayName, company, ...(anyQuantity ? { anyQuantity } : {}) };
  await recordChange(tx, { id, name }, now, {
    action: 'placed',
    entity: 'order',
    entityId: orderId,
    before: null,
    after,
  });
}

function earlierOrder(orderId: number | undefined): number {
  if (orderId === undefined) throw new AwaitsApprovalError();
  return orderId;
}
