import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { submissions } from './tables.ts';

/** How long an answer is kept: nobody presses a button again a day later. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function clearOldSubmissions(db: Db, now: Date): Promise<void> {
  await db.delete(submissions).where(lt(submissions.at, new Date(now.getTime() - KEPT_MS)));
}
