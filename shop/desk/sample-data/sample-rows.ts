import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/** Notes all rows of the shop that were not there before. Called by the owner of the tables alone. */
export async function noteSampleRows(tx: Db): Promise<void> {
  await tx.execute(sql`select note_sample_rows()`);
}

/** Forgets the rows that a shop has before the samples come, so that they are not taken for samples. */
export async function noteRowsBefore(tx: Db): Promise<void> {
  await tx.execute(sql`select note_rows_before()`);
}
