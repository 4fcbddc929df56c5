import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { companies, customers } from '../accounts/tables.ts';
import { staff } from '../identity/tables.ts';
import type { KeyUse, ShownKey } from './answers.ts';
import { apiKeys, keyCalls, keyDays, keyTokens } from './tables.ts';

/** Owner of keys: a company, or a staff member. */
export type KeyOwner = { companyId: number } | { staffId: number };

/** Number of calls that are kept of each key. */
export const KEPT_CALLS = 50;

const ownedBy = (owner: KeyOwner): SQL =>
  'companyId' in owner ? eq(apiKeys.companyId, owner.companyId) : eq(apiKeys.staffId, owner.staffId);

const HOLDER = sql<string>`coalesce(${companies.name}, ${staff.name})`;

/** Lists keys, newest first: those of an owner, or of everybody. */
export async function listKeys(
  db: Db,
  { owner, of = owner, guid, now }: { owner: KeyOwner; of?: KeyOwner | 'everybody'; guid?: string; now: Date },
): Promise<ShownKey[]> {
  const which = of === 'everybody' ? undefined : ownedBy(of);
  const rows = await db
    .select({
      key: apiKeys,
      holder: HOLDER,
      maker: sql<string | null>`${customers.firstName} || ' ' || ${customers.surname}`,
      isOwn: sql<boolean>`coalesce(${ownedBy(owner)}, false)`,
    })
    .from(apiKeys)
    .leftJoin(companies, eq(companies.id, apiKeys.companyId))
    .leftJoin(staff, eq(staff.id, apiKeys.staffId))
    .leftJoin(customers, eq(customers.id, apiKeys.customerId))
    .where(and(which, guid === undefined ? undefined : eq(apiKeys.guid, guid)))
    .orderBy(desc(apiKeys.id));
  return rows.map(({ key, holder, maker, isOwn }) => ({
    guid: key.guid,
    keyPrefix: key.publicId,
    keyName: key.name,
    keyScopes: key.scopes,
    networks: key.networks,
    keyState: key.revokedAt === null ? (key.expiresAt > now ? 'active' : 'ended') : 'revoked',
    keyHolder: holder,
    keyMaker: maker,
    keyMadeAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    previousUntil: key.previousUntil !== null && key.previousUntil > now ? key.previousUntil.toISOString() : null,
    isOwn,
  }));
}

/** Reads the calls of a key: the last ones, and their number by day. */
export async function readKeyUse(db: Db, guid: string, from: CalendarDay): Promise<Omit<KeyUse, 'key'>> {
  const calls = await db
    .select({ at: keyCalls.at, call: keyCalls.call, callStatus: keyCalls.status, ms: keyCalls.ms })
    .from(keyCalls)
    .innerJoin(apiKeys, eq(apiKeys.id, keyCalls.keyId))
    .where(eq(apiKeys.guid, guid))
    .orderBy(desc(keyCalls.id))
    .limit(KEPT_CALLS);
  const keyUse = await db
    .select({ usedOn: keyDays.day, callCount: keyDays.calls, refusedCount: keyDays.refused })
    .from(keyDays)
    .innerJoin(apiKeys, eq(apiKeys.id, keyDays.keyId))
    .where(and(eq(apiKeys.guid, guid), gte(keyDays.day, from)))
    .orderBy(asc(keyDays.day));
  return { calls: calls.map(({ at, ...call }) => ({ at: at.toISOString(), ...call })), keyUse };
}

/** A key for a mail about it. */
export interface KeyWithHolder {
  name: string;
  publicId: string;
  /** Name of its company or staff member. */
  holder: string;
  expiresAt: Date;
}

export async function findKey(db: Db, id: number): Promise<KeyWithHolder | undefined> {
  const { name, publicId, expiresAt } = apiKeys;
  const [key] = await db
    .select({ name, publicId, expiresAt, holder: HOLDER })
    .from(apiKeys)
    .leftJoin(companies, eq(companies.id, apiKeys.companyId))
    .leftJoin(staff, eq(staff.id, apiKeys.staffId))
    .where(eq(apiKeys.id, id));
  return key;
}

/** Number of an owner's keys that work, or could again after a rotation. */
export function countKeys(tx: Db, owner: KeyOwner): Promise<number> {
  return tx.$count(apiKeys, and(ownedBy(owner), isNull(apiKeys.revokedAt)));
}

export async function insertKey(tx: Db, key: typeof apiKeys.$inferInsert): Promise<StoredKey> {
  const [stored] = await tx.insert(apiKeys).values(key).returning();
  if (stored === undefined) throw new Error('The key was not stored.');
  return stored;
}

export type StoredKey = typeof apiKeys.$inferSelect;

/** Finds an owner's key, or anybody's, that was not revoked; locks it. */
export async function lockKey(tx: Db, guid: string, of: KeyOwner | 'everybody'): Promise<StoredKey | undefined> {
  const which = of === 'everybody' ? undefined : ownedBy(of);
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.guid, guid), isNull(apiKeys.revokedAt), which))
    .for('update');
  return key;
}

export async function updateKey(tx: Db, id: number, change: Partial<typeof apiKeys.$inferInsert>): Promise<void> {
  await tx.update(apiKeys).set(change).where(eq(apiKeys.id, id));
}

/** Ends the short tokens of a key. */
export async function deleteTokens(tx: Db, keyId: number): Promise<void> {
  await tx.delete(keyTokens).where(eq(keyTokens.keyId, keyId));
}

/** The active managers of a company, who answer for its keys. */
export async function listManagers(tx: Db, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), eq(customers.status, 'active'), eq(customers.role, 'manager')))
    .orderBy(asc(customers.id));
  return rows.map(({ id }) => id);
}
