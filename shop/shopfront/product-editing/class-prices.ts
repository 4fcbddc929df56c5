import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { type PricedProduct, type PricedVariant, type Rates, unitPrice } from '../../catalogue/pricing/price.ts';
import type { PriceReading } from '../../base/settings/readings.ts';

/** The price classes in the order of the list: 1 European, 2 domestic, 3 international (E5). */
export const LISTED_CLASSES = [1, 2, 3] as const;
export const LISTED_CURRENCIES = [1, 2, 3] as const;

/** The names of the classes for staff. */
export const CLASS_NAMES = { 1: 'European', 2: 'Domestic', 3: 'International' } as const;

/** Unit price for each price class in each currency (B2, B3). */
export type ClassPrices = Readonly<Record<(typeof LISTED_CLASSES)[number], Readonly<Record<CurrencyId, Minor>>>>;

/** The nine prices of a product (E5). @param variant the first of its family, null without one */
export function classPrices(
  product: PricedProduct,
  variant: PricedVariant | null,
  { rates, reading }: { rates: Rates; reading: PriceReading },
): ClassPrices {
  const ofClass = (priceClass: (typeof LISTED_CLASSES)[number]): Record<CurrencyId, Minor> => {
    const price = (currency: CurrencyId) => unitPrice(product, variant, { currency, priceClass, rates, reading });
    return { 1: price(1), 2: price(2), 3: price(3) };
  };
  return { 1: ofClass(1), 2: ofClass(2), 3: ofClass(3) };
}
