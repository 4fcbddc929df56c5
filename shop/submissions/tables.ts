import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What was sent once and is not done twice: the key of each submission with the answer to it. */
export const submissions = pgTable(
  'submissions',
  {
    /** Who sent it, 'staff 3' or 'customer 12', or both: nobody is answered by another's. */
    sender: text().notNull(),
    /** As a hash: whoever reads the table can't send it. */
    key: text().notNull(),
    /** Which operation was asked for: a form may ask for several. */
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
