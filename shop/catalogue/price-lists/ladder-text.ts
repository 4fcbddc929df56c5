import { amountText, parseAmount } from '#shop/base/money/parse-amount.ts';
import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';
import type { Ladder, LadderFault, QuantityBreak } from '../pricing/ladder.ts';

/**
 * Reads a ladder as staff type it: one break per line, or separated by semicolons. '29.00' is the price from 1 on, '5: 27.50' from 5 on,
 * '10: 7.5 %' a discount. Amounts may be in any country's notation; '1,234' is ambiguous and is refused, as is another currency's sign.
 * @returns the breaks as typed, consistent or not; or the unreadable entry
 */
export function readLadder(text: string, currency: CurrencyId | null): { ladder: Ladder } | { refusal: RuleMessage } {
  const ladder: QuantityBreak[] = [];
  for (const entry of text.split(/[\r\n;]+/).map((each) => each.trim())) {
    if (entry === '') continue;
    const [, from = '1', value = '', percent] = /^(?:(\d{1,9})\s*:)?([^:%]+)(%?)$/.exec(entry) ?? [];
    const minor = readFigure(value.trim(), percent === '%' ? null : currency);
    if (minor === 'ambiguous') return { refusal: message('staff-rule.ladder.ambiguous', { entry }) };
    if (minor === null) return { refusal: message('staff-rule.ladder.entry', { entry }) };
    ladder.push(percent === '%' ? { from: Number(from), discount: minor } : { from: Number(from), minor });
  }
  return { ladder };
}

/** A figure with at most two decimal places, in hundredths; null: it cannot be read. */
export function readFigure(text: string, currency: CurrencyId | null): number | 'ambiguous' | null {
  const sign = currency === null ? '' : currencies[currency].symbol;
  if (/^\d{1,3}[.,]\d{3}$/.test(text.replaceAll(/\s/g, '').replace(sign, ''))) return 'ambiguous';
  const minor = parseAmount(text, currency);
  return minor === null || Number.isNaN(minor) ? null : minor;
}

/** '27.50' or '7.5 %'. */
export function breakText(each: QuantityBreak): string {
  return 'minor' in each ? amountText(each.minor) : `${each.discount / 100} %`;
}

/** Sentence about the fault of a ladder. */
export function ladderMessage(fault: LadderFault, most: number): RuleMessage {
  if (fault === 'quantity') return message('staff-rule.ladder.quantity', { most });
  return message(`staff-rule.ladder.${fault}`);
}
