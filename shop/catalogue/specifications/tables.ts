import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, sortedText, version } from '../../../platform/database/columns.ts';
import { ATTRIBUTE_KINDS } from './specification.ts';

/** Product types (tape, doctor blade …); parts of one type are compared by its attributes (I1). */
export const productTypes = pgTable(
  'product_types',
  {
    id: identity(),
    name: sortedText().notNull(),
    sortOrder: integer().notNull().default(0),
    archived: boolean().notNull().default(false), // no longer offered for parts or as a filter
    version: version(),
  },
  (t) => [
    uniqueIndex('product_types_name').on(sql`lower(${t.name})`),
    check('product_types_text', sql`${t.name} <> ''`),
  ],
);

/** One attribute by which parts of a type differ: a thickness, a colour. */
export const attributes = pgTable(
  'attributes',
  {
    id: identity(),
    typeId: integer()
      .notNull()
      .references(() => productTypes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    unit: text().notNull().default(''), // '': a bare figure, or words
    kind: text({ enum: ATTRIBUTE_KINDS }).notNull(),
    sortOrder: integer().notNull().default(0),
    inTable: boolean().notNull().default(true),
    inFilter: boolean().notNull().default(true),
    inComparison: boolean().notNull().default(true),
    archived: boolean().notNull().default(false), // its values are kept but not shown
    version: version(),
  },
  (t) => [
    uniqueIndex('attributes_name').on(t.typeId, sql`lower(${t.name})`),
    check('attributes_text', sql`${t.name} <> ''`),
    check('attributes_kind', sql`${t.kind} in ('number', 'range', 'word', 'flag')`),
  ],
);
