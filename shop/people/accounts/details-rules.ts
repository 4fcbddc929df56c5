import { TAX_NUMBER_MAX } from '../../base/tax/compact-number.ts';
import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import {
  accountEmailRefusal,
  ADDRESS_MAX,
  choiceRefusal,
  currencyRefusal,
  NAME_MAX,
  passwordRefusal,
  passwordRepeatRefusal,
  requiredTextRefusal,
  staffPasswordRefusal,
  telephoneRefusal,
  textRefusal,
} from './field-rules.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';
import type { AccountTexts, OwnChoice } from './account-fields.ts';

/** A customer's own details as typed; null for a choice not made yet. */
export type CustomerDetailsDraft = AccountTexts & Record<OwnChoice, number | null>;

/** A new password with its confirmation. */
export interface NewPasswordDraft {
  password: string;
  passwordRepeat: string;
}

/** Input of registration and Edit-Account. */
export type RegistrationDraft = CustomerDetailsDraft & NewPasswordDraft;

/** Messages for a choice that was not made (C2). */
export const CHOICES_ASKED = {
  currency: message('rule.required.currency-choice'),
  countryId: message('rule.required.country-choice'),
} as const;

/** Validates a registration (C2, D17) or an edited account, including password and confirmation (C3, D19). */
export function registrationErrors(values: RegistrationDraft): FieldErrors<keyof RegistrationDraft> {
  return fieldErrors({
    firstName: requiredTextRefusal(values.firstName, message('rule.required.first-name'), NAME_MAX),
    surname: requiredTextRefusal(values.surname, message('rule.required.surname'), NAME_MAX),
    email: accountEmailRefusal(values.email),
    ...newPasswordRefusals(values),
    company: requiredTextRefusal(values.company, message('rule.required.company'), NAME_MAX),
    line1: textRefusal(values.line1, ADDRESS_MAX),
    line2: textRefusal(values.line2, ADDRESS_MAX),
    town: textRefusal(values.town, ADDRESS_MAX),
    postcode: textRefusal(values.postcode, ADDRESS_MAX),
    telephone: telephoneRefusal(values.telephone),
    currency: currencyRefusal(values.currency, CHOICES_ASKED.currency),
    countryId: choiceRefusal(values.countryId, CHOICES_ASKED.countryId),
    // The server also checks form and check digits (O3).
    vatNumber: textRefusal(values.vatNumber ?? '', TAX_NUMBER_MAX),
    eoriNumber: textRefusal(values.eoriNumber ?? '', TAX_NUMBER_MAX),
  } satisfies Record<keyof RegistrationDraft, RuleMessage | null>);
}

/** Validates a password that is set by the mailed link (A21, D16, D17). */
export function newPasswordErrors(values: NewPasswordDraft): FieldErrors<keyof NewPasswordDraft> {
  return fieldErrors(newPasswordRefusals(values));
}

/** Validates a staff member's own new password (D43). */
export function newStaffPasswordErrors({ password, passwordRepeat }: NewPasswordDraft) {
  return fieldErrors({
    password: staffPasswordRefusal(password),
    passwordRepeat: passwordRepeatRefusal(password, passwordRepeat),
  });
}

function newPasswordRefusals({ password, passwordRepeat }: NewPasswordDraft) {
  return { password: passwordRefusal(password), passwordRepeat: passwordRepeatRefusal(password, passwordRepeat) };
}
