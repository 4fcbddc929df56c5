import { z } from 'zod';
import {
  idOrNew,
  optionalTextInput,
  choiceInput,
  passwordInput,
  textInput,
  checkboxInput,
} from '../../base/wire/input-schemas.ts';
import {
  ACCOUNT_TEXTS,
  type AccountText,
  OMITTABLE_TEXTS,
  OWN_CHOICES,
  OWN_TICKS,
} from '../accounts/account-fields.ts';
import { termsVersionInput } from '../legal/input.ts';
import { registrationErrors } from '../accounts/details-rules.ts';
import type { AccountSave, OwnAccountSave, Registration } from './paths.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { issue } from '../../base/messages/issue.ts';
import { compactNumber } from '../../base/tax/compact-number.ts';

/** Optional fields of a body; their rules decide which may be empty. */
const OPTIONAL: readonly AccountText[] = ['line1', 'line2', 'town', 'postcode'];

/** A VAT or EORI number without spaces; omitted: unchanged. */
const taxNumberInput = textInput.transform(compactNumber).optional();

const details = {
  ...shapeOf(ACCOUNT_TEXTS, (name) => (OPTIONAL.includes(name) ? optionalTextInput : textInput)),
  ...shapeOf(OMITTABLE_TEXTS, () => taxNumberInput),
  ...shapeOf(OWN_CHOICES, () => choiceInput),
  ...shapeOf(OWN_TICKS, () => checkboxInput),
  password: passwordInput,
  passwordRepeat: passwordInput,
};

function shapeOf<Name extends string, Input>(names: readonly Name[], inputOf: (name: Name) => Input) {
  return Object.fromEntries(names.map((name) => [name, inputOf(name)])) as Record<Name, Input>;
}

/** A registration; other fields of the body (status, price class, …) are ignored (D17). */
export const registrationInput: z.ZodType<Registration> = z
  .object({ ...details, termsVersion: termsVersionInput })
  .check(refuseFields(registrationErrors));

/** The account page's form, with the current password, which is checked only for a new one. */
export const ownAccountInput: z.ZodType<OwnAccountSave> = z
  .object({ ...details, presentPassword: passwordInput })
  .check(refuseFields(registrationErrors));

const guid = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.account-guid')),
);

/** A saved account of either kind; its rules depend on who saves it (C3, C7). */
export const accountSaveInput: z.ZodType<AccountSave> = z.object({
  ...details,
  password: passwordInput.default(''),
  passwordRepeat: passwordInput.default(''),
  id: idOrNew('customer').optional(),
  guid: z.union([z.literal('').transform(() => undefined), guid], issue('refusal.account-guid')).optional(),
  status: z.literal(['active', 'inactive'], issue('refusal.account-status')).optional(),
  partner: checkboxInput,
  priceClass: choiceInput.optional(),
  adminContact: choiceInput.optional(),
  version: z.int(issue('refusal.version')).optional(),
});

export const activationInput = z.object({
  link: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.literal(['d', 'e', 'i'], issue('refusal.account-kind')),
  ),
  guid,
});
