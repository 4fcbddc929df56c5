import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { maintenanceTasks } from '../tables.ts';

/** Returns a task of a model of the sample data. */
export async function taskOf({ shop }: { shop: { db: Db } }, modelId: number): Promise<number> {
  const [task] = await shop.db
    .select({ id: maintenanceTasks.id })
    .from(maintenanceTasks)
    .where(eq(maintenanceTasks.modelId, modelId))
    .orderBy(maintenanceTasks.everyHours)
    .limit(1);
  if (task === undefined) throw new Error(`The model ${modelId} has no maintenance.`);
  return task.id;
}
