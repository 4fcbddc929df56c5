import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/database/columns.ts';

/** Side effects, written with their cause in one transaction and done afterwards, at least once (D22). */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: instant().notNull().defaultNow(),
    dueAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    doneAt: instant(),
    failedAt: instant(), // given up: tried again only when staff say so
    lastError: text(),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt, t.id)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_created').on(t.createdAt, t.id),
    index('outbox_failed')
      .on(t.id)
      .where(sql`failed_at is not null`),
  ],
);

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
