import { lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { submissions } from './tables.ts';

/** Retention of an answer: nobody clicks a button again a day later. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes old submissions. Skips rows locked by another process, because each deletes within the transaction of a
 * submission, which may take long.
 */
export async function clearOldSubmissions(db: Db, now: Date): Promise<void> {
  const old = db
    .select({ sender: submissions.sender, key: submissions.key, operation: submissions.operation })
    .from(submissions)
    .where(lt(submissions.at, new Date(now.getTime() - KEPT_MS)))
    .for('update', { skipLocked: true });
  await db
    .delete(submissions)
    .where(sql`(${submissions.sender}, ${submissions.key}, ${submissions.operation}) in (${old})`);
}
