import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * Advances every table's sequence past the IDs given by the sample files; a sequence that is already higher is kept.
 */
export async function continueNumbering(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ table: string; sequence: string }>(sql`
    select format('%I', table_name) as table, pg_get_serial_sequence(format('%I', table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
    order by table_name`);
  for (const { table, sequence } of rows) {
    await tx.execute(sql`
      select setval(${sequence}::regclass, max(id))
      from ${sql.raw(table)}
      having max(id) >= (
        select coalesce(last_value, start_value)
        from pg_sequences
        where format('%I.%I', schemaname, sequencename)::regclass = ${sequence}::regclass
      )`);
  }
}
