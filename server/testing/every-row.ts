import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/** One figure over every row of every table: nothing at all was written where it stays the same. */
export async function everyRow(db: Db): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`,
  );
  // PostgreSQL reads many tables at once where it likes to: in an order of its own.
  const { rows } = await db.execute(sql.raw(`select * from (${sums.join(' union all ')}) as summed order by name`));
  return JSON.stringify(rows);
}
