import { z } from 'zod';
import { refuseFields } from '../operations/refuse-fields.ts';
import { asNumber, idOrNew, optionalText, typedText } from '../operations/typed-input.ts';
import { couponDraftErrors } from './coupon-draft.ts';
import type { CouponChange } from './paths.ts';
import { issue } from '../kernel/issue.ts';

const LONGEST = 50;
const upToLongest = (text: string) => text.length <= LONGEST;

/** Status as staff typed it; a tick box sends true and false. */
const typedStatus = z.preprocess((value) => (typeof value === 'boolean' ? String(Number(value)) : value), optionalText);

export const couponChange: z.ZodType<CouponChange> = z
  .object({
    id: idOrNew('promo_code'),
    code: typedText.refine(upToLongest, issue('rule.too-long')).meta({ maxLength: LONGEST }),
    name: typedText
      .refine((name) => name.length <= 2 * LONGEST, issue('rule.too-long'))
      .meta({ maxLength: 2 * LONGEST }),
    status: typedStatus,
    multiplier: optionalText,
    continent: optionalText.refine(upToLongest, issue('rule.too-long')),
    startsOn: typedText,
    endsOn: typedText,
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(couponDraftErrors));
