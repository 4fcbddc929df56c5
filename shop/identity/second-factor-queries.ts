import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { newToken, tokenHash } from './session.ts';
import { recoveryCodes, secondFactors, staff, staffSignIns } from './tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const SIGN_IN_LIFE_MS = 10 * 60 * 1000;

/** The second factor of a member of staff, begun or confirmed. */
export async function findSecondFactor(db: Db, staffId: number): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.staffId, staffId));
  return row;
}

/** The same, held until the transaction ends: the same code twice at once counts once. */
export async function lockSecondFactor(tx: Db, staffId: number): Promise<SecondFactor | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.staffId, staffId)).for('update');
  return row;
}

/** Begins a second factor; one that was begun before and never confirmed is forgotten. */
export async function putSecondFactor(tx: Db, staffId: number, secret: string, startedAt: Date): Promise<void> {
  await tx.delete(secondFactors).where(and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt)));
  await tx.insert(secondFactors).values({ staffId, secret, startedAt });
}

export async function updateSecondFactor(
  tx: Db,
  staffId: number,
  change: Partial<Pick<SecondFactor, 'confirmedAt' | 'lastStep' | 'wrongCodes' | 'waitUntil'>>,
): Promise<void> {
  await tx.update(secondFactors).set(change).where(eq(secondFactors.staffId, staffId));
}

/** Answers whether there was one. Its recovery codes and half-finished sign-ins go with it. */
export async function deleteSecondFactor(tx: Db, staffId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx.delete(staffSignIns).where(eq(staffSignIns.staffId, staffId));
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.staffId, staffId))
    .returning({ staffId: secondFactors.staffId });
  return rows.length === 1;
}

/** In place of those that there were. @param codes  as `recoveryCodeOf` reads them; only hashes are stored */
export async function putRecoveryCodes(tx: Db, staffId: number, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: tokenHash(code), staffId })));
}

/** Uses a recovery code up; answers whether it was one. */
export async function takeRecoveryCode(tx: Db, staffId: number, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, tokenHash(code)),
        eq(recoveryCodes.staffId, staffId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: recoveryCodes.staffId });
  return rows.length === 1;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Remembers that the password was right, for ten minutes; answers the token that the code has to come with. */
export async function openStaffSignIn(db: Db, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(staffSignIns).where(lt(staffSignIns.expiresAt, now));
  await db
    .insert(staffSignIns)
    .values({ tokenHash: tokenHash(token), staffId, expiresAt: new Date(now.getTime() + SIGN_IN_LIFE_MS) });
  return token;
}

/** Whose sign-in waits for its code; an account that was disabled meanwhile has none. */
export async function findStaffSignIn(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ id: staff.id, guid: staff.guid, passwordHash: staff.passwordHash })
    .from(staffSignIns)
    .innerJoin(staff, and(eq(staff.id, staffSignIns.staffId), eq(staff.disabled, false)))
    .where(and(eq(staffSignIns.tokenHash, tokenHash(token)), gt(staffSignIns.expiresAt, now)));
  return row;
}

export async function endStaffSignIns(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffSignIns).where(eq(staffSignIns.staffId, staffId));
}
