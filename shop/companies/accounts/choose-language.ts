import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE, isStaffLanguage, type Language } from '#texts/languages.ts';
import { customers } from '../../accounts/tables.ts';
import { staff } from '../../identity/tables.ts';
import type { CustomerContext, OperationContext } from '../../operations/operation.ts';
import type { CookieJar } from '../../operations/shop.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps a reader's language in their browser; mails stay in the account's own (N2). A colleague who looks at the shop in a language that
 * the administration does not speak keeps the one they read that in. Answers 1.
 */
export async function chooseLanguage(
  { language }: { language: Language },
  { shop, caller: { staff: colleague }, cookies }: OperationContext,
): Promise<1> {
  rememberLanguage(cookies, language);
  if (colleague !== null && isStaffLanguage(language) && colleague.language !== language)
    await shop.db.update(staff).set({ language }).where(eq(staff.id, colleague.id));
  return 1;
}

/** Chooses the language that the member's mails are written in (N2). Answers 1. */
export async function chooseMailLanguage(
  { language }: { language: Language },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  await shop.db.update(customers).set({ language }).where(eq(customers.id, customer.id));
  return 1;
}

export function rememberLanguage(cookies: Pick<CookieJar, 'set'>, language: Language): void {
  cookies.set('language', language, { maxAgeSeconds: A_YEAR_SECONDS });
}

/** The language that a member is written to in: their own, else that of the page on which they asked for it, else English (N2). */
export async function findLanguage(db: Db, customerId: number, ofPage?: Language): Promise<Language> {
  const [row] = await db.select({ language: customers.language }).from(customers).where(eq(customers.id, customerId));
  return row?.language ?? ofPage ?? FALLBACK_LANGUAGE;
}
