import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';

/** The id in a mail's payload; the index and the query must use the same expression. */
export const mailNumber = (payload: AnyPgColumn, name: 'orderId' | 'customerId'): SQL =>
  sql`((${payload} ->> '${sql.raw(name)}')::integer)`;

/** Side effects, written with their cause in one transaction and executed afterwards, at least once (D22). */
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
    failedAt: instant(), // given up: retried only by staff
    lastError: text(),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt, t.id)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_created').on(t.createdAt, t.id),
    index('outbox_of_order')
      .on(mailNumber(t.payload, 'orderId'))
      .where(sql`payload ? 'orderId'`),
    index('outbox_of_customer')
      .on(mailNumber(t.payload, 'customerId'))
      .where(sql`payload ? 'customerId'`),
    index('outbox_failed')
      .on(t.id)
      .where(sql`failed_at is not null`),
  ],
);
