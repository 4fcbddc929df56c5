import type { Database } from '#platform/database/database.ts';

/**
 * Prepared queries belong to one database: this makes them at their first use there, and never again. A named statement is
 * planned once a connection.
 */
export function preparedOnce<Queries>(prepare: (db: Database) => Queries): (db: Database) => Queries {
  const made = new WeakMap<Database, Queries>();
  return (db) => {
    let queries = made.get(db);
    if (queries === undefined) {
      queries = prepare(db);
      made.set(db, queries);
    }
    return queries;
  };
}
