import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '../../../texts/languages.ts';
import { identity, instant, version } from '../../../platform/database/columns.ts';
import { customers } from '../accounts/tables.ts';
import type { LegalKind } from '../../base/kernel/legal-kind.ts';

/** The text of a legal page in Markdown, by language; a missing language is not translated yet. */
export type LegalTexts = Partial<Record<Language, string>>;

/** Versions of the legal pages (O1). A draft has no number; a trigger refuses changes of published ones. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: identity(),
    kind: text().$type<LegalKind>().notNull(),
    /** Counted by kind, given on publishing. */
    number: integer(),
    /** First day on which it applies. */
    effectiveFrom: date(),
    publishedAt: instant(),
    texts: jsonb().$type<LegalTexts>().notNull().default({}),
    version: version(),
  },
  (t) => [
    unique('legal_versions_number').on(t.kind, t.number),
    check('legal_versions_kind', sql`${t.kind} in ('terms', 'privacy', 'imprint', 'accessibility', 'cookies')`),
    check('legal_versions_texts', sql`jsonb_typeof(${t.texts}) = 'object'`),
    check(
      'legal_versions_published',
      sql`num_nonnulls(${t.number}, ${t.effectiveFrom}, ${t.publishedAt}) in (0, 3) and (${t.number} is null or ${t.texts} ? 'en')`,
    ),
  ],
);

/** Confirmations that buyers gave with a registration or an order (O2). Append only. */
export const agreements = pgTable(
  'agreements',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** null: with the registration. */
    orderId: integer().unique('agreements_order'),
    /** Number of the version of the terms; null: only the business was confirmed. */
    termsVersion: integer(),
    asBusiness: boolean().notNull(),
    /** The sentences that were confirmed, one a line. */
    words: text().notNull(),
    language: text().$type<Language>().notNull(),
    agreedAt: instant().notNull(),
  },
  (t) => [index('agreements_of_customer').on(t.customerId, t.id)],
);
