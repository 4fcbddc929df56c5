import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { guid, identity, sortedText, version } from '../../../platform/database/columns.ts';
import { CATEGORY_ROLES } from './category-fields.ts';

/**
 * A branch of the catalogue. `show` means: 1 all, 2 USA only, 3 Europe only, 4 hidden; without `regional` 1 live,
 * otherwise hidden (D8).
 */
export const categories = pgTable(
  'categories',
  {
    id: identity(100),
    guid: guid(),
    name: sortedText().notNull(),
    show: smallint().notNull().default(3),
    regional: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
    onHomePage: boolean().notNull().default(false),
    onDashboard: boolean().notNull().default(false), // its first parts stand on the customers' dashboard (A23)
    role: text({ enum: CATEGORY_ROLES }), // the place in the shop's own pages that leads here (A3, A6, A8)
    picturePart: text().notNull().default(''), // the part whose picture represents it; '': the first by name with a picture
    delivery: text().notNull().default(''), // stored and shown, without effect (D37)
    deliveryAdd: text().notNull().default(''),
    version: version(),
  },
  (t) => [
    check('categories_show', sql`${t.show} between 1 and 4`),
    check('categories_name', sql`${t.name} <> ''`),
    check('categories_role', sql`${t.role} in ('blades', 'tape', 'anilox', 'consumables')`),
  ],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: identity(100),
    guid: guid(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: sortedText().notNull(),
    show: smallint().notNull().default(3),
    sortOrder: integer().notNull().default(0),
    version: version(),
  },
  (t) => [
    index().on(t.categoryId, t.sortOrder),
    check('subcategories_show', sql`${t.show} between 1 and 4`),
    check('subcategories_name', sql`${t.name} <> ''`),
  ],
);
