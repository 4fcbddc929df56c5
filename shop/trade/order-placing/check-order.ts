import type { Db } from '#platform/database/database.ts';
import { fieldRefusals, dropUnaskedFields } from '../../people/accounts/order-field-rules.ts';
import { getLockedCart } from '../cart/cart-queries.ts';
import { priceCartWithReasons } from '../cart/price-cart.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import { agreementRefusals, NO_AGREEMENT } from '../../people/legal/agreement.ts';
import { readNeedOfOrder } from '../../people/legal/agreement-queries.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { CheckedCode } from '../../catalogue/coupons/check-coupon-code.ts';
import { getBuyer } from '../orders/buyer-queries.ts';
import type { OrderRequest } from '../orders/paths.ts';
import { quoteCart } from './quote.ts';
import { agreedRefusals, NotOrderableError, orderRefusals, TotalChangedError } from './refusals.ts';
import { netFigures, taxTo } from './order-tax.ts';
import { sellerOn } from '../../base/tax/order-tax.ts';
import { totalWithTax } from '../../base/tax/tax-figures.ts';
import { withCreditHold } from './hold-for-credit.ts';
import { snapshotOf } from './snapshot.ts';

/** Order to place, with its member. */
export interface WantedOrder extends Omit<OrderRequest, 'cartGuid' | keyof GivenAgreement> {
  cartId: number;
  customerId: number;
  /** Checks a code for a buyer of that continent; called only if a code was typed. */
  checkCoupon: (code: string, continent: string) => Promise<CheckedCode>;
}

/** Reads all the data of an order as of now, in one transaction; nothing comes from the buyer's browser. */
export async function readOrder(tx: Db, wanted: WantedOrder, shop: Pick<Shop, 'store' | 'clock' | 'hot'>) {
  const { cartId, customerId, couponCode, purchaseOrderNumber } = wanted;
  const [stored, { buyer, basis, fieldRules, taxRates, taxNumbers, hasCreditLimit }] = await Promise.all([
    getLockedCart(tx, cartId),
    getBuyer(tx, customerId, wanted.deliveryAddressId ?? 0),
  ]);
  const code = couponCode === undefined ? null : await wanted.checkCoupon(couponCode, buyer.continent);
  const { cart, decisions } = await priceCartWithReasons(tx, stored, basis, shop);
  const net = quoteCart(cart, code, buyer.addressCountry, basis.settings, stored.agreed);
  const fields = dropUnaskedFields(fieldRules, wanted);
  const placedAt = shop.clock.now();
  const today = dayInZone(placedAt, shop.store.timeZone);
  const hot = shop.hot();
  const seller = sellerOn(today, basis.settings, taxRates, hot.countryById);
  const tax = taxTo(buyer.address, seller, taxNumbers, netFigures(cart.lines, net), hot);
  const quote = tax === null ? net : { ...net, tax };
  const given = {
    cart,
    decisions,
    quote,
    code,
    seller,
    buyer,
    owner: stored.owner,
    rates: basis.rates,
    purchaseOrderNumber,
    fields,
  };
  return {
    cart,
    quote,
    settings: basis.settings,
    fields,
    /** It fulfils a quotation, whose terms nobody changes (K6, D54). */
    isOffer: stored.agreed !== null,
    hasCreditLimit,
    refusals: [
      ...agreedRefusals(stored),
      ...orderRefusals(cart, quote, buyer.address),
      ...fieldRefusals(fieldRules, fields, today),
    ],
    /** Only for an order without refusals. */
    snapshot: () => snapshotOf({ ...given, placedAt }),
  };
}

/**
 * Reads and checks an order that is about to be written, or requested (H3).
 * @param agreement confirmations of the person who places it (O2); null: they are not asked
 * @throws {NotOrderableError} minimum spend, region, address or coupon: the reasons, by field
 * @throws {TotalChangedError} its total, or that with tax, differs from the one that the buyer saw
 */
export async function checkOrder(
  tx: Db,
  wanted: WantedOrder,
  agreement: (GivenAgreement & { customerId: number }) | null,
  shop: Pick<Shop, 'store' | 'clock' | 'hot'>,
) {
  const { cart, quote, settings, refusals, snapshot, isOffer, hasCreditLimit } = await readOrder(tx, wanted, shop);
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const need = agreement === null ? NO_AGREEMENT : await readNeedOfOrder(tx, agreement.customerId, { settings, today });
  const found = [...refusals, ...agreementRefusals(need, agreement ?? {})];
  if (found.length > 0) throw new NotOrderableError(found);
  const totalWithTaxMinor = totalWithTax(quote);
  const { expectedTotalMinor = quote.totalMinor, expectedTotalWithTaxMinor = totalWithTaxMinor } = wanted;
  if (expectedTotalMinor !== quote.totalMinor) throw new TotalChangedError(expectedTotalMinor, quote);
  if (expectedTotalWithTaxMinor !== totalWithTaxMinor) throw new TotalChangedError(expectedTotalWithTaxMinor, quote);
  return {
    snapshot: hasCreditLimit ? await withCreditHold(tx, snapshot()) : snapshot(),
    need,
    isOffer,
    anyQuantity: cart.anyQuantity === true,
  };
}
