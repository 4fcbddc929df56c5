import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { MergeRecord } from './merge-record.ts';

/** A company merged into another (H8), with everything that was moved, so that the merge can be undone as a whole. */
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
    moved: jsonb().$type<MergeRecord>().notNull(),
    undoneAt: instant(),
  },
  (t) => [index().on(t.keptId), index().on(t.goneId)],
);
