import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Db } from '#platform/database/database.ts';
import { companies, customers } from '../accounts/tables.ts';
import type { SignedInCustomer, SignedInStaff, ActingStaff, MemberFacts } from '../../base/operations/shop.ts';
import { MEMBER_COLUMNS, memberOf } from './member-row.ts';
import { newToken, sessionEnd, tokenHash } from './session.ts';
import { sessions, signIns, staff, impersonations } from '../identity/tables.ts';

const TOUCH_AFTER_MS = 5 * 60 * 1000; // an idle limit of hours needs no write on every request

/** The people behind the tokens of one request. */
export interface SignedIn {
  customer: SignedInCustomer | null;
  staff: SignedInStaff | null;
  /** Logged in with the password only, although the store requires more of staff: has no staff rights anywhere. */
  staffWithoutFactor: SignedInStaff | null;
}

/** A statement's value for each fact about a member, from the rooms above. */
export type FactsOfMember = (member: { id: AnyPgColumn; companyId: AnyPgColumn }) => {
  [Fact in keyof MemberFacts]: SQL<MemberFacts[Fact]>;
};

/**
 * Finds the owners of these tokens: a browser may have a customer's and a staff member's. One query for both. A session
 * that has ended, or whose account is not active, has no owner (B10, D15).
 * @param asksSecondFactor whether the store currently requires a second factor of staff
 */
export function prepareSessionQueries(db: Database, asksSecondFactor: () => boolean, factsOf: FactsOfMember) {
  // Every request runs this, so its plan is cached: it must not depend on the values (docs/decisions/0019).
  const now = sql`(select ${sql.placeholder('now')}::timestamptz)`;
  const live = db
    .select({
      sessionKey: sessions.tokenHash,
      sessionGuid: sessions.guid,
      remembered: sessions.remembered,
      lastSeenAt: sessions.lastSeenAt,
      ...MEMBER_COLUMNS,
      passwordGivenAt: sessions.passwordGivenAt,
      secondFactorGiven: sessions.secondFactorGiven,
      staff: { id: staff.id, guid: staff.guid, name: staff.name, rights: staff.rights, language: staff.language },
      standInUntil: impersonations.expiresAt,
      facts: factsOf({ id: customers.id, companyId: companies.id }),
    })
    .from(sessions)
    .leftJoin(impersonations, and(eq(impersonations.sessionKey, sessions.tokenHash), gt(impersonations.expiresAt, now)))
    .leftJoin(
      customers,
      and(
        eq(customers.id, sql`coalesce(${sessions.customerId}, ${impersonations.customerId})`),
        eq(customers.status, 'active'),
      ),
    )
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .leftJoin(staff, and(eq(staff.id, sessions.staffId), eq(staff.disabled, false)))
    .where(
      and(
        sql`${sessions.tokenHash} = any((select ${sql.placeholder('tokenHashes')}::text[])::text[])`,
        gt(sessions.expiresAt, now),
      ),
    )
    .prepare('live_sessions');

  return {
    async findSignedIn(tokens: readonly string[], now: Date): Promise<SignedIn> {
      const signedIn: SignedIn = { customer: null, staff: null, staffWithoutFactor: null };
      for (const row of await live.execute({ tokenHashes: tokens.map(tokenHash), now })) {
        const { sessionKey, sessionGuid, passwordGivenAt } = row;
        const isHalf = row.staff !== null && asksSecondFactor() && !row.secondFactorGiven;
        if (row.staff !== null)
          signedIn[isHalf ? 'staffWithoutFactor' : 'staff'] = {
            ...row.staff,
            sessionKey,
            sessionGuid,
            passwordGivenAt,
          };
        const actingStaff = standInOf(row);
        // A staff member who orders for a member acts as that member, whatever other session the browser has; but only
        // with full staff rights for it (H7, P1).
        const isMember =
          actingStaff === null
            ? signedIn.customer?.actingStaff == null
            : row.staff?.rights.includes('orders') === true && !isHalf;
        if (row.customer !== null && row.company !== null && isMember) {
          signedIn.customer = {
            ...memberOf({ customer: row.customer, company: row.company }),
            sessionKey,
            sessionGuid,
            // Staff confirmed their own password, not the member's; and they read in their own language.
            ...(actingStaff === null ? { passwordGivenAt } : { passwordGivenAt: new Date(0), language: null }),
            actingStaff,
            facts: row.facts,
          };
        }
        const isLive = row.staff !== null || row.customer !== null;
        if (isLive && now.getTime() - row.lastSeenAt.getTime() > TOUCH_AFTER_MS) await touch(db, row, now);
      }
      return signedIn;
    },
  };
}
export type SessionQueries = ReturnType<typeof prepareSessionQueries>;

