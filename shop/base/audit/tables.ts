import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { plainText } from '../../../platform/database/accent-insensitive.ts';

/**
 * Every change by a person: author, time, object, before and after (E16). A trigger adds its histories and search words
 * from the changed object (audit_entry_subjects), so that no entry lacks them, whoever writes it.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: instant().notNull().defaultNow(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    /** The member who made the change, or for whom staff made it; staff_id is then 0, or theirs. Names are snapshots (D53). */
    customerId: integer(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** Objects in whose history it appears: 'order:1116', 'customer:1'. */
    subjects: text().array().notNull().default([]),
    /** Name of the changed thing, as people know it: 'MA001116 · Harbour Label Company'. */
    about: text().notNull().default(''),
    /** Further search words: a part number without its hyphens, an e-mail address, a width. */
    words: text().notNull().default(''),
    /** The transaction that made it: together with `at` it identifies a save. null: from before this was recorded. */
    batch: text().default(sql`pg_current_xact_id()::text`),
    /** The session that made it. null: the shop itself, or from before this was recorded. */
    session: uuid().default(sql`nullif(current_setting('pressline.session', true), '')::uuid`),
  },
  (t) => [
    index('audit_at').on(t.at, t.id),
    index('audit_of_thing').on(t.entity, t.entityId, t.at, t.id),
    index('audit_subjects').using('gin', t.subjects),
    index('audit_words_plain').using('gin', sql`${plainText(t.words)} gin_trgm_ops`),
    index('audit_batch').on(t.batch),
    index('audit_of_member')
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    check('audit_has_subject', sql`cardinality(${t.subjects}) > 0`),
  ],
);
