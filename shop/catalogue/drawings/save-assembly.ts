import { eq } from 'drizzle-orm';
import { violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { ConflictError, type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { lockModel } from '../presses/model-queries.ts';
import { pressAssemblies } from '../presses/tables.ts';
import type { StaffAssembly } from './answers.ts';
import { readStaffAssemblies } from './drawing-queries.ts';
import type { AssemblyDraft } from './staff-paths.ts';

/**
 * Saves an assembly of a model (J4). Returns its number.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} by field: the address is taken, it would be below itself
 */
export async function saveAssembly(draft: AssemblyDraft, context: StaffContext): Promise<number> {
  try {
    return await changeAsStaff(context, async (tx, note) => {
      const { id, version, ...values } = draft;
      if ((await lockModel(tx, draft.modelId)) === undefined) throw new NotFoundError('press-model');
      const [before] = id === 0 ? [] : await readStaffAssemblies(tx, { ids: [id] });
      if (id !== 0 && before?.modelId !== draft.modelId) throw new NotFoundError('assembly');
      if (before !== undefined) await requireUnchanged(tx, { entity: 'press assembly', entityId: id }, version, before);
      const [after] =
        before === undefined
          ? await tx.insert(pressAssemblies).values(values).returning()
          : await tx
              .update(pressAssemblies)
              .set({ ...values, version: before.version + 1 })
              .where(eq(pressAssemblies.id, id))
              .returning();
      if (after === undefined) throw new Error('An assembly was written and not answered.');
      await note({
        action: before === undefined ? 'added' : 'saved',
        entity: 'press assembly',
        entityId: after.id,
        before: before === undefined ? null : auditValues(before),
        after: auditValues(after),
      });
      return after.id;
    });
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new InvalidInputError([refusal]);
  }
}

const below: FieldError = { field: 'parentId', message: message('staff-refusal.drawing.parent') };

/** Refusals of the database by its constraints. */
const REFUSALS: Readonly<Record<string, FieldError>> = {
  press_assemblies_path: { field: 'path', message: message('staff-refusal.drawing.path-taken') },
  press_assemblies_circle: below,
  press_assemblies_model: below,
  press_assemblies_not_itself: below,
  press_assemblies_parent_id_press_assemblies_id_fk: below,
};

/**
 * Removes an assembly with its drawings. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} others are below it
 */
export async function removeAssembly({ assemblyId }: { assemblyId: number }, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const [before] = await readStaffAssemblies(tx, { ids: [assemblyId] });
    if (before === undefined) throw new NotFoundError('assembly');
    await lockModel(tx, before.modelId);
    if ((await tx.$count(pressAssemblies, eq(pressAssemblies.parentId, assemblyId))) > 0)
      throw new ConflictError('assembly.in-use', message('staff-refusal.drawing.has-below'));
    await tx.delete(pressAssemblies).where(eq(pressAssemblies.id, assemblyId));
    await note({
      action: 'removed',
      entity: 'press assembly',
      entityId: assemblyId,
      before: auditValues(before),
      after: null,
    });
  });
  return 1;
}

function auditValues({ id, name, path, sortOrder, version }: Omit<StaffAssembly, 'drawings'>) {
  return { id, name, path, sortOrder, version };
}
