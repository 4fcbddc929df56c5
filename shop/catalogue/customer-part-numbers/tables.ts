import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytewiseText, identity } from '../../../platform/database/columns.ts';
import { companies } from '../../people/accounts/tables.ts';
import { products, productVariants } from '../parts/tables.ts';

/** Customer part numbers of parts, or of their widths (H6). One number means one part, and a part has one number. */
export const ownPartNumbers = pgTable(
  'own_part_numbers',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    numberKey: bytewiseText().notNull(), // normalised like part numbers: letters and digits, lower case
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }), // null: a part without widths
  },
  (t) => [
    unique('own_part_numbers_once').on(t.companyId, t.numberKey),
    unique('own_part_numbers_of_part').on(t.companyId, t.productId, t.variantId).nullsNotDistinct(),
    index().on(t.numberKey), // of any company
    index().on(t.productId),
    index().on(t.variantId),
    check('own_part_numbers_text', sql`${t.number} <> '' and ${t.numberKey} <> ''`),
  ],
);
