import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The latest run of each job, by whichever process did it. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  startedAt: instant().notNull(),
  /** null: it is running, or its process was killed. The next run finds whatever is left. */
  endedAt: instant(),
  /** Number of rows or things that it changed; null: it does not count, or failed. */
  changed: integer(),
  /** Reason of its failure. */
  error: text(),
  /** Time of the next run. */
  dueAt: instant().notNull(),
});
