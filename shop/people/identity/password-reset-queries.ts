import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { newToken, tokenHash } from '../sessions/session.ts';
import { passwordResets } from './tables.ts';

/** Lifetime of the mailed link (D16). */
export const RESET_LIFE_MS = 60 * 60 * 1000;

/**
 * Creates a password reset and returns its token, for the link in the mail; the token is never stored (D16). Called by
 * the job that writes the mail. Also deletes expired links.
 * @param lifeMs longer for an invitation of staff (Q3)
 */
export async function openPasswordReset(
  db: Db,
  customerId: number,
  now: Date,
  lifeMs = RESET_LIFE_MS,
): Promise<string> {
  const token = newToken();
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db
    .insert(passwordResets)
    .values({ tokenHash: tokenHash(token), customerId, expiresAt: new Date(now.getTime() + lifeMs) });
  return token;
}

/** The account whose password the link can set; undefined if it was used, has expired, or never existed. */
export async function findPasswordReset(db: Db, token: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(stillWorks(token, now));
  return row?.customerId;
}

/** Consumes the link; returns whether it was still valid. Of two concurrent uses only one succeeds. */
export async function takePasswordReset(tx: Db, token: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(stillWorks(token, now))
    .returning({ customerId: passwordResets.customerId });
  return rows.length === 1;
}

/** Invalidates all open links of the account. */
export async function closePasswordResets(tx: Db, customerId: number, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)));
}

function stillWorks(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, tokenHash(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}
