import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { products } from '../parts/tables.ts';

/** The data sheet of a product: a PDF, for customers and staff (A12). */
export const productSheets = pgTable(
  'product_sheets',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (t) => [check('product_sheets_size', sql`${t.sizeBytes} > 0`)],
);
