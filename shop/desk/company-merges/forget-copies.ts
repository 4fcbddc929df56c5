import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import { companyMerges } from './tables.ts';

const KEPT_MS = 90 * DAY_MS;

/** Deletes the copies of companies as they were before a merge, after ninety days (D59). Returns their number. */
export async function forgetCopies(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(companyMerges)
    .where(lt(companyMerges.mergedAt, new Date(now.getTime() - KEPT_MS)));
  return rowCount ?? 0;
}