/** The member on whose behalf a staff session orders (H7); null: none. */
function standInOf({
  staff: by,
  company,
  standInUntil,
}: {
  staff: { id: number; name: string } | null;
  company: { name: string } | null;
  standInUntil: Date | null;
}): ActingStaff | null {
  if (standInUntil === null) return null;
  return { staffId: by?.id ?? 0, staffName: by?.name ?? '', companyName: company?.name ?? '', endsAt: standInUntil };
}

/** Records the visit: it extends a customer's session; a staff session ends at its fixed time. */
async function touch(
  db: Db,
  { sessionKey, remembered, staff: owner }: { sessionKey: string; remembered: boolean; staff: object | null },
  now: Date,
): Promise<void> {
  const pushedBack = { expiresAt: sessionEnd(remembered ? 'remembered' : 'forgotten', now) };
  await db
    .update(sessions)
    .set({ lastSeenAt: now, ...(owner === null ? pushedBack : {}) })
    .where(eq(sessions.tokenHash, sessionKey));
}

interface NewSession {
  /** Name of the device for its owner: see `deviceOf`. */
  device: string;
  /** The login included a code or a passkey. */
  secondFactorGiven?: boolean;
  now: Date;
}

/** Opens a session and returns its token, which is never stored. */
export async function openCustomerSession(
  db: Db,
  customerId: number,
  { remembered, device, secondFactorGiven, now }: NewSession & { remembered: boolean },
): Promise<string> {
  return insertSession(db, {
    customerId,
    remembered,
    device,
    secondFactorGiven,
    ...beginningAt(now),
    expiresAt: sessionEnd(remembered ? 'remembered' : 'forgotten', now),
  });
}

export async function openStaffSession(
  db: Db,
  staffId: number,
  { device, secondFactorGiven, now }: NewSession,
): Promise<string> {
  return insertSession(db, {
    staffId,
    device,
    secondFactorGiven,
    ...beginningAt(now),
    expiresAt: sessionEnd('staff', now),
  });
}

const beginningAt = (now: Date) => ({ createdAt: now, lastSeenAt: now, passwordGivenAt: now });

async function insertSession(db: Db, session: Omit<typeof sessions.$inferInsert, 'tokenHash'>): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ ...session, tokenHash: tokenHash(token) });
  return token;
}

/** Records that the session's owner confirmed the password. */
export async function notePassword(db: Db, sessionKey: string, now: Date): Promise<void> {
  await db.update(sessions).set({ passwordGivenAt: now }).where(eq(sessions.tokenHash, sessionKey));
}

/** Records that the session's owner has shown a second factor. */
export async function noteSecondFactor(db: Db, sessionKey: string): Promise<void> {
  await db.update(sessions).set({ secondFactorGiven: true }).where(eq(sessions.tokenHash, sessionKey));
}

export async function endSession(db: Db, sessionKey: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionKey));
}

/** Ends all sessions of an account, including pending logins, except the caller's (D15). */
export async function endCustomerSessions(db: Db, customerId: number, exceptKey = ''): Promise<void> {
  await db.delete(signIns).where(eq(signIns.customerId, customerId));
  await db.delete(impersonations).where(eq(impersonations.customerId, customerId));
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, exceptKey)));
}

/** Ends all sessions of a staff member. */
export async function endStaffSessions(db: Db, staffId: number, exceptKey = ''): Promise<void> {
  await db.delete(signIns).where(eq(signIns.staffId, staffId));
  await db.delete(sessions).where(and(eq(sessions.staffId, staffId), ne(sessions.tokenHash, exceptKey)));
}
