import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { outbox } from '../../base/outbox/tables.ts';

/** Sent and waiting mails, which staff read at /Administration/Mailbox (E17). */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    outboxId: integer()
      .unique() // a mail is written once, however many attempts its cause takes
      .references(() => outbox.id),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    // Set just before the mail server receives the end mark of the mail: without sentAt, the server may or may not have
    // it.
    handedOverAt: instant(),
    sentAt: instant(),
  },
  (t) => [index().on(t.createdAt.desc(), t.id.desc())],
);
