import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './database.ts';

const BACKUP_LOCK = 7_263_004; // any number, the same in every process

/** Until this connection ends nothing is deleted that a backup may still want to copy. */
export async function holdFilesForBackup(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
}

/**
 * Returns whether a file that no row names any more may be deleted now. While a backup is taken it may not: the backup sees the rows
 * as they were when it began. Ask after the rows have changed.
 */
export async function mayDeleteFiles(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as free`);
  return rows[0]?.free === true;
}
