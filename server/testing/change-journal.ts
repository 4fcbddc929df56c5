import type { Database } from '#platform/database/database.ts';

/** Rows written since the last read, committed changes only: 'update customers'. */
export interface ChangeJournal {
  read(): Promise<string[]>;
}

/**
 * Records all written rows from now on, by triggers on all tables. A rolled-back change takes its record with it, and
 * other databases on the server are not affected: the result of checksums of all tables, at the cost of a count.
 * @param db the test's own database, as the owner of its tables
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

/** Leaves out the answer that a call stored for a repetition of it, which is no change of the shop. A key without an answer stays. */
export function withoutStoredAnswers(written: readonly string[]): readonly string[] {
  const keys = written.filter((change) => change.endsWith(' submissions'));
  const isAnswered = keys.join() === 'insert submissions,update submissions';
  return isAnswered ? written.filter((change) => !keys.includes(change)) : written;
}

/** A refusal frees its idempotency key (shop/base/idempotency), so nothing is left of both rows. */
export function withoutFreedKeys(written: readonly string[]): readonly string[] {
  const keys = written.filter((change) => change.endsWith(' submissions'));
  const isFreed = keys.join() === 'insert submissions,delete submissions';
  return isFreed ? written.filter((change) => !keys.includes(change)) : written;
}
