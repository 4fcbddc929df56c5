import { findOwnCart, isCartGuidTaken } from '../cart/cart-queries.ts';
import { CartOrderedError } from '../cart/lock-cart.ts';
import { emptyCart, priceCart } from '../cart/price-cart.ts';
import { findOwnAddress } from '../../people/customers/address-queries.ts';
import { NotFoundError, TooManyTriesError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { type CheckedCode, checkCouponCode } from '../../catalogue/coupons/check-coupon-code.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import type { ApprovalNeed } from '../orders/approval-state.ts';
import { creditHoldOf } from '../statements/credit-queries.ts';
import { needFor } from './limits.ts';
import type { UntranslatedQuote } from '../orders/order.ts';
import type { CreditHold } from '../orders/tables.ts';
import type { QuoteRequest } from '../orders/paths.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { sellerOn } from '../../base/tax/order-tax.ts';
import { taxInWords } from '../../base/tax/tax-figures.ts';
import { netFigures, taxTo } from './order-tax.ts';
import { findTaxNumbers } from './tax-numbers.ts';
import { quoteCart } from './quote.ts';
import { message } from '../../base/messages/message.ts';

/**
 * Computes the current goods, discount, delivery and total of the customer's own cart. An invalid code is reported, not
 * dropped (A18). A total below the minimum is not refused here, but by the order.
 * @throws {NotFoundError} another customer's cart or address
 * @throws {CartOrderedError} the cart is already an order
 */
export async function quoteForCheckout(
  { cartGuid, deliveryAddressId, couponCode }: QuoteRequest,
  { shop, caller, translator }: CustomerContext,
): Promise<
  UntranslatedQuote & { approval: ApprovalNeed | null; waitsForCredit: boolean; creditHold: CreditHold | null }
> {
  const { customer } = caller;
  const hot = shop.hot();
  const { countryById, settings } = hot;
  const continent = countryById.get(customer.countryId)?.continent ?? null;
  const cart = await pricedCart(cartGuid, customer, shop);
  const address = deliveryAddressId === null ? null : await getAddress(deliveryAddressId, customer, shop);
  const code = couponCode === undefined ? null : await checkOrWait(couponCode, continent, { shop, caller });
  const country = address === null ? null : (countryById.get(address.countryId) ?? null);
  const quote = quoteCart(cart, code, country, settings);
  const seller = sellerOn(dayInZone(shop.clock.now(), shop.store.timeZone), settings, hot.taxRates, countryById);
  const tax =
    seller === null || address === null
      ? null
      : taxTo(address, seller, await findTaxNumbers(shop.db, customer.companyId), netFigures(cart.lines, quote), hot);
  const creditHold = await creditHoldOf(shop.db, customer.companyId, { ...quote, tax: tax ?? undefined }, hot.rates);
  return {
    ...quote,
    ...(tax === null ? {} : taxInWords({ tax }, translator)),
    approval: await needFor(shop.db, customer, quote, shop),
    waitsForCredit: creditHold !== null,
    creditHold,
  };
}

async function pricedCart(guid: string, customer: SignedInCustomer, shop: CustomerContext['shop']) {
  const stored = await findOwnCart(shop.db, guid, customer.id);
  if (stored?.isOrdered === true) throw new CartOrderedError();
  if (stored !== undefined) return priceCart(shop.db, stored, shop.hot(), shop);
  if (await isCartGuidTaken(shop.db, guid)) throw new NotFoundError('cart');
  return emptyCart(guid, customer.currencyId, shop.hot());
}

async function getAddress(addressId: number, customer: SignedInCustomer, shop: CustomerContext['shop']) {
  const address = await findOwnAddress(shop.db, { addressId, companyId: customer.companyId });
  if (address === undefined) throw new NotFoundError('delivery-address');
  return address;
}

/** Checks a code. After too many guesses the message asks to wait, while the rest of the checkout continues (D21). */
async function checkOrWait(
  code: string,
  continent: string | null,
  { shop, caller }: Pick<CustomerContext, 'shop' | 'caller'>,
): Promise<CheckedCode> {
  try {
    return await checkCouponCode(shop.db, code, continent, { shop, caller });
  } catch (error) {
    if (!(error instanceof TooManyTriesError)) throw error;
    return { code, multiplierMicros: null, refusal: message('refusal.too-many-tries') };
  }
}
