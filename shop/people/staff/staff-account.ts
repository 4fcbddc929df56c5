import type { Database } from '#platform/database/database.ts';
import { isEmailAddress } from '#shop/base/kernel/email-address.ts';
import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import { NAME_MAX, staffPasswordRefusal, requiredTextRefusal } from '#shop/people/accounts/field-rules.ts';
import type { ChangedBy } from '../../base/audit/record-change.ts';
import { ConflictError } from '../../base/messages/errors.ts';
import { STAFF_RIGHTS, type StaffRight } from '../../base/rights/staff-right.ts';
import { EMAIL_MAX } from '../accounts/login-rules.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';

/** A new staff account as typed, on the screen or at the command line. */
export interface StaffDraft {
  name: string;
  email: string;
  password: string;
  /** Rights (P1); absent: all. */
  rights?: readonly StaffRight[] | undefined;
}

/** Context of a change to a staff account: database, time and actor. */
export interface StaffChangeContext {
  db: Database;
  now: Date;
  by: ChangedBy;
}

/** Author of changes at the command line: not an account of the shop, so number 0 in the audit list. */
export const OPERATOR: ChangedBy = { id: 0, name: 'Operator' };

/** Rights without duplicates, in canonical order, for storage and comparison. */
export function sortRights(rights: readonly StaffRight[]): StaffRight[] {
  return STAFF_RIGHTS.filter((right) => rights.includes(right));
}

/** The e-mail address already has another staff account, regardless of case. */
export class StaffEmailTakenError extends ConflictError {
  constructor() {
    super('staff.email-taken', message('staff-refusal.email-taken'));
  }
}

/** Validates a new staff account. */
export function staffErrors({
  name,
  email,
  password,
}: Omit<StaffDraft, 'rights'>): FieldErrors<'name' | 'email' | 'password'> {
  return fieldErrors({
    name: requiredTextRefusal(name, message('staff-rule.required.name'), NAME_MAX),
    email: emailRefusal(email.trim()),
    password: staffPasswordRefusal(password),
  });
}

function emailRefusal(email: string): RuleMessage | null {
  const refusal = requiredTextRefusal(email, message('rule.required.email'), EMAIL_MAX);
  return refusal ?? (isEmailAddress(email) ? null : message('rule.email-wrong'));
}
