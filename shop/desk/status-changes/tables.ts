import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { identity, instant } from '../../../platform/database/columns.ts';
import type { LeftRow } from './paths.ts';
import type { StatusSubject } from './status-subject.ts';

/** A row of a change: its status before, and its version after, by which undo notices another save. */
export interface ChangedRow {
  id: number;
  name: string;
  before: string | null;
  version: number;
}

/** Changes of the status of many rows at once (P4). */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: identity(),
    subject: text().$type<StatusSubject>().notNull(),
    status: text().notNull(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    changedAt: instant().notNull(),
    rows: jsonb().$type<ChangedRow[]>().notNull(),
    leftRows: jsonb().$type<LeftRow[]>().notNull(),
    undoneAt: instant(),
    undoneBy: text(),
    keptRows: jsonb().$type<LeftRow[]>().notNull().default([]), // left by undo
  },
  (t) => [check('status_changes_subject', sql`${t.subject} in ('promoCodes', 'customers')`)],
);
