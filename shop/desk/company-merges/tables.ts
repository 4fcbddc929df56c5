import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { MergeRecord } from './merge-record.ts';

/** A company merged into another (H8), with a copy of what was, for whoever has to restore something by hand (D59). */
export const companyMerges = pgTable(
  'company_merges',
  {
    id: identity(),
    keptId: integer()
      .notNull()
      .references(() => companies.id),
    goneId: integer()
      .notNull()
      .references(() => companies.id),
    mergedAt: instant().notNull(),
    moved: jsonb().$type<MergeRecord>().notNull(), // the copy
    undoneAt: instant(), // of merges from before D59, which could be undone
  },
  (t) => [index().on(t.keptId), index().on(t.goneId), index().on(t.mergedAt)],
);
