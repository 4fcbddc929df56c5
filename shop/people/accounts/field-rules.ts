import { hasShortEnding, isEmailAddress } from '#shop/base/kernel/email-address.ts';
import {
  CUSTOMER_PASSWORD,
  EMAIL_MAX,
  type PasswordLength,
  STAFF_PASSWORD,
} from '#shop/people/accounts/login-rules.ts';
import { isCurrencyId } from '#shop/base/money/money.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

/** The longest line of an address (C2, D13). */
export const ADDRESS_MAX = 50;

/** The longest name of a person or company, and the longest telephone number: wide enough for any real one. */
export const NAME_MAX = 100;
export const TELEPHONE_MAX = 50;

/** Returns why an optional text is refused, or null. */
export function textRefusal(value: string, longest: number): RuleMessage | null {
  return value.trim().length > longest ? message('rule.too-long') : null;
}

/** Returns why a required text is refused, or null. Spaces alone count as empty. */
export function requiredTextRefusal(value: string, missing: RuleMessage, longest: number): RuleMessage | null {
  return value.trim() === '' ? missing : textRefusal(value, longest);
}

/** Returns why a choice from a list is refused, or null; numbers in lists start at 1. */
export function choiceRefusal(id: number | null, missing: RuleMessage): RuleMessage | null {
  return id !== null && Number.isSafeInteger(id) && id >= 1 ? null : missing;
}

/** Returns why this is not a valid currency of an account, or null (B1). */
export function currencyRefusal(currency: number | null, missing: RuleMessage): RuleMessage | null {
  return isCurrencyId(currency) ? null : missing;
}

/** Returns why an account can't be registered with this email address, or null (C2, D17). */
export function accountEmailRefusal(email: string): RuleMessage | null {
  const address = email.trim();
  const refusal = requiredTextRefusal(address, message('rule.required.email'), EMAIL_MAX);
  if (refusal !== null) return refusal;
  // The general pattern as well: an address that passes only the basic one could never log in (C1).
  return hasShortEnding(address) && isEmailAddress(address) ? null : message('rule.email-wrong');
}

/**
 * Returns why this can't be a telephone number, or null: digits, with an optional decimal part kept on purpose (C2,
 * D38).
 */
export function telephoneRefusal(telephone: string): RuleMessage | null {
  const refusal = requiredTextRefusal(telephone, message('rule.required.telephone'), TELEPHONE_MAX);
  if (refusal !== null) return refusal;
  return /^\d+(?:\.\d+)?$/.test(telephone.trim()) ? null : message('rule.only-numbers');
}

/**
 * Returns why this can't become a customer's password, or null. Spaces count, so it is not trimmed, but spaces alone
 * are refused (C2, D17). The server checks for common passwords (D43).
 */
export function passwordRefusal(password: string): RuleMessage | null {
  return lengthRefusal(password, CUSTOMER_PASSWORD);
}

/** Returns why this can't become a staff password, or null (D43). */
export function staffPasswordRefusal(password: string): RuleMessage | null {
  return lengthRefusal(password, STAFF_PASSWORD);
}

function lengthRefusal(password: string, { min, max }: PasswordLength): RuleMessage | null {
  if (password.trim() === '') return message('rule.required.password');
  if (password.length < min) return message('rule.password-short', { least: min });
  return password.length > max ? message('rule.password-long', { most: max }) : null;
}

/** Returns why the second password does not confirm the first, or null (C2). */
export function passwordRepeatRefusal(password: string, repeat: string): RuleMessage | null {
  if (repeat === '') return message('rule.required.password-repeat');
  return repeat === password ? null : message('rule.passwords-differ');
}
