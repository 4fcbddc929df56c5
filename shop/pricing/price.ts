import { type CurrencyId, type Minor, mulDivRound, RATE_ONE } from '#shop/kernel/money.ts';
import type { PriceClass } from '#shop/kernel/account-terms.ts';
import type { PriceReading } from '#shop/settings/readings.ts';

/** How much of each currency one dollar buys, times 1,000,000 (B2). */
export interface Rates {
  gbpMicros: number;
  eurMicros: number;
}

/** The prices of a product: 0 means "none of its own". `familyId` 1 and 2 are the variant families (D2). */
export interface PricedProduct {
  usdMinor: Minor;
  eurMinor: Minor;
  familyId: 1 | 2 | null;
}

/** The prices of one variant of a family: 0 means "none of its own". */
export interface PricedVariant {
  usdMinor: Minor;
  gbpMinor: Minor;
  eurMinor: Minor;
}

/** What decides a customer's price, apart from the part itself. */
export interface PriceTerms {
  currency: CurrencyId;
  priceClass: PriceClass;
  rates: Rates;
  reading: PriceReading;
}

/**
 * The price in the account currency before the price class, rounded once (D2).
 * @param variant  the chosen variant, else the first of the family; null without a family or when the family is empty
 */
export function listPrice(
  product: PricedProduct,
  variant: PricedVariant | null,
  currency: CurrencyId,
  rates: Rates,
): Minor {
  const { minor, rateMicros } = exactListPrice(product, variant, currency, rates);
  return mulDivRound(minor, rateMicros, RATE_ONE);
}

/**
 * What one unit costs this customer: the list price times the factor of the price class (D1, D2, D3).
 * @param variant  the chosen variant, else the first of the family; null without a family or when the family is empty
 */
export function unitPrice(product: PricedProduct, variant: PricedVariant | null, terms: PriceTerms): Minor {
  const { minor, rateMicros } = exactListPrice(product, variant, terms.currency, terms.rates);
  const [numerator, denominator] = CLASS_FACTOR[terms.reading][terms.priceClass];
  // One exact fraction, rounded once. In doubles 343.75 USD at 0.7142 in class 2 comes to 19640.499999999996 and
  // rounds to 196.40; on paper it is 196.405, and the customer's own calculator says 196.41.
  return mulDivRound(minor, rateMicros * numerator, RATE_ONE * denominator);
}

/** What one dollar buys of that currency, times 1,000,000: the rate of the dollar is 1. */
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
interface ExactPrice {
  minor: Minor;
  rateMicros: number;
}

const CLASS_FACTOR: Record<PriceReading, Record<PriceClass, readonly [numerator: number, denominator: number]>> = {
  discount: { 0: [1, 1], 1: [1, 1], 2: [4, 5], 3: [1, 1] },
  legacy: { 0: [1, 1], 1: [1, 1], 2: [100, 155], 3: [125, 155] }, // ÷ 1.55, and ÷ 1.55 × 1.25
};

function exactListPrice(
  product: PricedProduct,
  variant: PricedVariant | null,
  currency: CurrencyId,
  rates: Rates,
): ExactPrice {
  if (variant !== null && product.familyId !== null) {
    const price = exactOwnPrice(variant.usdMinor, ownPriceOfVariant(variant, currency), currency, rates);
    if (price.minor !== 0) return price;
  }
  return exactOwnPrice(product.usdMinor, currency === 3 ? product.eurMinor : 0, currency, rates);
}

/** The price set in the currency itself when there is one (not 0), else the dollar price at the rate (B2). */
function exactOwnPrice(usdMinor: Minor, ownMinor: Minor, currency: CurrencyId, rates: Rates): ExactPrice {
  if (ownMinor !== 0) return { minor: ownMinor, rateMicros: RATE_ONE };
  return { minor: usdMinor, rateMicros: rateOf(currency, rates) };
}

function ownPriceOfVariant(variant: PricedVariant, currency: CurrencyId): Minor {
  return { 1: variant.usdMinor, 2: variant.gbpMinor, 3: variant.eurMinor }[currency];
}

declare module '#shop/frame/hot-data.ts' {
  interface HotData {
    readonly rates: Rates;
  }
}
