import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * A whole number that a prepared query is given and not planned by. PostgreSQL plans anew at each call as long as knowing the
 * values promises a better plan, which takes longer than reading a page; where it knows none, it keeps its plan.
 */
export function withoutCustomPlan(name: string): SQL<number> {
  return sql<number>`(select ${sql.placeholder(name)}::integer)`;
}

/**
 * Prepared queries belong to one pool, or to one connection of it in transactions: this makes them at their first use there,
 * and never again. A named statement is planned once a connection.
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
