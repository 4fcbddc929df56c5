import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { maintenanceTasks } from './tables.ts';

/** A task as typed; a part has one task of a model. */
export interface TaskDraft {
  part: string;
  everyHours: number;
  quantity: number;
  note: string;
}

/**
 * Writes the tasks of a model: all that it has from now on (J10). A task that is named again keeps what presses know of it.
 * @throws {InvalidInputError} by field, with its place: a part is unknown, or named twice
 */
export async function saveTasks(tx: Db, modelId: number, drafts: readonly TaskDraft[]): Promise<void> {
  const find = await partsByNumber(
    tx,
    drafts.map(({ part }) => part),
  );
  const productIds = drafts.map(({ part }) => find(part)?.id);
  const errors = productIds.flatMap((productId, index): FieldError[] => {
    const field = `maintenance.${index}.part`;
    if (productId === undefined) return [{ field, message: message('staff-refusal.part-unknown') }];
    return productIds.indexOf(productId) === index
      ? []
      : [{ field, message: message('staff-refusal.press.task-twice') }];
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
  const rows = drafts.map(({ part: _, ...task }, index) => ({ ...task, modelId, productId: productIds[index] ?? 0 }));
  await tx.delete(maintenanceTasks).where(
    and(
      eq(maintenanceTasks.modelId, modelId),
      notInArray(
        maintenanceTasks.productId,
        rows.map(({ productId }) => productId),
      ),
    ),
  );
  if (rows.length === 0) return;
  await tx
    .insert(maintenanceTasks)
    .values(rows)
    .onConflictDoUpdate({
      target: [maintenanceTasks.modelId, maintenanceTasks.productId],
      set: { everyHours: sql`excluded.every_hours`, quantity: sql`excluded.quantity`, note: sql`excluded.note` },
    });
}
