import type { ChangedBy } from '../audit/record-change.ts';
import { requireStaffRight } from '../operations/staff-rights.ts';
import { NotAllowedError } from '../kernel/errors.ts';
import { OPERATOR } from './staff-account.ts';
import type { StaffRow } from './staff-queries.ts';

/**
 * Refuses a change of accounts by a staff member whose own account was closed, or lost the right, in the meantime.
 * @param all the current staff, locked
 * @throws {NotAllowedError | RightNeededError}
 */
export function requireManager(by: ChangedBy, all: readonly StaffRow[]): void {
  if (by === OPERATOR) return;
  const present = all.find(({ id }) => id === by.id);
  if (present?.disabled !== false) throw new NotAllowedError();
  requireStaffRight('staff', present);
}
