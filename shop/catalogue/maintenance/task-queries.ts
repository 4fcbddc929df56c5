import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../parts/tables.ts';
import type { ModelTask } from './answers.ts';
import { pressModels } from '../presses/tables.ts';
import { maintenanceTasks } from './tables.ts';

export type StoredTask = ModelTask & {
  taskId: number;
  modelId: number;
  /** The options of all statements that the part fits the model; '': one without. */
  needs: readonly string[];
};

/** The tasks of these models, the most frequent first. */
export function listTasks(db: Db, modelIds: readonly number[]): Promise<StoredTask[]> {
  return db
    .select({
      taskId: maintenanceTasks.id,
      modelId: maintenanceTasks.modelId,
      productId: products.id,
      productName: products.name,
      productIntro: products.intro,
      unit: products.unit,
      unitPieces: products.unitPieces,
      everyHours: maintenanceTasks.everyHours,
      quantity: maintenanceTasks.quantity,
      note: maintenanceTasks.note,
      needs: sql<string[]>`array(
        select fit.option from part_fits as fit
        where fit.model_id = ${maintenanceTasks.modelId} and fit.product_id = ${maintenanceTasks.productId}
      )`,
    })
    .from(maintenanceTasks)
    .innerJoin(products, eq(products.id, maintenanceTasks.productId))
    .where(inArray(maintenanceTasks.modelId, [...modelIds]))
    .orderBy(asc(maintenanceTasks.everyHours), asc(maintenanceTasks.id));
}

/** The numbers, as keys, of the parts that presses of a model need every so many hours; at most a hundred. */
export function listPartKeysEvery(
  db: Db,
  hours: readonly number[],
): Promise<{ everyHours: number; partKey: string }[]> {
  return db
    .selectDistinct({ everyHours: maintenanceTasks.everyHours, partKey: products.partKey })
    .from(maintenanceTasks)
    .innerJoin(products, and(eq(products.id, maintenanceTasks.productId), eq(products.active, true)))
    .innerJoin(pressModels, and(eq(pressModels.id, maintenanceTasks.modelId), eq(pressModels.archived, false)))
    .where(inArray(maintenanceTasks.everyHours, [...hours]))
    .orderBy(asc(maintenanceTasks.everyHours), asc(products.partKey))
    .limit(MAX_PARTS);
}

const MAX_PARTS = 100;

/** As the audit list keeps it: 'US-KIT-UV-SERVICE: 500 h'. */
export function taskText({ productName, everyHours, quantity }: ModelTask): string {
  return `${quantity === 1 ? '' : `${quantity} × `}${productName}: ${everyHours} h`;
}
