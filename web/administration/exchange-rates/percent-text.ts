import { rateChangeMicros } from '#shop/catalogue/pricing/rate-draft.ts';

/** '+3.20 %': the price change of everything in that currency. */
export function percentText(before: number, after: number): string {
  const change = rateChangeMicros(before, after) / 10_000;
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change).toFixed(2)} %`;
}
