import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/database/columns.ts';
import { outbox } from '../outbox/tables.ts';

/** Mails as they left, or wait for a mail server; what staff read at /Administration/Mailbox (E17). */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    outboxId: integer()
      .unique() // a mail is written once, however often its cause is tried
      .references(() => outbox.id),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    // Set just before the mail server gets the sign that ends the mail: without sentAt, it may or may not have it.
    handedOverAt: instant(),
    sentAt: instant(),
  },
  (t) => [index().on(t.createdAt.desc(), t.id.desc())],
);
