import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * A checksum of all rows of all tables: if it is unchanged, nobody has written anything. Without `jobs`, in which the shop itself notes its
 * regular work every minute.
 */
export async function everyRow(db: Db): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'jobs' order by tablename`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`,
  );
  // PostgreSQL may scan large tables in parallel, in any order.
  const { rows } = await db.execute(sql.raw(`select * from (${sums.join(' union all ')}) as summed order by name`));
  return JSON.stringify(rows);
}
