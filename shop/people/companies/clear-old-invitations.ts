import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { invitations } from './tables.ts';

/**
 * Deletes expired invitations, used or not, because they contain addresses of people who may never have become members.
 * Returns their number.
 */
export async function clearOldInvitations(db: Db, now: Date): Promise<number> {
  return (await db.delete(invitations).where(lt(invitations.expiresAt, now))).rowCount ?? 0;
}
