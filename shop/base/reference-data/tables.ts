import { char, integer, pgTable } from 'drizzle-orm/pg-core';
import { sortedText } from '../../../platform/database/columns.ts';

/** Countries. The continent determines the delivery charge and the use of coupons (D5, D6). */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  name: sortedText().notNull().unique(),
  continent: sortedText().notNull(),
  iso2: char({ length: 2 }).notNull().unique(),
});
