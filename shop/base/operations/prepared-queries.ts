import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * A whole number that a prepared query gets at execution but not for planning. PostgreSQL replans at each call as long
 * as a plan for the values promises to be better, which takes longer than reading a page; if it can't know the values,
 * it keeps its plan.
 */
export function withoutCustomPlan(name: string): SQL<number> {
  return sql<number>`(select ${sql.placeholder(name)}::integer)`;
}

/**
 * Creates prepared queries at their first use of a pool, or of one of its connections in a transaction, and caches them
 * there. A named statement is planned once per connection.
 */
export function prepareOnce<Queries>(prepare: (db: Db) => Queries): (db: Db) => Queries {
  const made = new WeakMap<Db, Queries>();
  return (db) => {
    let queries = made.get(db);
    if (queries === undefined) {
      queries = prepare(db);
      made.set(db, queries);
    }
    return queries;
  };
}
