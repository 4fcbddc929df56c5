import { z } from 'zod';
import { asNumber } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';

const message = issue('staff-refusal.year');

/** Year of a report. */
export const yearQuestion = z.object({
  year: z.preprocess(asNumber, z.int(message).min(2000, message).max(2100, message)),
});

const currency = issue('staff-refusal.owner-currency');

/** Currency of the owner's figures. */
export const ownerQuestion = z.object({
  currencyId: z.preprocess(asNumber, z.union([z.literal(1), z.literal(2), z.literal(3)], currency)),
});
