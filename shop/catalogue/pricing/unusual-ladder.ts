import { message, type RuleMessage } from '../../base/messages/message.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { breakReached, type Ladder, type QuantityBreak, WHOLE } from './ladder.ts';

/** Price of a list before a change and after it. */
export interface LadderChange {
  /** Of the target, as staff read it. */
  name: string;
  /** null: the list had none. */
  before: Ladder | null;
  after: Ladder;
  /** null: a list of discounts. */
  currencyId: CurrencyId | null;
  /** The shop's own price of the part in that currency; null: the target is not one part. */
  ownMinor: Minor | null;
}

/**
 * Asks about an unusual price of a list: 0, or a break that moves by more than half (D45). A break is compared with the previous price of
 * its quantity, otherwise with the shop's own price. One question for each ladder, about its first unusual break.
 */
export function unusualLadder({ name: part, before, after, currencyId, ownMinor }: LadderChange): RuleMessage[] {
  const wordsOf = (each: QuantityBreak | number) =>
    typeof each !== 'number' && 'discount' in each
      ? `${each.discount / 100} %`
      : { minor: typeof each === 'number' ? each : each.minor, currency: currencyId ?? 1 };
  for (const each of after) {
    if ('minor' in each && each.minor === 0)
      return [message('staff-rule.unusual.nothing', { part, row: 0, price: wordsOf(each) })];
    const was = usualBreak(each, before, ownMinor);
    if (was !== null && movesByMoreThanHalf(rest(was), rest(each)))
      return [message('staff-rule.unusual.move', { part, row: 0, before: wordsOf(was), after: wordsOf(each) })];
  }
  return [];
}

/** Figure that a break is compared with; null: none is known. */
function usualBreak(each: QuantityBreak, before: Ladder | null, ownMinor: Minor | null): QuantityBreak | null {
  const previous = before === null ? null : (breakReached(before, each.from) ?? before[0] ?? null);
  if (previous !== null && 'minor' in previous === 'minor' in each) return previous;
  if ('discount' in each) return { from: 1, discount: 0 };
  return ownMinor === null ? null : { from: 1, minor: ownMinor };
}

/** Amount, or share of the list price, that is left to pay. */
const rest = (each: QuantityBreak) => ('minor' in each ? each.minor : WHOLE - each.discount);

const movesByMoreThanHalf = (was: number, is: number) => was !== 0 && Math.abs(is - was) * 2 > was;
