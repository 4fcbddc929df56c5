import { z } from 'zod';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { asNumber, idOrNew, optionalTextInput, textInput } from '../../base/wire/input-schemas.ts';
import { couponDraftErrors } from './coupon-draft.ts';
import type { CouponChange } from './paths.ts';
import { issue } from '../../base/messages/issue.ts';

const MAX_LENGTH = 50;
const upToLongest = (text: string) => text.length <= MAX_LENGTH;

/** Status as staff typed it; a checkbox sends true and false. */
const typedStatus = z.preprocess(
  (value) => (typeof value === 'boolean' ? String(Number(value)) : value),
  optionalTextInput,
);

export const couponChange: z.ZodType<CouponChange> = z
  .object({
    id: idOrNew('promo_code'),
    code: textInput.refine(upToLongest, issue('rule.too-long')).meta({ maxLength: MAX_LENGTH }),
    name: textInput
      .refine((name) => name.length <= 2 * MAX_LENGTH, issue('rule.too-long'))
      .meta({ maxLength: 2 * MAX_LENGTH }),
    status: typedStatus,
    multiplier: optionalTextInput,
    continent: optionalTextInput.refine(upToLongest, issue('rule.too-long')),
    startsOn: textInput,
    endsOn: textInput,
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(couponDraftErrors));
