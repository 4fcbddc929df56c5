import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Submissions that must not be repeated: the key of each, with its answer. */
export const submissions = pgTable(
  'submissions',
  {
    /** Sender, 'staff 3' or 'customer 12', or both, so that nobody gets another's answer. */
    sender: text().notNull(),
    /** A hash, so that a reader of the table can't send it. */
    key: text().notNull(),
    /** Requested operation: a form may request several. */
    operation: text().notNull(),
    /**
     * Hash of the input with the key, which is not stored: different content under the same key is a different request.
     */
    inputHash: text().notNull(),
    /** The operation's answer; null until its transaction ends, and always if the answer is a secret. */
    answer: jsonb(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sender, t.key, t.operation] }),
    index('submissions_at').on(t.at),
    check('submissions_key_length', sql`length(${t.key}) between 1 and 100`),
  ],
);
