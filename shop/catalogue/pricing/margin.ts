import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { convertFromUsd } from '../../base/money/rates.ts';
import { type Rates, rateOf } from './price.ts';

/** Share of a price above the cost in dollars, at today's rate, in per cent with one decimal place; null: not known. */
export function marginOf(
  priceMinor: Minor | null,
  currency: CurrencyId,
  costMinor: Minor | null,
  rates: Rates,
): number | null {
  if (costMinor === null || priceMinor === null || priceMinor === 0) return null;
  const cost = convertFromUsd(costMinor, rateOf(currency, rates));
  return Math.round(((priceMinor - cost) * 1000) / priceMinor) / 10;
}
