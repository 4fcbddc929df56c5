import { type Db, inTransaction } from '#platform/database/database.ts';
import { getLockedCart } from '../cart/cart-queries.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { keepInBrowser, newCartGuid } from '../cart/read-cart.ts';
import type { CustomerContext } from '../frame/operation.ts';
import { checkCouponCode } from '../promotions/check-coupon-code.ts';
import type { SignedInCustomer } from '../frame/shop.ts';
import { getBuyer } from './buyer-queries.ts';
import { getOrderOfCart, insertOrder, takeFromStock } from './order-writes.ts';
import type { OrderRequest } from './paths.ts';
import { quoteCart } from './quote.ts';
import { NotOrderableError, orderRefusals, TotalChangedError } from './refusals.ts';
import { snapshotOf } from './snapshot.ts';

/**
 * Turns the customer's own cart into an order, at most once: the same cart sent again answers the same order (D12). The
 * browser gets a new cart. Answers the order's number.
 * @throws {NotFoundError}      no such cart, or another customer's
 * @throws {NotOrderableError}  minimum spend, region, address or coupon: the reasons, by field
 * @throws {TotalChangedError}  it comes to another total than the buyer saw
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
    if (isOrdered) return getOrderOfCart(tx, cartId);
    const snapshot = await checkedOrder(tx, cartId, request, customer, context);
    const placed = await insertOrder(tx, { cartId, snapshot, nextCart, now: shop.clock.now() });
    await takeFromStock(tx, placed, shop.clock.now());
    return placed;
  });
  // Another cart in the cookie stays: then this order was not the browser's basket.
  if (caller.cartGuid === null || caller.cartGuid === request.cartGuid) keepInBrowser(cookies, nextCart);
  return orderId;
}

/** Everything that the order will say, read and checked in the transaction: nothing of it comes from the buyer's browser. */
async function checkedOrder(
  tx: Db,
  cartId: number,
  request: OrderRequest,
  customer: SignedInCustomer,
  { shop, caller }: CustomerContext,
) {
  const [stored, { buyer, basis }] = await Promise.all([
    getLockedCart(tx, cartId),
    getBuyer(tx, customer.id, request.deliveryAddressId ?? 0),
  ]);
  const code =
    request.couponCode === undefined
      ? null
      : await checkCouponCode(tx, request.couponCode, buyer.continent, { shop, caller });
  const cart = priceCart(stored, basis, shop);
  const quote = quoteCart(cart, code, buyer.addressCountry, basis.settings);

  const refusals = orderRefusals(cart, quote, buyer.address);
  if (refusals.length > 0) throw new NotOrderableError(refusals);
  const { expectedTotalMinor = quote.totalMinor } = request;
  if (expectedTotalMinor !== quote.totalMinor) throw new TotalChangedError(expectedTotalMinor, quote);

  return snapshotOf({
    cart,
    quote,
    code,
    buyer,
    owner: stored.owner,
    rates: basis.rates,
    purchaseOrderNumber: request.purchaseOrderNumber,
    placedAt: shop.clock.now(),
  });
}
