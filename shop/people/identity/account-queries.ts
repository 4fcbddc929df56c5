import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import type { AccountOwner } from './account-owner.ts';
import { staff } from './tables.ts';

/** The account of an e-mail address, regardless of case. */
export async function findCustomerLogin(db: Db, email: string) {
  const [row] = await db
    .select({ id: customers.id, guid: customers.guid, passwordHash: customers.passwordHash, status: customers.status })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, sql`lower(${email}::text)`));
  return row;
}

/**
 * Returns whether the account is still open to the verified password; if so, locks it until the transaction ends. A
 * concurrent change of password waits for the new session, and then ends it with the others (D15).
 */
export async function lockLogin(tx: Db, account: { id: number; passwordHash: string | null }): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.id, account.id),
        eq(customers.passwordHash, account.passwordHash ?? ''),
        eq(customers.status, 'active'),
      ),
    )
    .for('share');
  return rows.length === 1;
}

/** Locks the account until the transaction ends, so that changes of its keys run one after the other. */
export async function lockKeysOf(tx: Db, owner: AccountOwner): Promise<void> {
  if ('customerId' in owner)
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, owner.customerId))
      .for('no key update');
  else await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, owner.staffId)).for('no key update');
}

/** Stores a hash of the same password with current parameters, unless the password was changed in the meantime. */
export async function renewCustomerHash(db: Db, id: number, outdated: string, passwordHash: string): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash })
    .where(and(eq(customers.id, id), eq(customers.passwordHash, outdated)));
}

export async function renewStaffHash(db: Db, id: number, outdated: string, passwordHash: string): Promise<void> {
  await db
    .update(staff)
    .set({ passwordHash })
    .where(and(eq(staff.id, id), eq(staff.passwordHash, outdated)));
}

/** `lockLogin` for a staff member. */
export async function lockStaffLogin(tx: Db, account: { id: number; passwordHash: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, account.id), eq(staff.passwordHash, account.passwordHash), eq(staff.disabled, false)))
    .for('share');
  return rows.length === 1;
}

export async function findCustomerPassword(db: Db, customerId: number): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.passwordHash ?? null;
}

/** Finds the public name of an account, for an authenticator. */
export async function findAccountName(db: Db, owner: AccountOwner): Promise<{ email: string; guid: string }> {
  const [row] =
    'customerId' in owner
      ? await db
          .select({ email: customers.email, guid: customers.guid })
          .from(customers)
          .where(eq(customers.id, owner.customerId))
      : await db.select({ email: staff.email, guid: staff.guid }).from(staff).where(eq(staff.id, owner.staffId));
  if (row === undefined) throw new Error('A session has no account.');
  return row;
}

/** Finds the words that others know about a customer and that the password must not contain (D43). */
export async function findKnownWords(db: Db, customerId: number): Promise<string[]> {
  const { firstName, surname, company, email } = customers;
  const [row] = await db
    .select({ firstName, surname, company, email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return Object.values(row ?? {});
}

export async function findStaffPassword(db: Db, staffId: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: staff.passwordHash }).from(staff).where(eq(staff.id, staffId));
  return row?.passwordHash;
}

export async function findStaffLogin(db: Db, email: string) {
  const [row] = await db
    .select({ id: staff.id, guid: staff.guid, passwordHash: staff.passwordHash, disabled: staff.disabled })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, sql`lower(${email}::text)`));
  return row;
}

/** Returns the account's e-mail address. */
export async function setPassword(tx: Db, customerId: number, passwordHash: string): Promise<string> {
  const [row] = await tx
    .update(customers)
    .set({ passwordHash, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ email: customers.email });
  if (row === undefined) throw new Error('A password reset has no account.');
  return row.email;
}
