import { RightNeededError } from '../messages/errors.ts';
import { isAllowed, missingRights, type StaffNeed } from './staff-right.ts';
import type { Caller, SignedInStaff } from '../operations/shop.ts';

/**
 * Treats a staff member without the right as the customer as whom they are also logged in, in calls that customers may
 * make too.
 * @throws {RightNeededError}
 */
export function withinStaffRights(need: StaffNeed, caller: Caller): Caller {
  if (caller.staff === null || isAllowed(need, caller.staff.rights)) return caller;
  if (caller.customer !== null) return { ...caller, staff: null };
  throw new RightNeededError(missingRights(need, caller.staff.rights));
}

/** @throws {RightNeededError} the staff member lacks it; customers need none */
export function requireStaffRight(need: StaffNeed, staff: Pick<SignedInStaff, 'rights'> | null): void {
  if (staff === null || isAllowed(need, staff.rights)) return;
  throw new RightNeededError(missingRights(need, staff.rights));
}
