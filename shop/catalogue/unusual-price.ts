import { type CurrencyId, formatMoney, type Minor } from '../kernel/money.ts';

/** The prices that a product or a width has, by the currency that each is in (D2). */
const PRICES = [
  ['usdMinor', 1],
  ['gbpMinor', 2],
  ['eurMinor', 3],
] as const satisfies readonly (readonly [string, CurrencyId])[];

type Prices = Partial<Record<(typeof PRICES)[number][0], Minor | undefined>>;

/**
 * What is unusual about the prices of a part that are about to be saved: a dollar price of 0, for which the part would be
 * given away, or one that moves by more than half (D45). A sentence for each. An own price of 0 in another currency is none:
 * it follows the dollar.
 * @param before  as they are stored; null: the part is new
 */
export function unusualPrices(part: string, before: Prices | null, after: Prices): string[] {
  return PRICES.flatMap(([field, currency]) => {
    const [was, is] = [before?.[field] ?? null, after[field]];
    if (is === undefined || is === was) return [];
    const shown = formatMoney(is, currency);
    if (is === 0) return field === 'usdMinor' ? [`${part} would cost nothing (${shown}).`] : [];
    if (was === null || was === 0 || Math.abs(is - was) * 2 <= was) return [];
    return [`${part} moves from ${formatMoney(was, currency)} to ${shown}.`];
  });
}
