import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import { mulDivRound, RATE_ONE } from '#shop/base/money/rates.ts';
import type { PriceClass } from '#shop/base/kernel/account-terms.ts';
import type { PriceReading } from '#shop/base/settings/readings.ts';

/** Rates of each currency to one dollar, times 1,000,000 (B2). */
export interface Rates {
  gbpMicros: number;
  eurMicros: number;
}

/** The prices of a product; null: none of its own. `familyId` 1 and 2 are the variant families (D2). */
export interface PricedProduct {
  usdMinor: Minor;
  eurMinor: Minor | null;
  familyId: 1 | 2 | null;
}

/** The prices of one variant of a family; null: none of its own. */
export interface PricedVariant {
  usdMinor: Minor | null;
  gbpMinor: Minor | null;
  eurMinor: Minor | null;
}

/** Inputs of a customer's price, apart from the part itself. */
export interface PriceTerms {
  currency: CurrencyId;
  priceClass: PriceClass;
  rates: Rates;
  reading: PriceReading;
}

/**
 * Unit price for this customer: the list price times the factor of the price class (D1, D2, D3).
 * @param variant  the chosen variant, otherwise the first of the family; null without a family or when the family is empty
 */
export function unitPrice(product: PricedProduct, variant: PricedVariant | null, terms: PriceTerms): Minor {
  return inClass(exactListPrice(product, variant, terms.currency, terms.rates), terms);
}

/** Price of one unit before any class or list: in the customer's currency, not yet rounded (D2). */
export function exactPriceFor(product: PricedProduct, variant: PricedVariant | null, terms: PriceTerms): ExactPrice {
  return exactListPrice(product, variant, terms.currency, terms.rates);
}

/** Price of a variant; null if it has no price of its own. */
export function unitPriceOfVariant(variant: PricedVariant, terms: PriceTerms): Minor | null {
  const price = exactPriceOfVariant(variant, terms.currency, terms.rates);
  return price === null ? null : inClass(price, terms);
}

function inClass({ minor, rateMicros }: ExactPrice, { reading, priceClass }: PriceTerms): Minor {
  const [numerator, denominator] = CLASS_FACTOR[reading][priceClass];
  // One exact fraction, rounded once. In doubles 343.75 USD at 0.7142 in class 2 comes to 19640.499999999996 and
  // rounds to 196.40; on paper it is 196.405, and the customer's own calculator says 196.41.
  return mulDivRound(minor, rateMicros * numerator, RATE_ONE * denominator);
}

/** Rate of that currency to one dollar, times 1,000,000: the dollar's own rate is 1. */
export function rateOf(currency: CurrencyId, rates: Rates): number {
  switch (currency) {
    case 1:
      return RATE_ONE;
    case 2:
      return rates.gbpMicros;
    case 3:
      return rates.eurMicros;
    default:
      return currency satisfies never;
  }
}

/** A list price not yet rounded: minor × rateMicros ÷ 1,000,000. A price set in the currency itself has the rate 1. */
export interface ExactPrice {
  minor: Minor;
  rateMicros: number;
}

const CLASS_FACTOR: Record<PriceReading, Record<PriceClass, readonly [numerator: number, denominator: number]>> = {
  discount: { 0: [1, 1], 1: [1, 1], 2: [4, 5], 3: [1, 1] },
  legacy: { 0: [1, 1], 1: [1, 1], 2: [100, 155], 3: [125, 155] }, // ÷ 1.55, and ÷ 1.55 × 1.25
};

/** A price set in the currency itself takes precedence over the dollar price at the rate, and the variant's over the product's (B2). */
function exactListPrice(
  product: PricedProduct,
  variant: PricedVariant | null,
  currency: CurrencyId,
  rates: Rates,
): ExactPrice {
  const ofVariant =
    variant === null || product.familyId === null ? null : exactPriceOfVariant(variant, currency, rates);
  const inCurrency = currency === 3 ? exactPrice(product.eurMinor, RATE_ONE) : null;
  return ofVariant ?? inCurrency ?? { minor: product.usdMinor, rateMicros: rateOf(currency, rates) };
}

function exactPriceOfVariant(variant: PricedVariant, currency: CurrencyId, rates: Rates): ExactPrice | null {
  const own = { 1: variant.usdMinor, 2: variant.gbpMinor, 3: variant.eurMinor }[currency];
  return exactPrice(own, RATE_ONE) ?? exactPrice(variant.usdMinor, rateOf(currency, rates));
}

function exactPrice(minor: Minor | null, rateMicros: number): ExactPrice | null {
  return minor === null ? null : { minor, rateMicros };
}
