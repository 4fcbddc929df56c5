import { z } from 'zod';
import {
  idOrNew,
  optionalTextInput,
  choiceInput,
  passwordInput,
  textInput,
  checkboxInput,
} from '../../operations/input-schemas.ts';
import { registrationErrors } from '../../accounts/details-rules.ts';
import type { AccountSave, OwnAccountSave, Registration } from './paths.ts';
import { refuseFields } from '../../operations/refuse-fields.ts';
import { issue } from '../../kernel/issue.ts';

const details = {
  firstName: textInput,
  surname: textInput,
  email: textInput,
  password: passwordInput,
  passwordRepeat: passwordInput,
  company: textInput,
  line1: optionalTextInput,
  line2: optionalTextInput,
  town: optionalTextInput,
  postcode: optionalTextInput,
  telephone: textInput,
  currency: choiceInput,
  countryId: choiceInput,
  subscribed: checkboxInput,
  accountCustomer: checkboxInput,
};

/** A registration; whatever else the body says (status, price class, …) is not read (D17). */
export const registrationInput: z.ZodType<Registration> = z.object(details).check(refuseFields(registrationErrors));

/** The same with the present password, which is looked at only where another one is chosen. */
export const ownAccountInput: z.ZodType<OwnAccountSave> = z
  .object({ ...details, presentPassword: passwordInput })
  .check(refuseFields(registrationErrors));

const guid = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.account-guid')),
);

/** A saved account of either kind; which rules it is held to depends on who saves it (C3, C7). */
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
