import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import type { StaffContext } from '../operations/operation.ts';
import type { SettingsChange } from './paths.ts';
import { settingsOf } from './settings-draft.ts';
import { lockSettings, updateSettings } from './settings-queries.ts';

/** There is one row of settings; this is its id in the audit list. */
const ONLY = { entity: 'settings', entityId: 1 } as const;

/**
 * Saves the settings, with immediate effect on all prices; orders keep their own values (B9). Returns 1.
 * @throws {StaleSaveError} another person saved them since the screen was opened
 */
export async function saveSettings({ version, ...draft }: SettingsChange, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSettings(tx);
    await requireUnchanged(tx, ONLY, version, before);
    const after = { ...settingsOf(draft, before), version: before.version + 1 };
    await updateSettings(tx, after);
    await note({ ...ONLY, action: 'saved', before, after });
  });
  return 1;
}
