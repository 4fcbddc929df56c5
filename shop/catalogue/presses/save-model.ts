import { eq, inArray } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { categories } from '../categories/tables.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import { ConflictError, type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import type { StaffModel } from './answers.ts';
import { saveTasks } from '../maintenance/save-tasks.ts';
import { taskText } from '../maintenance/task-queries.ts';
import { lockModel, readStaffModels } from './model-queries.ts';
import { renameOption } from './rename-option.ts';
import type { ModelDraft } from './staff-paths.ts';
import { pressModelCategories, pressModels } from './tables.ts';

interface OneModel {
  modelId: number;
}

/** @throws {NotFoundError} */
export async function readStaffModel({ modelId }: OneModel, { shop }: OperationContext): Promise<StaffModel> {
  const [model] = await readStaffModels(shop.db, [modelId]);
  if (model === undefined) throw new NotFoundError('press-model');
  return model;
}

/**
 * Saves a model with the categories that it leads to, and its maintenance (J1, J10). Returns its number.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} by field: the name or the address is taken, a category or the part of a task is unknown
 * @throws {UnconfirmedError} an option is renamed wherever it is named
 */
export async function saveModel(draft: ModelDraft, context: StaffContext): Promise<number> {
  try {
    return await changeAsStaff(context, async (tx, note) => {
      const { id, version, categoryIds, options, manuals, maintenance, confirmRename, ...rest } = draft;
      const values = { ...rest, options: [...options], manuals: [...manuals] };
      const before = id === 0 ? undefined : await lockModel(tx, id);
      if (id !== 0 && before === undefined) throw new NotFoundError('press-model');
      if (before !== undefined) await requireUnchanged(tx, { entity: 'press model', entityId: id }, version, before);
      await requireCategories(tx, categoryIds);
      if (before !== undefined)
        await renameOption(tx, { modelId: id, before: before.options, after: options, confirmRename });
      const [written] =
        before === undefined
          ? await tx.insert(pressModels).values(values).returning({ id: pressModels.id })
          : await tx
              .update(pressModels)
              .set({ ...values, version: before.version + 1 })
              .where(eq(pressModels.id, id))
              .returning({ id: pressModels.id });
      if (written === undefined) throw new Error('A model was written and not answered.');
      await tx.delete(pressModelCategories).where(eq(pressModelCategories.modelId, written.id));
      if (categoryIds.length > 0)
        await tx
          .insert(pressModelCategories)
          .values(categoryIds.map((categoryId) => ({ modelId: written.id, categoryId })));
      if (maintenance !== undefined) await saveTasks(tx, written.id, maintenance);
      const [after] = await readStaffModels(tx, [written.id]);
      await note({
        action: before === undefined ? 'added' : 'saved',
        entity: 'press model',
        entityId: written.id,
        before: before === undefined ? null : auditValues(before),
        after: after === undefined ? null : auditValues(after),
      });
      return written.id;
    });
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new InvalidInputError([refusal]);
  }
}

/** Refusals of the database by its constraints. */
const REFUSALS: Readonly<Record<string, FieldError>> = {
  press_models_name: { field: 'name', message: message('staff-refusal.press.name-taken') },
  press_models_path: { field: 'path', message: message('staff-refusal.press.path-taken') },
};

/** @throws {InvalidInputError} by field, with its place */
async function requireCategories(tx: Db, ids: readonly number[]): Promise<void> {
  const known =
    ids.length === 0
      ? []
      : await tx
          .select({ id: categories.id })
          .from(categories)
          .where(inArray(categories.id, [...ids]));
  const errors = ids.flatMap((id, index): FieldError[] =>
    known.some((category) => category.id === id)
      ? []
      : [{ field: `categoryIds.${index}`, message: message('refusal.not-found.category') }],
  );
  if (errors.length > 0) throw new InvalidInputError(errors);
}

/** Stores the picture of a model. Returns 1. @throws {NotFoundError} @throws {InvalidInputError} not a picture */
export async function uploadModelPicture(
  { modelId, file }: OneModel & { file: File },
  context: StaffContext,
): Promise<1> {
  await readStaffModel({ modelId }, context);
  const imageHash = await storePicture(context.shop.files, 'presses', file);
  return setPicture(modelId, imageHash, context);
}

/** Removes the picture of a model; its file stays, because the audit list may name it. Returns 1. */
export function removeModelPicture({ modelId }: OneModel, context: StaffContext): Promise<1> {
  return setPicture(modelId, null, context);
}

async function setPicture(modelId: number, imageHash: string | null, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockModel(tx, modelId);
    if (before === undefined) throw new NotFoundError('press-model');
    const version = before.version + 1;
    await tx.update(pressModels).set({ imageHash, version }).where(eq(pressModels.id, modelId));
    await note({
      action: 'saved',
      entity: 'press model',
      entityId: modelId,
      before: auditValues(before),
      after: auditValues({ ...before, imageHash, version }),
    });
  });
  return 1;
}

/**
 * Removes a model with what is stated about it. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} a company has a press of it: it can be archived
 */
export async function removeModel({ modelId }: OneModel, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockModel(tx, modelId);
    if (before === undefined) throw new NotFoundError('press-model');
    if (before.machineCount > 0)
      throw new ConflictError(
        'press-model.in-use',
        message('staff-refusal.press.in-use', { count: before.machineCount }),
      );
    await tx.delete(pressModels).where(eq(pressModels.id, modelId));
    await note({
      action: 'removed',
      entity: 'press model',
      entityId: modelId,
      before: auditValues(before),
      after: null,
    });
  });
  return 1;
}

/** As the audit list keeps it: categories by their names, maintenance by parts and hours. */
function auditValues({ categories: links, maintenance, fitCount: _, machineCount: __, ...model }: StaffModel) {
  return {
    ...model,
    categories: links.map(({ categoryName }) => categoryName),
    maintenance: maintenance.map(taskText),
  };
}
