import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE, isStaffLanguage, type Language } from '#texts/languages.ts';
import { customers } from '../accounts/tables.ts';
import { staff } from '../identity/tables.ts';
import type { CustomerContext, OperationContext } from '../../base/operations/operation.ts';
import type { CookieJar } from '../../base/operations/shop.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Saves a reader's language in their browser; mails stay in the account's language (N2). A staff member who views the
 * shop in a language without an administration keeps the administration's language. Returns 1.
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

/** Sets the language of the member's mails (N2). Returns 1. */
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

/** The language of mails to a member: their own, otherwise that of the requesting page, otherwise English (N2). */
export async function findLanguage(db: Db, customerId: number, ofPage?: Language): Promise<Language> {
  const [row] = await db.select({ language: customers.language }).from(customers).where(eq(customers.id, customerId));
  return row?.language ?? ofPage ?? FALLBACK_LANGUAGE;
}
