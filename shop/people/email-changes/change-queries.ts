import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { newToken, tokenHash } from '../sessions/session.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { Language } from '#texts/languages.ts';
import { emailChanges } from './tables.ts';

/** Time in which the link works. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const stillWorks = (now: Date) => gt(emailChanges.askedAt, new Date(now.getTime() - LIFE_MS));

/** Returns whether another account, a colleague or the shop itself has the address. */
export async function isAddressTaken(tx: Db, email: string, customerId: number | null): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select is_address_of_shop(${email}) or exists (
      select from customers where lower(email) = lower(${email}::text) and id is distinct from ${customerId}
    ) as taken`);
  return rows[0]?.taken === true;
}

/** Asks the new address for its confirmation by mail; an earlier question ends. */
export async function askNewAddress(
  tx: Db,
  { customerId, email, language }: { customerId: number; email: string; language: Language },
  now: Date,
): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
  const [asked] = await tx
    .insert(emailChanges)
    .values({ customerId, email, askedAt: now })
    .returning({ id: emailChanges.id });
  await queueEffect(tx, now, 'email-change', { customerId, changeId: asked?.id ?? 0, language });
}

/** Finds what the mail asks; undefined: it was answered, replaced, or is over. */
export async function findAskedAddress(db: Db, changeId: number, now: Date): Promise<{ email: string } | undefined> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.id, changeId), stillWorks(now)));
  return row;
}

/** Creates the token of the link in the mail that is being sent; it replaces an earlier one. */
export async function openEmailChange(db: Db, changeId: number, now: Date): Promise<string | undefined> {
  const token = newToken();
  const opened = await db
    .update(emailChanges)
    .set({ tokenHash: tokenHash(token) })
    .where(and(eq(emailChanges.id, changeId), stillWorks(now)))
    .returning({ id: emailChanges.id });
  return opened.length === 1 ? token : undefined;
}

/** Finds the new address of a mailed link, of an account that is not closed. */
export async function findEmailChange(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ customerId: emailChanges.customerId, email: emailChanges.email })
    .from(emailChanges)
    .innerJoin(customers, eq(customers.id, emailChanges.customerId))
    .where(and(eq(emailChanges.tokenHash, tokenHash(token)), stillWorks(now), sql`${customers.status} <> 'inactive'`));
  return row;
}

/** Consumes the link; returns whether it was still there. */
export async function takeEmailChange(tx: Db, token: string): Promise<boolean> {
  const taken = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.tokenHash, tokenHash(token)))
    .returning({ id: emailChanges.id });
  return taken.length === 1;
}

/** Deletes new addresses that nobody confirmed. Returns their number. */
export async function clearOldEmailChanges(db: Db, now: Date): Promise<number> {
  const over = lt(emailChanges.askedAt, new Date(now.getTime() - LIFE_MS));
  return (await db.delete(emailChanges).where(over)).rowCount ?? 0;
}
