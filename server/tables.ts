import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counted attempts (D21) in the format of rate-limiter-flexible, which knows the columns by name and order, and deletes
 * old rows.
 */
export const tries = pgTable('tries', {
  /** A hash, so that readers can't see who attempted what. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
