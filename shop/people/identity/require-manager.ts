import type { ChangedBy } from '../../base/audit/record-change.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import { NotAllowedError } from '../../base/messages/errors.ts';
import { STAFF_RIGHTS, type StaffRight } from '../../base/rights/staff-right.ts';
import { OPERATOR } from '../staff/staff-account.ts';
import type { StaffRow } from '../staff/staff-queries.ts';

/**
 * Refuses a change of accounts by a staff member whose own account was closed, or lost the right, in the meantime; and one of
 * rights that they don't have themselves (D62).
 * @param all the current staff, locked
 * @param touched the rights that the change gives, takes, or opens and closes with an account
 * @throws {NotAllowedError | RightNeededError}
 */
export function requireManager(by: ChangedBy, all: readonly StaffRow[], touched: readonly StaffRight[]): void {
  if (by === OPERATOR) return;
  const present = all.find(({ id }) => id === by.id);
  if (present?.disabled !== false) throw new NotAllowedError();
  requireStaffRight({ allOf: ['staff', ...touched] }, present);
}

/** The rights that a change of an account's rights touches: all of an owner's, because owners are changed by owners alone (D62). */
export function touchedRights(before: readonly StaffRight[], after: readonly StaffRight[]): readonly StaffRight[] {
  const isOwner = STAFF_RIGHTS.every((right) => before.includes(right));
  return isOwner ? STAFF_RIGHTS : STAFF_RIGHTS.filter((right) => before.includes(right) !== after.includes(right));
}
