import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/database/database.ts';
import { customers } from '../customers/tables.ts';
import type { SignedInCustomer, SignedInStaff } from '../shop.ts';
import { newToken, sessionEnd, tokenHash } from './session.ts';
import { sessions, staff } from './tables.ts';

const TOUCH_AFTER_MS = 5 * 60 * 1000; // an idle limit of hours needs no write at every request

/** Who holds this token, if its session lives and the account is active (B10, D15). */
export function prepareSessionQueries(db: Database) {
  const customerSession = db
    .select({
      id: customers.id,
      guid: customers.guid,
      firstName: customers.firstName,
      surname: customers.surname,
      currencyId: customers.currencyId,
      priceClass: customers.priceClass,
      adminContact: customers.adminContact,
      countryId: customers.countryId,
      sessionKey: sessions.tokenHash,
      remembered: sessions.remembered,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(customers.status, 'active'),
      ),
    )
    .prepare('customer_session');

  const staffSession = db
    .select({ id: staff.id, guid: staff.guid, name: staff.name, sessionKey: sessions.tokenHash })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(staff.disabled, false),
      ),
    )
    .prepare('staff_session');

  return {
    async findCustomer(token: string, now: Date): Promise<SignedInCustomer | null> {
      const [row] = await customerSession.execute({ tokenHash: tokenHash(token), now });
      if (row === undefined) return null;
      const { firstName, surname, remembered, lastSeenAt, ...customer } = row;
      if (now.getTime() - lastSeenAt.getTime() > TOUCH_AFTER_MS) await pushBack(db, row.sessionKey, remembered, now);
      return { ...customer, displayName: `${firstName} ${surname}` };
    },

    async findStaff(token: string, now: Date): Promise<SignedInStaff | null> {
      const [row] = await staffSession.execute({ tokenHash: tokenHash(token), now });
      return row ?? null;
    },
  };
}
export type SessionQueries = ReturnType<typeof prepareSessionQueries>;

async function pushBack(db: Db, sessionKey: string, remembered: boolean, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sessionEnd(remembered ? 'remembered' : 'forgotten', now) })
    .where(eq(sessions.tokenHash, sessionKey));
}

/** Opens a session and answers its token, which is never stored. Old sessions of everybody are cleared away meanwhile. */
export async function openCustomerSession(db: Db, customerId: number, remembered: boolean, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    customerId,
    remembered,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(remembered ? 'remembered' : 'forgotten', now),
  });
  return token;
}

export async function openStaffSession(db: Db, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    staffId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd('staff', now),
  });
  return token;
}

export async function endSession(db: Db, sessionKey: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionKey));
}

/** Ends every session of an account at once, but for the one that asks (D15). */
export async function endCustomerSessions(db: Db, customerId: number, exceptKey = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, exceptKey)));
}
