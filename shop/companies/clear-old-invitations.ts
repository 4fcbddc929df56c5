import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { invitations } from './tables.ts';

/** Removes invitations that are over, used or not: they hold addresses of people who may never have become members. */
export async function clearOldInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}
