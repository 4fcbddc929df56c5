import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, unique } from 'drizzle-orm/pg-core';
import { version } from '../../../platform/database/columns.ts';
import { products } from '../parts/tables.ts';

/**
 * A product that is a kit of parts (J7). Its price is its own; a trigger keeps its stock at what its parts allow (kit-stock.ts).
 */
export const kits = pgTable('kits', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  version: version(),
});

/** Parts of a kit, with the quantity of each. A trigger refuses a kit inside a kit. */
export const kitParts = pgTable(
  'kit_parts',
  {
    kitId: integer()
      .notNull()
      .references(() => kits.productId, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => products.id), // a part of a kit can't be deleted
    quantity: smallint().notNull().default(1),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kitId, t.partId] }),
    unique('kit_parts_position').on(t.kitId, t.position),
    index('kit_parts_of_part').on(t.partId, t.kitId),
    check('kit_parts_quantity', sql`${t.quantity} between 1 and 100`),
    check('kit_parts_not_itself', sql`${t.kitId} <> ${t.partId}`),
  ],
);
