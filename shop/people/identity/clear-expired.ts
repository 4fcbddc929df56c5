import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { passkeyChallenges, passwordResets, sessions, signIns, impersonations } from './tables.ts';

/** Removes expired sessions, pending second-factor logins, reset links and passkey challenges. Returns their number. */
export async function clearExpired(db: Db, now: Date): Promise<number> {
  let removed = 0;
  for (const table of [sessions, impersonations, signIns, passwordResets, passkeyChallenges])
    removed += (await db.delete(table).where(lt(table.expiresAt, now))).rowCount ?? 0;
  return removed;
}
