import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { AccountOwner } from './account-owner.ts';
import type { OwnSession } from './paths.ts';
import { sessions } from './tables.ts';

/** The session that asks, and whose it is. */
export type SessionOwner = { sessionKey: string } & AccountOwner;

/** The sessions that are open for this account, the last used first (D15). Nothing in the list opens one. */
export async function listOwnSessions(db: Db, owner: SessionOwner, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .select({
      tokenHash: sessions.tokenHash,
      guid: sessions.guid,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(isOwnedBy(owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.guid);
  return rows.map(({ tokenHash, guid, device, createdAt, lastSeenAt }) => ({
    guid,
    device,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isThisOne: tokenHash === owner.sessionKey,
  }));
}

/** Ends one of the own sessions at once. @throws {NotFoundError} it has ended, or is somebody else's (B11) */
export async function endOwnSession(db: Db, owner: SessionOwner, guid: string): Promise<1> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.guid, guid), isOwnedBy(owner)))
    .returning({ guid: sessions.guid });
  if (rows.length === 0) throw new NotFoundError('The session');
  return 1;
}

/** Ends all of the own sessions but the one that asks; answers how many there were. */
export async function endOtherSessions(db: Db, owner: SessionOwner): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(isOwnedBy(owner), ne(sessions.tokenHash, owner.sessionKey)))
    .returning({ guid: sessions.guid });
  return rows.length;
}

function isOwnedBy(owner: SessionOwner): SQL {
  return 'customerId' in owner ? eq(sessions.customerId, owner.customerId) : eq(sessions.staffId, owner.staffId);
}
