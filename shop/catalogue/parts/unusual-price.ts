import { message, type RuleMessage } from '../../base/messages/message.ts';
import { type AmountOf, type CurrencyId, type Minor } from '../../base/money/money.ts';

/** The prices of a product or width, by currency (D2). */
const PRICES = [
  ['usdMinor', 1],
  ['gbpMinor', 2],
  ['eurMinor', 3],
] as const satisfies readonly (readonly [string, CurrencyId])[];

type Prices = Partial<Record<(typeof PRICES)[number][0], Minor | null | undefined>>;

/**
 * Lists unusual prices of a part that is about to be saved, one message each: a dollar price of 0, which would give the
 * part away, or a change by more than half (D45). A price of 0 in another currency is usual, because it follows the
 * dollar.
 * @param row row of a width in a file; 0: elsewhere
 * @param before the stored prices; null: a new part
 */
export function unusualPrices(part: string, before: Prices | null, after: Prices, row = 0): RuleMessage[] {
  return PRICES.flatMap(([field, currency]): RuleMessage[] => {
    const [was, is] = [before?.[field] ?? null, after[field]];
    if (is === undefined || is === was) return [];
    const amount = (minor: Minor): AmountOf => ({ minor, currency });
    if (is === null || is === 0)
      return field === 'usdMinor' ? [message('staff-rule.unusual.nothing', { part, row, price: amount(0) })] : [];
    if (was === null || was === 0 || Math.abs(is - was) * 2 <= was) return [];
    return [message('staff-rule.unusual.move', { part, row, before: amount(was), after: amount(is) })];
  });
}
