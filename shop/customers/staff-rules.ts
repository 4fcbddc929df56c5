import { isEmailAddress } from '#shop/kernel/email-address.ts';
import { type FieldErrors, fieldErrors } from '#shop/kernel/field-errors.ts';
import { EMAIL_MAX } from '#shop/accounts/login-rules.ts';
import type { CustomerDetailsDraft } from '../accounts/details-rules.ts';
import {
  ADDRESS_MAX,
  choiceRefusal,
  currencyRefusal,
  NAME_MAX,
  passwordRefusal,
  requiredTextRefusal,
  TELEPHONE_MAX,
} from '../accounts/field-rules.ts';

/** A customer as staff type it in CustomerEdit; a blank password leaves the present one as it is (D19). */
export interface StaffCustomerDraft extends CustomerDetailsDraft {
  password: string;
  priceClass: number | null;
  adminContact: number | null;
}

/** Said where staff did not make a choice (C7, D34). */
export const STAFF_CHOICES_ASKED = { currency: 'Currency is required', countryId: 'Country is required' } as const;

/**
 * What is wrong with a customer as staff save one: everything is required, little more is asked (C7, D19, D34).
 * An older account with a telephone such as '+44 20' stays editable; its owner is asked for digits (C3).
 */
export function staffCustomerErrors(values: StaffCustomerDraft): FieldErrors<keyof StaffCustomerDraft> {
  return fieldErrors({
    firstName: required(values.firstName, 'First name', NAME_MAX),
    surname: required(values.surname, 'Last name', NAME_MAX),
    email: emailRefusal(values.email),
    password: values.password === '' ? null : passwordRefusal(values.password),
    telephone: required(values.telephone, 'Telephone', TELEPHONE_MAX),
    company: required(values.company, 'Company', NAME_MAX),
    line1: required(values.line1, 'Address line 1', ADDRESS_MAX),
    line2: required(values.line2, 'Address line 2', ADDRESS_MAX),
    town: required(values.town, 'Town/city', ADDRESS_MAX),
    postcode: required(values.postcode, 'Postcode', ADDRESS_MAX),
    countryId: choiceRefusal(values.countryId, STAFF_CHOICES_ASKED.countryId),
    currency: currencyRefusal(values.currency, STAFF_CHOICES_ASKED.currency),
    // 0 is "Not Set" in both: a choice that was not made.
    priceClass: isOneOf(values.priceClass, [1, 2, 3]) ? null : 'Price class is required',
    adminContact: isOneOf(values.adminContact, [1, 2]) ? null : 'Admin contact is required',
  });
}

/** What staff type where an address has no second line: C7 asks for one, and nothing is to be invented (docs/decisions/0015). */
export const NO_LINE = '-';

/** The second line as it is stored: empty where staff said that there is none. */
export function storedLine(typed: string): string {
  return typed.trim() === NO_LINE ? '' : typed;
}

function required(value: string, label: string, longest: number): string | null {
  return requiredTextRefusal(value, `${label} is required`, longest);
}

/** Only the general pattern: what the account needs to log in (C1). */
function emailRefusal(email: string): string | null {
  const refusal = required(email, 'Email', EMAIL_MAX);
  if (refusal !== null) return refusal;
  return isEmailAddress(email.trim()) ? null : 'Email is invalid';
}

function isOneOf(choice: number | null, choices: readonly number[]): boolean {
  return choice !== null && choices.includes(choice);
}
