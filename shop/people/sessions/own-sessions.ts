import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { isOwnedBy } from '../identity/account-owner.ts';
import type { OwnAccount } from '../identity/own-account.ts';
import type { OwnSession } from '../identity/paths.ts';
import { sessions } from '../identity/tables.ts';

type Owner = Pick<OwnAccount, 'owner' | 'session'>;

/** The account's open sessions, most recently used first (D15). The list contains nothing that opens a session. */
export async function listOwnSessions(db: Db, { owner, session }: Owner, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .select({
      tokenHash: sessions.tokenHash,
      guid: sessions.guid,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(isOwnedBy(sessions, owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.guid);
  return rows.map(({ tokenHash, guid, device, createdAt, lastSeenAt }) => ({
    guid,
    device,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isThisOne: tokenHash === session.sessionKey,
  }));
}

/** Ends one of the own sessions. @throws {NotFoundError} it has ended, or is another account's (B11) */
export async function endOwnSession(db: Database, account: OwnAccount, guid: string, now: Date): Promise<1> {
  const ended = await endSessions(db, account, eq(sessions.guid, guid), now);
  if (ended === 0) throw new NotFoundError('session');
  return 1;
}

/** Ends all of the own sessions except the caller's; returns their number. */
export function endOtherSessions(db: Database, account: OwnAccount, now: Date): Promise<number> {
  return endSessions(db, account, ne(sessions.tokenHash, account.session.sessionKey), now);
}

/** Returns their number; the history of the account lists their devices. */
function endSessions(db: Database, { owner, by }: OwnAccount, which: SQL, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .delete(sessions)
      .where(and(which, isOwnedBy(sessions, owner)))
      .returning({ device: sessions.device });
    if (rows.length === 0) return 0;
    const devices = rows.map(({ device }) => device).toSorted();
    const thing =
      'staffId' in owner
        ? ({ entity: 'staff', entityId: owner.staffId } as const)
        : ({ entity: 'customer', entityId: owner.customerId } as const);
    await recordChange(tx, by, now, { action: 'sessions ended', ...thing, before: { devices }, after: null });
    return rows.length;
  });
}
