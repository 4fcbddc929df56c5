import type { OrderFields } from '../../people/accounts/order-fields.ts';
import type { PricedCart } from '../cart/cart.ts';
import type { CartOwner } from '../cart/stored-cart.ts';
import type { PriceDecision } from '../../catalogue/pricing/explain-price.ts';
import type { OrderTotals } from '../../base/money/adjustments.ts';
import type { Rates } from '../../catalogue/pricing/price.ts';
import { subtotalIn } from '../../catalogue/pricing/totals.ts';
import type { CheckedCode } from '../../catalogue/coupons/check-coupon-code.ts';
import { addressLines } from '../../base/reference-data/address-lines.ts';
import { addressText } from '../orders/address-text.ts';
import type { Buyer } from '../orders/buyer-queries.ts';
import type { Seller } from '../../base/tax/order-tax.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import type { UntranslatedQuote } from '../orders/order.ts';
import { taxColumnsOf } from './order-tax.ts';
import type { orderLines, orders } from '../orders/tables.ts';

/** An order that is about to be written: one row, and a row for each line. */
export interface Snapshot {
  order: Omit<typeof orders.$inferInsert, 'id' | 'cartId' | keyof OrderTotals> & OrderTotals;
  lines: readonly Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>[];
  /** Absent: it is not computed (O3). */
  tax?: TaxFigures | undefined;
}

/** Copies everything that must never change afterwards (B9). */
export function snapshotOf(given: {
  cart: PricedCart;
  decisions: ReadonlyMap<number, PriceDecision | null>;
  quote: UntranslatedQuote;
  code: CheckedCode | null;
  /** null: tax is not computed (O3). */
  seller: Seller | null;
  buyer: Buyer;
  owner: CartOwner;
  rates: Rates;
  purchaseOrderNumber: string;
  fields: OrderFields;
  placedAt: Date;
}): Snapshot {
  const { cart, decisions, quote, code, seller, buyer, owner, rates, purchaseOrderNumber, fields, placedAt } = given;
  const { continent: _, address, addressCountry, home, ...customer } = buyer;
  if (address === null || addressCountry === null) throw new Error('An order without an address was not refused.');
  const { currency, coupon: __, tax, ...figures } = quote;
  const own = { subtotalMinor: figures.subtotalMinor, currency, rates };
  return {
    tax,
    order: {
      ...customer,
      ...figures,
      ...fields,
      customerId: owner.id,
      companyId: owner.companyId,
      placedAt,
      purchaseOrderNumber,
      deliveryAddressId: address.id,
      deliveryAddress: addressText(address, addressCountry.name),
      deliveryCountryId: addressCountry.id,
      billingAddress: addressLines(home).join('\n'),
      currencyId: currency,
      priceClass: owner.priceClass,
      gbpRateMicros: rates.gbpMicros,
      eurRateMicros: rates.eurMicros,
      couponCode: code?.code ?? null,
      couponMultiplierMicros: code?.multiplierMicros ?? null,
      subtotalGbpMinor: subtotalIn(2, own),
      subtotalEurMinor: subtotalIn(3, own),
      ...(tax === undefined || seller === null ? {} : taxColumnsOf(tax, seller)),
    },
    lines: cart.lines.map((line, index) => ({
      position: index + 1,
      productId: line.productId,
      productName: line.productName,
      productIntro: line.productIntro,
      productDetails: line.productDetails,
      variantId: line.variantId,
      variantDetails: line.variantDetails,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      lineTotalMinor: line.lineTotalMinor,
      serial: line.serial,
      machine: line.machine,
      promise: line.promise,
      ownNumber: line.ownNumber,
      unit: line.unit,
      priceDecision: decisions.get(line.id) ?? null,
    })),
  };
}
