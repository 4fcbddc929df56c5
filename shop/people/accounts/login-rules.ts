import { hasShortEnding, isEmailAddress } from '#shop/base/kernel/email-address.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

/** The longest email address of an account, and therefore of a login (C1, D17). */
export const EMAIL_MAX = 50;

/** Length limits of passwords: for customers, from registration to login (C1, C2, D17), and for staff (D43). */
export interface PasswordLength {
  readonly min: number;
  readonly max: number;
}
export const CUSTOMER_PASSWORD: PasswordLength = { min: 8, max: 30 };
export const STAFF_PASSWORD: PasswordLength = { min: 12, max: 128 };

/** Returns why this email address is not sent, or null (A19, C1). */
export function loginEmailRefusal(email: string): RuleMessage | null {
  const address = email.trim();
  return address.length <= EMAIL_MAX && isEmailAddress(address) ? null : message('rule.email-unusable');
}

/**
 * Returns why a password reset can't be requested for this email address, or null (C5, D17). Three messages, in this
 * order: empty; not the basic pattern; the basic pattern, but an address that could never log in.
 */
export function resetEmailRefusal(email: string): RuleMessage | null {
  const address = email.trim();
  if (address === '') return message('rule.required.email');
  if (!hasShortEnding(address)) return message('rule.email-wrong');
  return loginEmailRefusal(address);
}
