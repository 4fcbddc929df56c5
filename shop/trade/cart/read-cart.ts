import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { BASE_CURRENCY } from '../../base/money/money.ts';
import type { CustomerContext, SignedInContext } from '../../base/operations/operation.ts';
import type { CookieJar } from '../../base/operations/shop.ts';
import type { BasketHead } from './answers.ts';
import type { PricedCart } from './cart.ts';
import {
  basketOwnerOf,
  findAnyCart,
  findCurrentCart,
  findCurrentHead,
  findOwnCart,
  findReopenedGuid,
  isCartGuidTaken,
  mayShopWith,
} from './cart-queries.ts';
import { emptyCart, priceCart } from './price-cart.ts';

/**
 * Reads a cart by its GUID, at today's prices. An unused one is empty, and so is an ordered one: its lines are in the
 * order.
 * @throws {NotFoundError} another customer's (D11)
 */
export async function readCart(
  { cartGuid }: { cartGuid: string },
  { shop, caller: { customer, staff } }: SignedInContext,
): Promise<PricedCart> {
  const stored =
    staff === null ? await findOwnCart(shop.db, cartGuid, customer.id) : await findAnyCart(shop.db, cartGuid);
  const currency = stored?.owner.currency ?? customer?.currencyId ?? BASE_CURRENCY;
  if (stored !== undefined && !stored.isOrdered) return priceCart(shop.db, stored, shop.hot(), shop);
  if (stored === undefined && (await isCartGuidTaken(shop.db, cartGuid))) throw new NotFoundError('cart');
  return emptyCart(cartGuid, currency, shop.hot());
}

/** The current cart of the logged-in customer, which this browser keeps from now on (D11). */
export async function readCurrentCart(context: CustomerContext): Promise<PricedCart> {
  const { shop, caller } = context;
  const { customer } = caller;
  const stored = await findCurrentCart(shop.db, basketOwnerOf(customer), caller.cartGuid);
  const guid = await keepCurrent(context, stored?.guid);
  if (stored !== undefined) return priceCart(shop.db, stored, shop.hot(), shop);
  const cart = emptyCart(guid, customer.currencyId, shop.hot());
  return customer.actingStaff === null ? cart : { ...cart, anyQuantity: false };
}

/** The same cart without prices: a basket of any size costs a page one count. */
export async function readCurrentHead(context: CustomerContext): Promise<BasketHead> {
  const { shop, caller } = context;
  const { customer } = caller;
  const stored = await findCurrentHead(shop.db, basketOwnerOf(customer), caller.cartGuid);
  const guid = await keepCurrent(context, stored?.guid);
  const { count, anyQuantity } = stored ?? { count: 0, anyQuantity: false };
  return { guid, count, ...(customer.actingStaff === null ? {} : { anyQuantity }) };
}

/** Keeps the GUID of the current cart in the browser; without a cart an unused one, or a new one. */
async function keepCurrent(
  { shop, caller: { customer, cartGuid }, cookies }: CustomerContext,
  stored: string | undefined,
): Promise<string> {
  // An unused GUID is kept: it becomes the customer's with the first addition, perhaps since this check.
  const isUsable = stored === undefined && cartGuid !== null && (await mayShopWith(shop.db, cartGuid, customer.id));
  const guid = isUsable ? cartGuid : (stored ?? newCartGuid());
  if (guid !== cartGuid) keepInBrowser(cookies, guid);
  return guid;
}

/** At login: the customer's most recently changed open cart, otherwise a new one, so that nothing is lost (D11). */
export async function reopenCart(db: Db, customerId: number, cookies: CookieJar): Promise<void> {
  keepInBrowser(cookies, (await findReopenedGuid(db, customerId)) ?? newCartGuid());
}

/** A GUID for a new cart. */
export function newCartGuid(): string {
  return randomUUID();
}

/** Sets the `cart` cookie. Scripts may read it, because the documented calls require the GUID (D15). */
export function keepInBrowser(cookies: CookieJar, guid: string): void {
  cookies.set('cart', guid, { readableByScript: true });
}
