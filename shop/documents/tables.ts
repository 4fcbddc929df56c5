import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, version } from '../../platform/database/columns.ts';
import type { ManualKind } from './manuals.ts';

/** The manuals, listed by their numbers (A29). One is never deleted, since links lead to it: it is archived. */
export const manuals = pgTable(
  'manuals',
  {
    id: identity(),
    name: text().notNull(), // in its address
    kind: text().$type<ManualKind>().notNull(),
    fileKey: text(), // null: not there yet
    active: boolean().notNull().default(true), // false: archived, and shown to nobody but staff
    version: version(),
  },
  (t) => [
    uniqueIndex('manuals_name').on(sql`lower(${t.name})`), // addresses are read in any letter case
    check('manuals_has_name', sql`${t.name} <> ''`),
    check('manuals_kind', sql`${t.kind} in ('press', 'earlier', 'engine')`),
  ],
);
