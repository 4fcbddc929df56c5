import { and, arrayContains, asc, countDistinct, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import type { Colleague } from './staff-paths.ts';
import { passkeys, secondFactors, sessions, staff } from '../identity/tables.ts';

/** Columns of a staff member for lists, audit entries and answers: never the password's hash. */
const readable = {
  id: staff.id,
  guid: staff.guid,
  name: staff.name,
  email: staff.email,
  disabled: staff.disabled,
  rights: staff.rights,
  largestDiscount: staff.largestDiscount,
  language: staff.language,
  createdAt: staff.createdAt,
};

export type StaffRow = Pick<typeof staff.$inferSelect, keyof typeof readable>;

/** Finds a staff account by e-mail address, regardless of case, for the command line. */
export async function findStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(readable)
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, sql`lower(${email.trim()}::text)`));
  return row;
}

export async function findStaffById(db: Db, staffId: number): Promise<StaffRow | undefined> {
  const [row] = await db.select(readable).from(staff).where(eq(staff.id, staffId));
  return row;
}

/** All staff accounts, by name, with their sessions and second factor. */
export async function listColleagues(db: Db, now: Date): Promise<Colleague[]> {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      disabled: staff.disabled,
      rights: staff.rights,
      largestDiscount: staff.largestDiscount,
      factorOf: max(secondFactors.staffId),
      passkeys: countDistinct(passkeys.id),
      sessions: countDistinct(sessions.tokenHash),
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(staff)
    .leftJoin(secondFactors, and(eq(secondFactors.staffId, staff.id), isNotNull(secondFactors.confirmedAt)))
    .leftJoin(passkeys, eq(passkeys.staffId, staff.id))
    .leftJoin(sessions, and(eq(sessions.staffId, staff.id), gt(sessions.expiresAt, now)))
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(({ factorOf, lastSeenAt, ...row }) => ({
    ...row,
    secondFactor: factorOf !== null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

/**
 * Locks all staff accounts until the transaction ends: two staff members who close each other's account run one after
 * the other, so that one remains.
 */
export function lockAllStaff(tx: Db): Promise<StaffRow[]> {
  return tx.select(readable).from(staff).orderBy(asc(staff.id)).for('no key update');
}

/** @throws if the e-mail address has another account: see `isStaffEmailTaken` */
export async function insertStaff(
  tx: Db,
  values: Pick<typeof staff.$inferInsert, 'name' | 'email' | 'passwordHash' | 'rights' | 'createdAt'>,
): Promise<StaffRow> {
  const [row] = await tx.insert(staff).values(values).returning(readable);
  if (row === undefined) throw new Error('The new staff account was not stored.');
  return row;
}

export async function updateStaff(
  tx: Db,
  staffId: number,
  change: Partial<Pick<typeof staff.$inferInsert, 'disabled' | 'passwordHash' | 'rights' | 'largestDiscount'>>,
): Promise<StaffRow | undefined> {
  const [row] = await tx.update(staff).set(change).where(eq(staff.id, staffId)).returning(readable);
  return row;
}

/** Returns whether a write failed because the e-mail address has another account. */
export function isStaffEmailTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'staff_email';
}

/** Colleagues who can grant rights, by name (P1). */
export async function listManagers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.disabled, false), arrayContains(staff.rights, ['staff'])))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(({ name }) => name);
}

/** The staff by name: all possible authors of a change. */
export function listPeople(db: Db): Promise<{ id: number; name: string }[]> {
  return db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name), asc(staff.id));
}
