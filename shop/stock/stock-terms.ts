import { z } from 'zod';
import { asNumber } from '../operations/typed-input.ts';
import { issue } from '../kernel/issue.ts';

export const MOST_BOOKED = 1_000_000;

/** A whole number of parts. */
export function wholeNumber(least: number) {
  const refusal = issue('staff-refusal.stock-quantity', { least, most: MOST_BOOKED });
  return z.preprocess(asNumber, z.int(refusal).min(least, refusal).max(MOST_BOOKED, refusal));
}

const LONGEST_LEAD_TIME = 730;
const leadTime = issue('staff-refusal.lead-time', { most: LONGEST_LEAD_TIME });

/** Stock terms as staff enter them, in the form, the API and products.csv (L4). */
export const stockTermsShape = {
  /** Nothing typed: not said. */
  leadTimeDays: z
    .preprocess(
      (value) => (value === '' || value === undefined ? null : asNumber(value)),
      z.int(leadTime).min(1, leadTime).max(LONGEST_LEAD_TIME, leadTime).nullable(),
    )
    .default(null),
  lowStock: wholeNumber(0),
};
