import { z } from 'zod';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { type CartLinesDraft, MAX_LINES } from './paths.ts';
import { chosenVariant, variantChoice } from './chosen-variant.ts';
import type { CartLineChange, CartLineDraft } from './paths.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '../quantities/quantity.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { type CheckoutDraft, DRAFT_ADDRESS_FIELDS, DRAFT_FIELDS } from './checkout-draft.ts';

/** The longest serial number or machine name of a line (D11). */
const MARK_MAX = 50;

/** A cart's GUID in any letter case; lower case internally. */
export const cartGuid = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.cart-guid')),
);

/** Machine of a part: its serial number or its name. Absent and null mean none. */
export const machineMark = z.preprocess(
  (value) => value ?? undefined,
  textInput
    .refine((mark) => mark.length <= MARK_MAX, issue('rule.too-long'))
    .meta({ maxLength: MARK_MAX })
    .optional(),
);

const quantity = z.preprocess(
  asNumber,
  z
    .number(issueOf(QUANTITY_MESSAGE))
    .refine((value) => quantityRefusal(value) === null, issueOf(QUANTITY_MESSAGE))
    .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }),
);

export const lineDraft: z.ZodType<CartLineDraft> = z
  .object({
    cartGuid,
    productId: idNumber('product'),
    ...variantChoice,
    quantity,
    serial: machineMark,
    machine: machineMark,
  })
  .transform(({ variantChosen, variantId, ...draft }) => ({
    ...draft,
    variantId: chosenVariant({ variantChosen, variantId }),
  }));

/** Many lines in internal names: the width by its id, null for none. */
export const linesDraft: z.ZodType<CartLinesDraft> = z.object({
  cartGuid,
  lines: z
    .array(
      z.object({
        productId: idNumber('product'),
        variantId: z.preprocess((value) => value ?? null, idNumber('variant').nullable()),
        quantity,
        serial: machineMark,
        machine: machineMark,
      }),
      issue('refusal.list-of-lines'),
    )
    .max(MAX_LINES, issue('refusal.most-rows', { most: MAX_LINES })),
});

export const lineChanges: z.ZodType<{ lines: readonly CartLineChange[] }> = z.object({
  lines: z.array(
    z.object({ id: idNumber('line'), quantity, serial: machineMark, machine: machineMark }),
    issue('refusal.list-of-lines'),
  ),
});

/** Longer than any valid value, because an overlong value is kept as typed and refused when the order is placed. */
const DRAFT_TEXT_MAX = 500; // of a note too: CHECKOUT_NOTE_MAX

const draftText = z.string().max(DRAFT_TEXT_MAX, issue('rule.too-long'));

function textsOf<Field extends string>(fields: readonly Field[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field, draftText])) as Record<Field, typeof draftText>);
}

export const checkoutDraft = textsOf(DRAFT_FIELDS).extend({
  shipping: draftText.default(''), // absent from programs of before
  note: draftText.default(''),
  deliveryAddressId: z.int().positive().nullish(),
  typedAddress: textsOf(DRAFT_ADDRESS_FIELDS).extend({ editedId: z.int().nonnegative() }).nullable(),
}) satisfies z.ZodType<CheckoutDraft>;
