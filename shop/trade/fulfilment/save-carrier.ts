import { eq } from 'drizzle-orm';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { isNameTaken, lockCarrier } from './carrier-queries.ts';
import type { CarrierSave } from './staff-paths.ts';
import { carriers } from './tables.ts';

/**
 * Saves a carrier; id 0 creates one. Shipments keep the name and address at their time. Returns its id.
 * @throws {NotFoundError | StaleSaveError | InvalidInputError} the last if another carrier has this name
 */
export function saveCarrier({ id, version, ...values }: CarrierSave, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockCarrier(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('carrier');
    if (before !== null) await requireUnchanged(tx, { entity: 'carrier', entityId: id }, version, before);
    if (await isNameTaken(tx, values.name, id))
      throw new InvalidInputError([{ field: 'name', message: message('staff-refusal.carrier-taken') }]);
    const [after] =
      before === null
        ? await tx.insert(carriers).values(values).returning()
        : await tx
            .update(carriers)
            .set({ ...values, version: before.version + 1 })
            .where(eq(carriers.id, id))
            .returning();
    if (after === undefined) throw new Error('A carrier was written, but not returned.');
    await note({ action: before === null ? 'added' : 'saved', entity: 'carrier', entityId: after.id, before, after });
    return after.id;
  });
}
