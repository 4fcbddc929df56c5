import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';

/** One change of many parts (P4): of how many, and of what. */
export interface BulkEdit {
  partCount: number;
  /** Names of the changed members of `ChangeOfMany`. */
  changes: string[];
}

/** Each uploaded product file: its faults, its progress, who undid it. */
export const productImports = pgTable(
  'product_imports',
  {
    id: identity(),
    at: instant().notNull(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    fileName: text().notNull(),
    /** null: an uploaded file. */
    bulkEdit: jsonb().$type<BulkEdit>(),
    state: text().notNull().default('checking'),
    /** Incremented by each start of work on it, so that work taken for dead notices that it has lost ownership. */
    attempt: integer().notNull().default(1),
    step: text(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Time of the last sign of progress. */
    movedAt: instant().notNull(),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    faults: integer().notNull().default(0),
    errors: jsonb().notNull().default([]),
    /** Number of unusual changes, and the first few, one message each (D45). */
    asked: integer().notNull().default(0),
    questions: jsonb().notNull().default([]),
    trouble: text(),
    conflicts: jsonb().notNull().default([]),
    appliedAt: instant(),
    undoneAt: instant(),
    undoneBy: text(),
  },
  (t) => [
    index('product_imports_at').on(t.at, t.id),
    check(
      'product_imports_state',
      sql`${t.state} in ('checking', 'refused', 'checked', 'applying', 'applied', 'undoing', 'undone', 'broken')`,
    ),
  ],
);

/** Changes of an import, row by row: only the differences, before and after. Undo uses the same rows. */
export const productImportChanges = pgTable(
  'product_import_changes',
  {
    id: identity(),
    importId: integer()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    row: integer().notNull(),
    /** null: a product that does not exist yet, or a text, which has no id. */
    entityId: integer(),
    name: text().notNull(),
    isNew: boolean().notNull(),
    before: jsonb(),
    after: jsonb().notNull(),
    /** The version at the comparison, and after applying; any other version comes from another save. */
    versionBefore: integer(),
    versionAfter: integer(),
    /** The product that had the part number of this row when staff were asked (D45). */
    takenBy: integer(),
  },
  (t) => [
    index('product_import_changes_listed').on(t.importId, t.id),
    check('product_import_changes_kind', sql`${t.kind} in ('products', 'widths', 'texts', 'fits')`),
  ],
);
