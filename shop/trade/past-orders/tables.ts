import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, minor } from '../../../platform/database/columns.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import { companies, customers } from '../../people/accounts/tables.ts';

/**
 * Orders of the shop that a company used before, as they were: no rule of this shop applies to their figures, and nothing is computed
 * again (Q2).
 */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }), // the member; null: not known
    number: text().notNull(),
    placedOn: date().notNull(),
    purchaseOrderNumber: text().notNull().default(''),
    /** In the words of the earlier shop. */
    state: text().notNull().default(''),
    currencyId: smallint().$type<CurrencyId>().notNull(),
    // null: the earlier shop did not say it
    goodsMinor: minor(),
    discountMinor: minor(),
    deliveryMinor: minor(),
    taxMinor: minor(),
    totalMinor: minor().notNull(),
    deliveryAddress: text().notNull().default(''), // lines joined by line breaks
    note: text().notNull().default(''),
  },
  (t) => [index('past_orders_of_company').on(t.companyId, t.placedOn, t.id), index().on(t.customerId)],
);

/** Parcels of them. */
export const pastShipments = pgTable(
  'past_shipments',
  {
    id: identity(),
    pastOrderId: integer()
      .notNull()
      .references(() => pastOrders.id, { onDelete: 'cascade' }),
    sentOn: date().notNull(),
    carrier: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    /** Contents in words. */
    contents: text().notNull().default(''),
  },
  (t) => [index('past_shipments_of_order').on(t.pastOrderId, t.sentOn)],
);

/** Their invoices and other papers, as files. */
export const pastDocuments = pgTable(
  'past_documents',
  {
    id: identity(),
    pastOrderId: integer()
      .notNull()
      .references(() => pastOrders.id, { onDelete: 'cascade' }),
    /** In the words of the earlier shop, such as Invoice. */
    kind: text().notNull(),
    issuedOn: date(), // null: not known
    fileName: text().notNull(), // as the earlier shop named it
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [
    index('past_documents_of_order').on(t.pastOrderId, t.issuedOn),
    check('past_documents_text', sql`${t.kind} <> '' and ${t.fileName} <> ''`),
  ],
);

export const pastOrderLines = pgTable(
  'past_order_lines',
  {
    id: identity(),
    pastOrderId: integer()
      .notNull()
      .references(() => pastOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    partNumber: text().notNull(),
    partKey: text().notNull().default(''), // partKey(partNumber), by which the shop finds what it still sells
    description: text().notNull().default(''),
    quantity: integer().notNull(),
    unitPriceMinor: minor(),
    totalMinor: minor(),
  },
  (t) => [unique('past_order_lines_once').on(t.pastOrderId, t.position)],
);
