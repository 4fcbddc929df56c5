import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Tries that were counted (D21), as rate-limiter-flexible keeps them: it knows the columns by name and order, and removes old rows. */
export const tries = pgTable('tries', {
  /** A hash: nobody reads here who tried what. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
