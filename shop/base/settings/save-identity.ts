import { changeAsStaff } from '../audit/change-as-staff.ts';
import type { StaffContext } from '../operations/operation.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { identityOf } from './identity.ts';
import { lockSettings, updateSettings } from './settings-queries.ts';
import type { IdentityChange } from './staff-paths.ts';

/**
 * Saves whose shop it is, on all pages, sheets and mails at once; orders keep their own texts. Returns 1 (D28).
 * @throws {StaleSaveError} another person saved the settings since the screen was opened
 */
export async function saveIdentity({ version, ...draft }: IdentityChange, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSettings(tx);
    await requireUnchanged(tx, { entity: 'settings', entityId: 1 }, version, before);
    const identity = identityOf(draft, before.identity ?? context.shop.store);
    const after = { ...before, identity, version: before.version + 1 };
    await updateSettings(tx, after);
    await note({ entity: 'settings', entityId: 1, action: 'saved', before, after });
  });
  return 1;
}
