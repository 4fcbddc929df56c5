import { DAY_MS } from '../../base/days/calendar-day.ts';
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { newToken, tokenHash } from '../sessions/session.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { mailingConsents } from './tables.ts';

/** Time in which the link of the mail confirms. */
export const CONFIRM_DAYS = 30;
/** Time for which a withdrawn consent proves that mailings were wanted. */
const PROOF_DAYS = 3 * 365;

interface Subscriber {
  customerId: number;
  email: string;
  isSubscribed: boolean;
}

/**
 * Follows the box of an account: asks for a consent to mailings to its address by mail, once, or withdraws it (O5). A person who
 * has consented is not asked again.
 */
export async function followSubscription(
  tx: Db,
  { customerId, email, isSubscribed }: Subscriber,
  { translator, storeName, now }: { translator: Translator; storeName: string; now: Date },
): Promise<void> {
  const current = and(eq(mailingConsents.customerId, customerId), isNull(mailingConsents.withdrawnAt));
  const [there] = await tx.select().from(mailingConsents).where(current);
  if (isSubscribed && there?.email === email) return;
  if (there !== undefined) await tx.update(mailingConsents).set({ withdrawnAt: now }).where(current);
  if (!isSubscribed) return;
  const [asked] = await tx
    .insert(mailingConsents)
    .values({
      customerId,
      email,
      words: translator.format(message('letter.mailing.words', { store: storeName })),
      language: translator.language,
      askedAt: now,
    })
    .returning({ id: mailingConsents.id });
  await queueEffect(tx, now, 'mailing-consent', { customerId, consentId: asked?.id ?? 0 });
}

/** Finds what the mail asks; undefined: it was answered or withdrawn meanwhile. */
export async function findAskedConsent(db: Db, consentId: number) {
  const [row] = await db.select().from(mailingConsents).where(isAsked(consentId));
  return row;
}
export type AskedConsent = NonNullable<Awaited<ReturnType<typeof findAskedConsent>>>;

const isAsked = (consentId: number) =>
  and(eq(mailingConsents.id, consentId), isNull(mailingConsents.confirmedAt), isNull(mailingConsents.withdrawnAt));

/** Creates the token of the link in the mail that is being sent; it replaces an earlier one. */
export async function openConsent(db: Db, consentId: number): Promise<string | undefined> {
  const token = newToken();
  const opened = await db
    .update(mailingConsents)
    .set({ tokenHash: tokenHash(token) })
    .where(isAsked(consentId))
    .returning({ id: mailingConsents.id });
  return opened.length === 1 ? token : undefined;
}

/** Finds the consent of a mailed link: confirmed or not. */
export async function findByToken(db: Db, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(mailingConsents)
    .where(eq(mailingConsents.tokenHash, tokenHash(token)));
  return row !== undefined && row.confirmedAt === null && row.askedAt < daysBefore(now, CONFIRM_DAYS) ? undefined : row;
}

export async function findByGuid(db: Db, guid: string) {
  const [row] = await db.select().from(mailingConsents).where(eq(mailingConsents.guid, guid));
  return row;
}

/** Confirms it; undefined: the link no longer works. */
export async function confirmConsent(db: Db, token: string, now: Date): Promise<number | undefined> {
  const found = await findByToken(db, token, now);
  if (found === undefined || found.withdrawnAt !== null) return undefined;
  await db
    .update(mailingConsents)
    .set({ confirmedAt: now })
    .where(and(eq(mailingConsents.id, found.id), isNull(mailingConsents.confirmedAt)));
  return found.customerId;
}

/** Withdraws it, also in the account, where the box is cleared; undefined: there is none. */
export async function withdrawConsent(tx: Db, guid: string, now: Date): Promise<number | undefined> {
  const found = await findByGuid(tx, guid);
  if (found === undefined) return undefined;
  if (found.withdrawnAt !== null) return found.customerId;
  await tx.update(mailingConsents).set({ withdrawnAt: now }).where(eq(mailingConsents.guid, guid));
  await tx.update(customers).set({ subscribed: false }).where(eq(customers.id, found.customerId));
  return found.customerId;
}

/** Everyone who has consented and not withdrawn, with an open account, by address. */
export function listConsents(db: Db) {
  return db
    .select({
      guid: mailingConsents.guid,
      email: mailingConsents.email,
      firstName: customers.firstName,
      surname: customers.surname,
      company: customers.company,
      words: mailingConsents.words,
      language: mailingConsents.language,
      askedAt: mailingConsents.askedAt,
      confirmedAt: mailingConsents.confirmedAt,
    })
    .from(mailingConsents)
    .innerJoin(customers, eq(customers.id, mailingConsents.customerId))
    .where(
      and(isNotNull(mailingConsents.confirmedAt), isNull(mailingConsents.withdrawnAt), eq(customers.status, 'active')),
    )
    .orderBy(asc(mailingConsents.email));
}

/** Deletes requests that were never confirmed, and withdrawn consents that prove nothing any more. Returns their number. */
export async function clearOldConsents(db: Db, now: Date): Promise<number> {
  const deleted = await db
    .delete(mailingConsents)
    .where(
      or(
        and(isNull(mailingConsents.confirmedAt), lt(mailingConsents.askedAt, daysBefore(now, CONFIRM_DAYS))),
        lt(mailingConsents.withdrawnAt, daysBefore(now, PROOF_DAYS)),
      ),
    );
  return deleted.rowCount ?? 0;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
