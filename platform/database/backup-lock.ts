import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './database.ts';

const BACKUP_LOCK = 7_263_004; // any number, the same in every process

/** Until this connection ends, no file is deleted that a backup may still copy. Another backup waits meanwhile. */
export async function holdFilesForBackup(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
}

/**
 * Returns whether an unreferenced file may be deleted now. During a backup it may not, because the backup has the rows
 * from its beginning. Call it after the rows have changed. Deletions share the lock, so that they never stop each other.
 */
export async function mayDeleteFiles(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  );
  return rows[0]?.free === true;
}
