import { changeAsStaff } from '../audit/change-as-staff.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import type { StaffContext } from '../operations/operation.ts';
import type { SettingsChange } from './paths.ts';
import { settingsOf } from './settings-draft.ts';
import { lockSettings, updateSettings } from './settings-queries.ts';

/** There is one row of settings: its number in the audit list. */
const ONLY = { entity: 'settings', entityId: 1 } as const;

/**
 * Saves the settings; whatever shows or charges a price follows at once, orders keep what they were (B9). Returns 1.
 * @throws {StaleSaveError} somebody else saved them since the screen was opened
 */
export async function saveSettings({ version, ...draft }: SettingsChange, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSettings(tx);
    await requireUnchanged(tx, ONLY, version, before);
    const after = { ...settingsOf(draft), version: before.version + 1 };
    await updateSettings(tx, after);
    await note({ ...ONLY, action: 'saved', before, after });
  });
  return 1;
}
