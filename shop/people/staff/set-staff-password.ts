import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { requireFaultless } from '../../base/fields/refuse-fields.ts';
import { staffPasswordRefusal } from '../accounts/field-rules.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { hashNewPassword } from '../identity/password.ts';
import { endStaffSessions } from '../sessions/session-queries.ts';
import type { StaffChangeContext } from './staff-account.ts';
import { findStaffById, updateStaff } from './staff-queries.ts';

/**
 * Sets a staff member's password: their sessions end at once (D15), except the one that made the change. A second
 * factor is unchanged. The staff member receives a mail, whoever did it.
 * @throws {InvalidInputError | NotFoundError}
 */
export async function setStaffPassword(
  { staffId, password, keepSession }: { staffId: number; password: string; keepSession?: string },
  { db, now, by }: StaffChangeContext,
): Promise<void> {
  requireFaultless(fieldErrors({ password: staffPasswordRefusal(password) }));
  const { name = '', email = '' } = (await findStaffById(db, staffId)) ?? {};
  const passwordHash = await hashNewPassword(password, [name, email]);
  await inTransaction(db, async (tx) => {
    const staff = await updateStaff(tx, staffId, { passwordHash });
    if (staff === undefined) throw new NotFoundError('staff-member');
    await endStaffSessions(tx, staffId, keepSession);
    await recordChange(tx, by, now, {
      action: 'saved',
      entity: 'staff',
      entityId: staffId,
      before: staff,
      after: { ...staff, passwordChanged: true },
    });
    await queueEffect(tx, now, 'staff-account-change', { staffId, changed: 'password', by: by.name });
  });
}
