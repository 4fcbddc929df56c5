import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, version } from '../../../platform/database/columns.ts';
import { staff } from '../../people/identity/tables.ts';
import type { ViewList } from './view-lists.ts';

/** Named views of lists: the query of the list's address (P3). */
export const listViews = pgTable(
  'list_views',
  {
    id: identity(),
    list: text().$type<ViewList>().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: text().notNull().default(''),
    shared: boolean().notNull().default(false), // for every colleague who may open the list
    changedByName: text().notNull(),
    changedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('list_views_shared_name')
      .on(t.list, sql`lower(${t.name})`)
      .where(sql`shared`),
    uniqueIndex('list_views_own_name')
      .on(t.staffId, t.list, sql`lower(${t.name})`)
      .where(sql`not shared`),
    check('list_views_name', sql`${t.name} <> ''`),
  ],
);

/** The view with which a list opens for a colleague. */
export const defaultListViews = pgTable(
  'default_list_views',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    list: text().$type<ViewList>().notNull(),
    viewId: integer()
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.list] })],
);
