import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Which } from './kind.ts';

/** Narrows a query to these rows, or to the next ones, by id. */
export function only<Query extends PgSelect>(query: Query, id: AnyPgColumn, which: Which, also?: SQL): Query {
  if ('ids' in which)
    return query.where(and(sql`${id} = any (${sql.param([...which.ids])}::integer[])`, also)).orderBy(asc(id));
  return query
    .where(and(gt(id, which.after), also))
    .orderBy(asc(id))
    .limit(which.limit);
}
