import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { identity, instant, minor, version } from '../../../platform/database/columns.ts';
import { orders } from '../orders/tables.ts';
import type { ManualKind } from './manuals.ts';
import type { FiledKind } from './order-document-rules.ts';

/** The manuals, listed by id (A29). Manuals are archived, never deleted, because links lead to them. */
export const manuals = pgTable(
  'manuals',
  {
    id: identity(),
    name: text().notNull(), // part of its address
    kind: text().$type<ManualKind>().notNull(),
    fileKey: text(), // null: not uploaded yet
    active: boolean().notNull().default(true), // false: archived, shown to staff only
    version: version(),
  },
  (t) => [
    uniqueIndex('manuals_name').on(sql`lower(${t.name})`), // addresses are case-insensitive
    check('manuals_has_name', sql`${t.name} <> ''`),
    check('manuals_kind', sql`${t.kind} in ('press', 'earlier', 'engine')`),
  ],
);

/**
 * A file about an order from the books: an invoice, a credit note, a certificate (L6). Amounts are in the order's
 * currency.
 */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<FiledKind>().notNull(),
    number: varchar({ length: 50 }).notNull(),
    issuedOn: date().notNull(),
    amountMinor: minor(),
    dueOn: date(),
    paidOn: date(), // the day on which it was paid in full; null: open
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(), // the same file sent twice is one document
    staffName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    withdrawnAt: instant(), // filed by mistake: the buyer no longer finds it, its file stays
  },
  (t) => [
    index('order_documents_of_order').on(t.orderId, t.id),
    uniqueIndex('order_documents_number')
      .on(t.kind, sql`lower(${t.number})`)
      .where(sql`withdrawn_at is null`),
    check('order_documents_kind', sql`${t.kind} in ('invoice', 'credit-note', 'certificate')`),
    check('order_documents_number', sql`${t.number} <> ''`),
    check(
      'order_documents_amount',
      sql`(${t.kind} = 'certificate') = (${t.amountMinor} is null) and ${t.amountMinor} > 0`,
    ),
    check('order_documents_due', sql`${t.dueOn} is null or (${t.kind} = 'invoice' and ${t.dueOn} >= ${t.issuedOn})`),
    check('order_documents_paid', sql`${t.paidOn} is null or ${t.kind} <> 'certificate'`),
  ],
);
