import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity } from '../../../platform/database/columns.ts';

/** Texts of mails in the shop's own words, by language (D22). */
export const mailTexts = pgTable(
  'mail_texts',
  {
    id: identity(),
    language: text().notNull(),
    /** Key of the message in texts/, such as 'letter.shipped.subject'. */
    key: text().notNull(),
    /** Choices of the message that lead to this wording (variants.ts). */
    variant: text().notNull(),
    /** With placeholders such as {reference}. null: ours again; the row keeps the version. */
    text: text(),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('mail_texts_once').on(t.language, t.key, t.variant),
    check('mail_texts_length', sql`length(${t.text}) <= 2000`),
  ],
);
