import type { Rates } from '../../catalogue/pricing/price.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { mulDivRound, RATE_ONE } from '../../base/money/rates.ts';
import type { CreditHold } from '../orders/tables.ts';

/** Holds an order whose company owes more than its limit with it; exactly the limit is within it. */
export function overLimit(limit: Omit<CreditHold, 'owedMinor'>, owedMinor: Minor): CreditHold | null {
  return owedMinor > limit.limitMinor ? { ...limit, owedMinor } : null;
}

/** Converts an amount by the rates to the dollar. */
export function convertWith(rates: Rates, minor: Minor, from: CurrencyId, to: CurrencyId): Minor {
  const micros = { 1: RATE_ONE, 2: rates.gbpMicros, 3: rates.eurMicros };
  return from === to ? minor : mulDivRound(minor, micros[to], micros[from]);
}
