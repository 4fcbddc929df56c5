import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { type AccountOwner, isOwnedBy } from '../identity/account-owner.ts';
import { newToken, tokenHash } from '../sessions/session.ts';
import { recoveryCodes, secondFactors, signIns, staff } from '../identity/tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const SIGN_IN_LIFE_MS = 10 * 60 * 1000;

/** The second factor of an account, begun or confirmed. */
export async function findSecondFactor(db: Db, owner: AccountOwner): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(isOwnedBy(secondFactors, owner));
  return row;
}

/** Locks it until the transaction ends, so that two concurrent uses of a code count once. */
export async function lockSecondFactor(tx: Db, owner: AccountOwner): Promise<SecondFactor | undefined> {
  const [row] = await tx.select().from(secondFactors).where(isOwnedBy(secondFactors, owner)).for('update');
  return row;
}

/** Begins a second factor; replaces one that was never confirmed. */
export async function putSecondFactor(tx: Db, owner: AccountOwner, secret: string, startedAt: Date): Promise<void> {
  await tx.delete(secondFactors).where(and(isOwnedBy(secondFactors, owner), isNull(secondFactors.confirmedAt)));
  await tx.insert(secondFactors).values({ ...owner, secret, startedAt });
}

export async function updateSecondFactor(
  tx: Db,
  owner: AccountOwner,
  change: Partial<Pick<SecondFactor, 'confirmedAt' | 'lastStep' | 'wrongCodes' | 'waitUntil'>>,
): Promise<void> {
  await tx.update(secondFactors).set(change).where(isOwnedBy(secondFactors, owner));
}

/** Returns whether there was one. Deletes its recovery codes and pending logins too. */
export async function deleteSecondFactor(tx: Db, owner: AccountOwner): Promise<boolean> {
  await tx.delete(recoveryCodes).where(isOwnedBy(recoveryCodes, owner));
  await endSignIns(tx, owner);
  const rows = await tx
    .delete(secondFactors)
    .where(isOwnedBy(secondFactors, owner))
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/** Replaces existing codes. @param codes in the form of `recoveryCodeOf`; only hashes are stored */
export async function putRecoveryCodes(tx: Db, owner: AccountOwner, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(isOwnedBy(recoveryCodes, owner));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: tokenHash(code), ...owner })));
}

/** Consumes a recovery code; returns whether it was valid. */
export async function takeRecoveryCode(tx: Db, owner: AccountOwner, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.codeHash, tokenHash(code)), isOwnedBy(recoveryCodes, owner), isNull(recoveryCodes.usedAt)),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length === 1;
}

/** Counts the remaining recovery codes. */
export async function countRecoveryCodes(db: Db, owner: AccountOwner): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(isOwnedBy(recoveryCodes, owner), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Records for ten minutes that the password was right; returns the token to send with the code. */
export async function openSignIn(
  db: Db,
  owner: AccountOwner,
  { remembered = false, now }: { remembered?: boolean; now: Date },
): Promise<string> {
  const token = newToken();
  await db.delete(signIns).where(lt(signIns.expiresAt, now));
  const expiresAt = new Date(now.getTime() + SIGN_IN_LIFE_MS);
  await db.insert(signIns).values({ tokenHash: tokenHash(token), ...owner, remembered, expiresAt });
  return token;
}

/** The staff member of a pending login; none for an account disabled in the meantime. */
export async function findStaffSignIn(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ id: staff.id, guid: staff.guid, passwordHash: staff.passwordHash })
    .from(signIns)
    .innerJoin(staff, and(eq(staff.id, signIns.staffId), eq(staff.disabled, false)))
    .where(and(eq(signIns.tokenHash, tokenHash(token)), gt(signIns.expiresAt, now)));
  return row;
}

/** The customer of a pending login; none for an account closed in the meantime (B10). */
export async function findCustomerSignIn(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      id: customers.id,
      guid: customers.guid,
      passwordHash: customers.passwordHash,
      remembered: signIns.remembered,
    })
    .from(signIns)
    .innerJoin(customers, and(eq(customers.id, signIns.customerId), eq(customers.status, 'active')))
    .where(and(eq(signIns.tokenHash, tokenHash(token)), gt(signIns.expiresAt, now)));
  return row;
}

export async function endSignIns(tx: Db, owner: AccountOwner): Promise<void> {
  await tx.delete(signIns).where(isOwnedBy(signIns, owner));
}
