import { MAX_PRICE_MINOR, type Minor } from '../../base/money/money.ts';
import { mulDivRound, RATE_ONE } from '../../base/money/rates.ts';
import type { ExactPrice } from './price.ts';

/** A break: from this quantity on, a unit costs this amount, or the list price less this discount in hundredths of a per cent. */
export type QuantityBreak =
  | { readonly from: number; readonly minor: Minor }
  | { readonly from: number; readonly discount: number };

/** The price of a part in a list: up to ten breaks, rising in quantity, never rising in price (K1). */
export type Ladder = readonly QuantityBreak[];

export const MAX_BREAKS = 10;
/** All of a price, in hundredths of a per cent. */
export const WHOLE = 10_000;

/** Reason why a ladder cannot be stored. */
export type LadderFault =
  | 'empty'
  | 'too-many'
  | 'quantity' // not a whole number from 1 to the largest quantity of a line
  | 'quantity-order' // does not rise, or repeats
  | 'mixed' // amounts mixed with discounts: it would be unclear whether the price falls
  | 'amount' // not a whole number of minor units, below 0, or above the largest price
  | 'discount' // not above 0 and below 100 %
  | 'price-rises'
  | 'begins-late'; // in an exclusive list, which decides alone

/**
 * Finds the fault of a ladder; null: it is valid (K1).
 * @param largestQuantity  of a line: a break above it could never be reached
 */
export function ladderFault(
  ladder: Ladder,
  { largestQuantity, isExclusive }: { largestQuantity: number; isExclusive: boolean },
): LadderFault | null {
  const [first] = ladder;
  if (first === undefined) return 'empty';
  if (ladder.length > MAX_BREAKS) return 'too-many';
  if (ladder.some((each) => 'minor' in each !== 'minor' in first)) return 'mixed';
  for (const each of ladder) {
    if (!Number.isSafeInteger(each.from) || each.from < 1 || each.from > largestQuantity) return 'quantity';
    if ('minor' in each && !isPrice(each.minor)) return 'amount';
    if ('discount' in each && (!Number.isSafeInteger(each.discount) || each.discount <= 0 || each.discount >= WHOLE))
      return 'discount';
  }
  for (const [index, each] of ladder.entries()) {
    const before = ladder[index - 1];
    if (before === undefined) continue;
    if (each.from <= before.from) return 'quantity-order';
    if (dearer(each) > dearer(before)) return 'price-rises';
  }
  return isExclusive && first.from !== 1 ? 'begins-late' : null;
}

const isPrice = (minor: Minor) => Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_PRICE_MINOR;

/** Orders breaks of one kind by their unit price. */
const dearer = (each: QuantityBreak) => ('minor' in each ? each.minor : WHOLE - each.discount);

/** The break that a quantity reaches; null: the first one begins above it. */
export function breakReached(ladder: Ladder, quantity: number): QuantityBreak | null {
  return ladder.findLast(({ from }) => from <= quantity) ?? null;
}

/**
 * Price of a unit at a break. A discount is taken from the list price and replaces the factor of the class: one exact fraction,
 * rounded once (D1, K1).
 */
export function priceAt(reached: QuantityBreak, list: ExactPrice): Minor {
  if ('minor' in reached) return reached.minor;
  return mulDivRound(list.minor, list.rateMicros * (WHOLE - reached.discount), RATE_ONE * WHOLE);
}
