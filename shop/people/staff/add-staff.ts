import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { requireFaultless } from '../../base/fields/refuse-fields.ts';
import { STAFF_RIGHTS } from '../../base/rights/staff-right.ts';
import { hashNewPassword } from '../identity/password.ts';
import {
  sortRights,
  type StaffChangeContext,
  type StaffDraft,
  staffErrors,
  StaffEmailTakenError,
} from './staff-account.ts';
import { requireManager } from '../identity/require-manager.ts';
import { insertStaff, isStaffEmailTaken, lockAllStaff, type StaffRow } from './staff-queries.ts';

/**
 * Creates a staff account, recorded in the audit list.
 * @throws {InvalidInputError | StaffEmailTakenError | RightNeededError}
 */
export async function addStaff(draft: StaffDraft, { db, now, by }: StaffChangeContext): Promise<StaffRow> {
  requireFaultless(staffErrors(draft));
  const values = {
    name: draft.name.trim(),
    email: draft.email.trim(),
    rights: sortRights(draft.rights ?? STAFF_RIGHTS),
    passwordHash: await hashNewPassword(draft.password, [draft.name, draft.email]),
    createdAt: now,
  };
  try {
    return await inTransaction(db, async (tx) => {
      requireManager(by, await lockAllStaff(tx), values.rights);
      const after = await insertStaff(tx, values);
      await recordChange(tx, by, now, { action: 'added', entity: 'staff', entityId: after.id, before: null, after });
      return after;
    });
  } catch (error) {
    if (isStaffEmailTaken(error)) throw new StaffEmailTakenError();
    throw error;
  }
}
