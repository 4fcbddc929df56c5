import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffRight } from '../../base/rights/staff-right.ts';
import { sortRights, type StaffChangeContext } from './staff-account.ts';
import { requireManager, touchedRights } from '../identity/require-manager.ts';
import { lockAllStaff, updateStaff } from './staff-queries.ts';

/**
 * Sets all rights of a staff member (P1), and the largest discount in their quotations (K6), effective with their next request. Nobody can change their own, so that
 * everyone who grants rights keeps that right; nobody gives or takes one that they don't have (D62); the operator can change all.
 * @throws {NotFoundError | ConflictError | RightNeededError}
 */
export async function setStaffRights(
  {
    staffId,
    rights,
    largestDiscount,
  }: { staffId: number; rights: readonly StaffRight[]; largestDiscount?: number | null | undefined },
  { db, now, by }: StaffChangeContext,
): Promise<void> {
  if (staffId === by.id) throw new ConflictError('staff.self', message('staff-refusal.own-rights'));
  await inTransaction(db, async (tx) => {
    const all = await lockAllStaff(tx);
    const before = all.find(({ id }) => id === staffId);
    requireManager(by, all, before === undefined ? [] : touchedRights(before.rights, rights));
    if (before === undefined) throw new NotFoundError('staff-member');
    const set = {
      rights: sortRights(rights),
      largestDiscount: largestDiscount === undefined ? before.largestDiscount : largestDiscount,
    };
    if (set.rights.join() === before.rights.join() && set.largestDiscount === before.largestDiscount) return;
    await updateStaff(tx, staffId, set);
    const after = { ...before, ...set };
    await recordChange(tx, by, now, { action: 'saved', entity: 'staff', entityId: staffId, before, after });
  });
}
