import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import type { CellFault } from '../product-files/answers.ts';
import type { Message } from '../../base/messages/message.ts';
import type { Cells } from '../move-files/column.ts';
import type { MoveKindName } from '../move-files/kind-names.ts';
import type { MoveConflict, MoveState } from './answers.ts';

/** The numbers of rows in the system that they came from, or go to: a second file with them changes instead of doubling (Q1). */
export const externalIds = pgTable(
  'external_ids',
  {
    kind: text().$type<MoveKindName>().notNull(),
    externalId: text().notNull(),
    entityId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.externalId] }),
    index('external_ids_of_entity').on(t.kind, t.entityId),
    check('external_ids_text', sql`${t.externalId} <> '' and length(${t.externalId}) <= 100`),
  ],
);

/** Each set of files of another shop: its faults, its progress, who undid it. */
export const moves = pgTable(
  'moves',
  {
    id: identity(),
    at: instant().notNull(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    fileName: text().notNull(),
    state: text().$type<MoveState>().notNull().default('checking'),
    /** Incremented by each start of work on it, so that work taken for dead notices that it has lost ownership. */
    attempt: integer().notNull().default(1),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Time of the last sign of progress. */
    movedAt: instant().notNull(),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    faults: integer().notNull().default(0),
    errors: jsonb().$type<readonly CellFault[]>().notNull().default([]),
    /** Number of unusual rows, and the first few, one message each. */
    asked: integer().notNull().default(0),
    questions: jsonb().$type<readonly Message[]>().notNull().default([]),
    /** Rows that could not be written or put back, the first few. */
    conflicts: jsonb().$type<readonly MoveConflict[]>().notNull().default([]),
    appliedAt: instant(),
    undoneAt: instant(),
    undoneBy: text(),
  },
  (t) => [
    index('moves_at').on(t.at, t.id),
    check(
      'moves_state',
      sql`${t.state} in ('checking', 'refused', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped', 'broken')`,
    ),
  ],
);

/** The rows of a move that differ from the shop, before and after. Applied and undone in batches, each a transaction of its own. */
export const moveChanges = pgTable(
  'move_changes',
  {
    id: identity(),
    moveId: integer()
      .notNull()
      .references(() => moves.id, { onDelete: 'cascade' }),
    kind: text().$type<MoveKindName>().notNull(),
    row: integer().notNull(),
    key: text().notNull(),
    /** null: it does not exist yet, or no longer. */
    entityId: integer(),
    /** null: new. */
    before: jsonb().$type<Cells>(),
    after: jsonb().$type<Cells>().notNull(),
    isApplied: boolean().notNull().default(false),
  },
  (t) => [
    index('move_changes_waiting').on(t.moveId, t.isApplied, t.id),
    index('move_changes_of_entity').on(t.kind, t.entityId),
  ],
);
