import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { passkeyChallenges, passwordResets, sessions, signIns, impersonations } from './tables.ts';

/** Removes expired sessions, pending second-factor logins, reset links and passkey challenges. */
export async function clearExpired(db: Db, now: Date): Promise<void> {
  for (const table of [sessions, impersonations, signIns, passwordResets, passkeyChallenges])
    await db.delete(table).where(lt(table.expiresAt, now));
}
