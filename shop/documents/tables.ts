import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { orders } from '../orders/tables.ts';

/** The customer's own purchase order as a PDF, one for each order (D32). */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    uploadedAt: instant().notNull().defaultNow(),
  },
  (t) => [index().on(t.uploadedAt)], // what came today (E2)
);
