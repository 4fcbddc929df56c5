import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * A checksum of the rows of each table, by its name: if they are unchanged, nobody has written anything. Without `jobs`, in which the shop
 * itself notes its regular work every minute.
 */
export async function everyRow(db: Db): Promise<Record<string, string | null>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'jobs' order by tablename`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`,
  );
  const { rows } = await db.execute<{ name: string; sum: string | null }>(sql.raw(sums.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
