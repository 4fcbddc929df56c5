import { inArray, type SQL, and } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';

/**
 * Deletes rows on which nothing hangs: all at once, or, where something does, one by one.
 * @param isUnused  what a foreign key would delete with the row, and nobody wants to lose
 * @returns the ids of the deleted rows
 */
export async function removeUnused(
  tx: Db,
  table: PgTable & { id: AnyPgColumn },
  ids: readonly number[],
  isUnused?: SQL,
): Promise<number[]> {
  const remove = (some: readonly number[]) =>
    inSavepoint(tx, async () => {
      const rows = await tx
        .delete(table)
        .where(and(inArray(table.id, [...some]), isUnused))
        .returning({ id: table.id });
      return rows.map((row) => Number(row.id));
    });
  try {
    return await remove(ids);
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
  }
  const removed: number[] = [];
  for (const id of ids) {
    try {
      removed.push(...(await remove([id])));
    } catch (error) {
      if (violatedConstraint(error) === undefined) throw error; // else something hangs on it: it stays
    }
  }
  return removed;
}
