import { and, desc, eq, isNotNull, lte, max, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { AgreementNeed, AgreementSettings } from '../../base/kernel/agreement.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { agreementWords, needOfOrder, NO_AGREEMENT } from './agreement.ts';
import type { PublishedVersion } from './legal-version.ts';
import { customers } from '../accounts/tables.ts';
import { agreements, legalVersions } from './tables.ts';

/** Reads what a buyer has to confirm with an order today (O2); without such a setting it asks the database nothing. */
export async function readNeedOfOrder(
  db: Db,
  customerId: number,
  { settings, today }: { settings: AgreementSettings; today: CalendarDay },
): Promise<AgreementNeed> {
  const { termsAgreement, businessConfirmation } = settings;
  if (termsAgreement === 'none' || termsAgreement === 'registration')
    return { ...NO_AGREEMENT, orderAsBusiness: businessConfirmation };
  const [terms, lastAgreed] = await Promise.all([findTermsInForce(db, today), findLastAgreed(db, customerId)]);
  return needOfOrder(settings, terms, lastAgreed);
}

/** The terms in force, read in the caller's transaction. */
async function findTermsInForce(db: Db, today: CalendarDay): Promise<PublishedVersion | undefined> {
  const [row] = await db
    .select({ number: legalVersions.number, effectiveFrom: legalVersions.effectiveFrom })
    .from(legalVersions)
    .where(
      and(eq(legalVersions.kind, 'terms'), isNotNull(legalVersions.number), lte(legalVersions.effectiveFrom, today)),
    )
    .orderBy(desc(legalVersions.number))
    .limit(1);
  if (row === undefined || row.number === null || row.effectiveFrom === null) return undefined;
  return { kind: 'terms', number: row.number, effectiveFrom: row.effectiveFrom };
}

async function findLastAgreed(db: Db, customerId: number): Promise<number | null> {
  const [row] = await db
    .select({ number: max(agreements.termsVersion) })
    .from(agreements)
    .where(eq(agreements.customerId, customerId));
  return row?.number ?? null;
}

/** Counts the buyers who can order, and so will have to agree to new terms. */
export function countBuyersAsked(db: Db): Promise<number> {
  return db.$count(customers, and(eq(customers.status, 'active'), ne(customers.role, 'reader')));
}

/** Records who confirmed what, in the words and the language that they saw (O2). Nothing was needed: nothing is written. */
export async function insertAgreement(
  tx: Db,
  given: { customerId: number; orderId: number | null; need: AgreementNeed; translator: Translator; now: Date },
): Promise<void> {
  const { customerId, orderId, need, translator, now } = given;
  const words = agreementWords(need).map((sentence) => translator.format(sentence));
  if (words.length === 0) return;
  await tx.insert(agreements).values({
    customerId,
    orderId,
    termsVersion: need.termsVersion,
    asBusiness: need.orderAsBusiness,
    words: words.join('\n'),
    language: translator.language,
    agreedAt: now,
  });
}

const MAX_SHOWN = 20;

/** Agreements of a customer or to an order, newest first. */
export async function listAgreements(db: Db, of: { customerId: number } | { orderId: number }) {
  const rows = await db
    .select()
    .from(agreements)
    .where('orderId' in of ? eq(agreements.orderId, of.orderId) : eq(agreements.customerId, of.customerId))
    .orderBy(desc(agreements.id))
    .limit(MAX_SHOWN);
  return rows.map(({ agreedAt, id: agreementId, ...row }) => ({
    agreementId,
    ...row,
    agreedAt: agreedAt.toISOString(),
  }));
}
