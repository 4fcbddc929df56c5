import { TAX_NUMBER_MAX } from '../../base/tax/compact-number.ts';
import { isEmailAddress } from '#shop/base/kernel/email-address.ts';
import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import { EMAIL_MAX } from '#shop/people/accounts/login-rules.ts';
import type { AccountNames, StaffsName } from '../accounts/account-fields.ts';
import type { CustomerDetailsDraft } from '../accounts/details-rules.ts';
import {
  ADDRESS_MAX,
  choiceRefusal,
  currencyRefusal,
  NAME_MAX,
  passwordRefusal,
  requiredTextRefusal,
  TELEPHONE_MAX,
  textRefusal,
} from '../accounts/field-rules.ts';
import { message, type RuleKey, type RuleMessage } from '#shop/base/messages/message.ts';

/** A customer as staff enter it in CustomerEdit; a blank password keeps the current one (D19). */
export type StaffCustomerDraft = CustomerDetailsDraft &
  Record<StaffsChoice, number | null> & {
    password: string;
  };

type StaffsChoice = Extract<StaffsName, AccountNames<{ kind: 'choice' }>>;

/** Messages for a choice that staff did not make (C7, D34). */
export const STAFF_CHOICES_ASKED = {
  currency: message('staff-rule.required.currency'),
  countryId: message('rule.required.country'),
} as const;

/**
 * Validates a customer as staff save one: everything is required, with few further rules (C7, D19, D34). An older account with a
 * telephone such as '+44 20' stays editable; its owner must enter digits (C3).
 */
export function staffCustomerErrors(values: StaffCustomerDraft): FieldErrors<keyof StaffCustomerDraft> {
  return fieldErrors({
    firstName: requireText(values.firstName, 'rule.required.first-name', NAME_MAX),
    surname: requireText(values.surname, 'rule.required.surname', NAME_MAX),
    email: emailRefusal(values.email),
    password: values.password === '' ? null : passwordRefusal(values.password),
    telephone: requireText(values.telephone, 'staff-rule.required.telephone', TELEPHONE_MAX),
    company: requireText(values.company, 'staff-rule.required.company', NAME_MAX),
    line1: requireText(values.line1, 'rule.required.line1', ADDRESS_MAX),
    line2: requireText(values.line2, 'rule.required.line2', ADDRESS_MAX),
    town: requireText(values.town, 'staff-rule.required.town', ADDRESS_MAX),
    postcode: requireText(values.postcode, 'rule.required.postcode', ADDRESS_MAX),
    countryId: choiceRefusal(values.countryId, STAFF_CHOICES_ASKED.countryId),
    vatNumber: textRefusal(values.vatNumber ?? '', TAX_NUMBER_MAX),
    eoriNumber: textRefusal(values.eoriNumber ?? '', TAX_NUMBER_MAX),
    currency: currencyRefusal(values.currency, STAFF_CHOICES_ASKED.currency),
    // 0 is "Not Set" in both: a choice that was not made.
    priceClass: isOneOf(values.priceClass, [1, 2, 3]) ? null : message('staff-rule.required.price-class'),
    adminContact: isOneOf(values.adminContact, [1, 2]) ? null : message('staff-rule.required.admin-contact'),
  } satisfies Record<keyof StaffCustomerDraft, RuleMessage | null>);
}

/** Placeholder for an address without a second line: C7 requires one, and nothing may be invented (docs/decisions/0015). */
export const NO_LINE = '-';

/** The second line as it is stored: empty if staff said that there is none. */
export function storedLine(typed: string): string {
  return typed.trim() === NO_LINE ? '' : typed;
}

type RequiredKey = Extract<RuleKey, `${string}.required.${string}`>;

function requireText(value: string, missing: RequiredKey, longest: number): RuleMessage | null {
  return requiredTextRefusal(value, message(missing), longest);
}

/** Only the general pattern: what the account needs to log in (C1). */
function emailRefusal(email: string): RuleMessage | null {
  const refusal = requireText(email, 'staff-rule.required.email', EMAIL_MAX);
  if (refusal !== null) return refusal;
  return isEmailAddress(email.trim()) ? null : message('rule.email-wrong');
}

function isOneOf(choice: number | null, choices: readonly number[]): boolean {
  return choice !== null && choices.includes(choice);
}
