import { z } from 'zod';
import {
  idOrNew,
  optionalText,
  typedChoice,
  typedPassword,
  typedText,
  typedTick,
} from '../../operations/typed-input.ts';
import { registrationErrors } from '../../accounts/details-rules.ts';
import type { AccountSave, OwnAccountSave, Registration } from './paths.ts';
import { refuseFields } from '../../operations/refuse-fields.ts';
import { issue } from '../../kernel/issue.ts';

const details = {
  firstName: typedText,
  surname: typedText,
  email: typedText,
  password: typedPassword,
  passwordRepeat: typedPassword,
  company: typedText,
  line1: optionalText,
  line2: optionalText,
  town: optionalText,
  postcode: optionalText,
  telephone: typedText,
  currency: typedChoice,
  countryId: typedChoice,
  subscribed: typedTick,
  accountCustomer: typedTick,
};

/** A registration; whatever else the body says (status, price class, …) is not read (D17). */
export const registrationInput: z.ZodType<Registration> = z.object(details).check(refuseFields(registrationErrors));

/** The same with the present password, which is looked at only where another one is chosen. */
export const ownAccountInput: z.ZodType<OwnAccountSave> = z
  .object({ ...details, presentPassword: typedPassword })
  .check(refuseFields(registrationErrors));

const guid = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.account-guid')),
);

/** A saved account of either kind; which rules it is held to depends on who saves it (C3, C7). */
export const accountSaveInput: z.ZodType<AccountSave> = z.object({
  ...details,
  password: typedPassword.default(''),
  passwordRepeat: typedPassword.default(''),
  id: idOrNew('customer').optional(),
  guid: z.union([z.literal('').transform(() => undefined), guid], issue('refusal.account-guid')).optional(),
  status: z.literal(['active', 'inactive'], issue('refusal.account-status')).optional(),
  partner: typedTick,
  priceClass: typedChoice.optional(),
  adminContact: typedChoice.optional(),
  version: z.int(issue('refusal.version')).optional(),
});

export const activationInput = z.object({
  link: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.literal(['d', 'e', 'i'], issue('refusal.account-kind')),
  ),
  guid,
});
