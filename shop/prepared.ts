import type { Db } from '#platform/database/database.ts';

/**
 * Prepared queries belong to one pool, or to one connection of it in transactions: this makes them at their first use there,
 * and never again. A named statement is planned once a connection.
 */
export function preparedOnce<Queries>(prepare: (db: Db) => Queries): (db: Db) => Queries {
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
