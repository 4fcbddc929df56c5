import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { endStaffSessions } from '../sessions/session-queries.ts';
import type { StaffChangeContext } from './staff-account.ts';
import { findStaffById } from './staff-queries.ts';

/** Ends all sessions of a staff member, for example after the loss of a telephone. @throws {NotFoundError} */
export async function endStaffSessionsOf(staffId: number, { db, now, by }: StaffChangeContext): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await findStaffById(tx, staffId)) === undefined) throw new NotFoundError('staff-member');
    await endStaffSessions(tx, staffId);
    const entry = { action: 'sessions ended', entity: 'staff', entityId: staffId, before: null, after: null } as const;
    await recordChange(tx, by, now, entry);
  });
}
