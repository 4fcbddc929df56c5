import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { endStaffSessions } from '../sessions/session-queries.ts';
import type { StaffChangeContext } from './staff-account.ts';
import { requireManager } from '../identity/require-manager.ts';
import { lockAllStaff, updateStaff } from './staff-queries.ts';
import { message } from '../../base/messages/message.ts';

/**
 * Closes a staff account: no more logins, and every session ends at once. The account stays, for the audit list. Nobody
 * can close their own, so that the screen always leaves at least one; the operator can close the last.
 * @throws {NotFoundError | ConflictError}
 */
export async function disableStaff(staffId: number, context: StaffChangeContext): Promise<void> {
  if (staffId === context.by.id) {
    throw new ConflictError('staff.self', message('staff-refusal.own-account'));
  }
  await setDisabled(staffId, true, context);
}

/** Reopens a closed account with its previous password. @throws {NotFoundError} */
export function enableStaff(staffId: number, context: StaffChangeContext): Promise<void> {
  return setDisabled(staffId, false, context);
}

async function setDisabled(staffId: number, disabled: boolean, { db, now, by }: StaffChangeContext): Promise<void> {
  await inTransaction(db, async (tx) => {
    const all = await lockAllStaff(tx);
    const before = all.find(({ id }) => id === staffId);
    requireManager(by, all, before?.rights ?? []);
    if (before === undefined) throw new NotFoundError('staff-member');
    if (before.disabled === disabled) return;
    await updateStaff(tx, staffId, { disabled });
    if (disabled) await endStaffSessions(tx, staffId);
    await recordChange(tx, by, now, {
      action: disabled ? 'disabled' : 'enabled',
      entity: 'staff',
      entityId: staffId,
      before,
      after: { ...before, disabled },
    });
  });
}
