import type { Database } from '#platform/database/database.ts';

/** Journal of written rows since the last read, committed changes only: 'update customers'. */
export interface ChangeJournal {
  read(): Promise<string[]>;
}

/**
 * Notes every row that is written from now on, by triggers on all tables. A change that is rolled back takes its note with
 * it, and other databases on the same server are not seen: what a checksum of all tables would say, at the cost of a count.
 * @param db  of a test's own, as the owner of its tables
 */
export async function keepChangeJournal(db: Database): Promise<ChangeJournal> {
  await db.$client.query(`
    create schema journal;
    create table journal.changes (
      id bigint generated always as identity,
      what text not null);
    create function journal.note() returns trigger language plpgsql security definer as $$
      begin
        insert into journal.changes (what) values (lower(tg_op) || ' ' || tg_table_name);
        return null;
      end $$;
    do $$
      declare each record;
      begin
        for each in select schemaname, tablename from pg_tables where schemaname = 'public' loop
          execute format('create trigger journal_rows after insert or update or delete on %I.%I
            for each row execute function journal.note()', each.schemaname, each.tablename);
          execute format('create trigger journal_all after truncate on %I.%I
            for each statement execute function journal.note()', each.schemaname, each.tablename);
        end loop;
      end $$;`);
  return {
    async read() {
      const { rows } = await db.$client.query<{ what: string }>(
        'with taken as (delete from journal.changes returning *) select what from taken order by id',
      );
      return rows.map(({ what }) => what);
    },
  };
}

/** A refusal frees the key that it came with (shop/operations/idempotency): nothing is left of both rows. */
export function withoutFreedKeys(written: readonly string[]): readonly string[] {
  const keys = written.filter((change) => change.endsWith(' submissions'));
  const isFreed = keys.join() === 'insert submissions,delete submissions';
  return isFreed ? written.filter((change) => !keys.includes(change)) : written;
}
