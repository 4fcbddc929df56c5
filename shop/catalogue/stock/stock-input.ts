import { z } from 'zod';
import { asNumber } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';

export const MAX_BOOKED = 1_000_000;

/** A whole number of parts. */
export function wholeNumber(least: number) {
  const refusal = issue('staff-refusal.stock-quantity', { least, most: MAX_BOOKED });
  return z.preprocess(asNumber, z.int(refusal).min(least, refusal).max(MAX_BOOKED, refusal));
}

const MAX_LEAD_TIME_DAYS = 730;
const leadTime = issue('staff-refusal.lead-time', { most: MAX_LEAD_TIME_DAYS });

/** Stock terms as staff enter them, in the form, the API and products.csv (L4). */
export const stockTermsShape = {
  /** Empty: unknown. */
  leadTimeDays: z
    .preprocess(
      (value) => (value === '' || value === undefined ? null : asNumber(value)),
      z.int(leadTime).min(1, leadTime).max(MAX_LEAD_TIME_DAYS, leadTime).nullable(),
    )
    .default(null),
  lowStock: wholeNumber(0),
};
