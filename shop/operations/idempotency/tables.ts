import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Submissions that must not be repeated: the key of each, with its answer. */
export const submissions = pgTable(
  'submissions',
  {
    /** Sender, 'staff 3' or 'customer 12', or both: nobody gets another's answer. */
    sender: text().notNull(),
    /** As a hash: anyone who reads the table can't send it. */
    key: text().notNull(),
    /** Requested operation: a form may request several. */
    operation: text().notNull(),
    /** Of what was asked, by the key that is not here: another content under the same key is another wish. */
    inputHash: text().notNull(),
    /** As the operation answered; null until the transaction that did it ends, and for ever where the answer is a secret. */
    answer: jsonb(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sender, t.key, t.operation] }),
    index('submissions_at').on(t.at),
    check('submissions_key_length', sql`length(${t.key}) between 1 and 100`),
  ],
);
