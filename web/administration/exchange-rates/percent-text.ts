import { rateChangeMicros } from '#shop/pricing/rate-draft.ts';

/** '+3.20 %': how much dearer or cheaper everything in that currency becomes. */
export function percentText(before: number, after: number): string {
  const change = rateChangeMicros(before, after) / 10_000;
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change).toFixed(2)} %`;
}
