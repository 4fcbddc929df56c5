import { changeAsStaff } from '../audit/change-as-staff.ts';
import type { StaffContext } from '../operations/operation.ts';
import { lockSettings, updateSettings } from './settings-queries.ts';

/** Opens the shop to visitors, or closes it (Q6). Returns 1; what is already so is not noted again. */
export async function setOpen({ isOpen }: { isOpen: boolean }, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSettings(tx);
    if (before.isOpen === isOpen) return;
    const after = { ...before, isOpen, version: before.version + 1 };
    await updateSettings(tx, after);
    await note({ entity: 'settings', entityId: 1, action: 'saved', before, after });
  });
  return 1;
}
