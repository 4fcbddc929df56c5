import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { identity, instant, sortedText } from '../../../platform/database/columns.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';

/** A named shopping list of a member, or of the whole company (G4). */
export const partLists = pgTable(
  'part_lists',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    customerId: integer() // its author, and its owner unless it is the company's
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    isCompanys: boolean().notNull().default(false),
    name: sortedText().notNull(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    removedAt: instant(), // can be restored until it is cleared
  },
  (t) => [
    index('part_lists_of_company').on(t.companyId, t.id),
    index('part_lists_of_member').on(t.customerId),
    index('part_lists_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
    check('part_lists_name', sql`${t.name} <> ''`),
  ],
);

export const partListLines = pgTable(
  'part_list_lines',
  {
    id: identity(),
    listId: integer()
      .notNull()
      .references(() => partLists.id, { onDelete: 'cascade' }),
    position: integer().notNull(), // order of the lines; gaps have no meaning
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
    note: text().notNull().default(''),
    serial: varchar({ length: 50 }).notNull().default(''),
    machine: varchar({ length: 50 }).notNull().default(''),
  },
  (t) => [
    unique('part_list_lines_product').on(t.listId, t.productId, t.variantId).nullsNotDistinct(), // the same part is merged
    index('part_list_lines_in_order').on(t.listId, t.position, t.id),
    index().on(t.productId),
    index().on(t.variantId),
    check('part_list_lines_quantity', sql`${t.quantity} between 1 and 100`),
  ],
);

/** Each member has their own reminder of a list, or none (G4). */
export const partListReminders = pgTable(
  'part_list_reminders',
  {
    listId: integer()
      .notNull()
      .references(() => partLists.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    everyWeeks: smallint().notNull(),
    nextOn: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.customerId] }),
    index('part_list_reminders_of_member').on(t.customerId),
    index('part_list_reminders_due').on(t.nextOn),
    check('part_list_reminders_weeks', sql`${t.everyWeeks} between 1 and 52`),
  ],
);
