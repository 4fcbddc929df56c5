import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../accounts/tables.ts';

/** Consents to mailings (O5): asked for at the account, confirmed by a link in a mail, withdrawn at any time. */
export const mailingConsents = pgTable(
  'mailing_consents',
  {
    id: identity(),
    guid: uuid()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`), // in the link that withdraws it, which needs no login
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    email: text().notNull(), // the address that it is for; another address needs another consent
    words: text().notNull(), // the sentence beside the box
    language: text().notNull(),
    askedAt: instant().notNull(),
    tokenHash: text().unique(), // of the link that confirms it; null until the mail is sent
    confirmedAt: instant(),
    withdrawnAt: instant(),
  },
  (t) => [
    index('mailing_consents_of_customer').on(t.customerId, t.id),
    uniqueIndex('mailing_consents_current')
      .on(t.customerId)
      .where(sql`withdrawn_at is null`),
  ],
);
