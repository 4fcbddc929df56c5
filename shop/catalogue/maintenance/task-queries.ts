import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../parts/tables.ts';
import type { ModelTask } from './answers.ts';
import { maintenanceTasks } from './tables.ts';

export type StoredTask = ModelTask & { taskId: number; modelId: number };

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
    })
    .from(maintenanceTasks)
    .innerJoin(products, eq(products.id, maintenanceTasks.productId))
    .where(inArray(maintenanceTasks.modelId, [...modelIds]))
    .orderBy(asc(maintenanceTasks.everyHours), asc(maintenanceTasks.id));
}

/** As the audit list keeps it: 'US-KIT-UV-SERVICE: 500 h'. */
export function taskText({ productName, everyHours, quantity }: ModelTask): string {
  return `${quantity === 1 ? '' : `${quantity} × `}${productName}: ${everyHours} h`;
}
