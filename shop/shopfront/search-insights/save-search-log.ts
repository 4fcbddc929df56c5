import { eq, lt, notExists, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import type { SearchRecord } from './search-log.ts';
import { searchedChoices, searchedDays, searchedWords } from './tables.ts';

/** Maximum number of different words per day, so that a program that sends rubbish fills no disk. */
const WORDS_A_DAY = 10_000;

/** Adds the counts to the day's rows; each process adds its own. */
export function saveSearchLog(db: Database, { searches, choices }: SearchRecord, now: Date): Promise<void> {
  const day = dayOf(now);
  // In the same order everywhere, so that two processes never deadlock.
  const sorted = searches.toSorted((a, b) => (a.words < b.words ? -1 : 1));
  const column = <Key extends keyof (typeof sorted)[number]>(key: Key) => sorted.map((count) => count[key]);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into ${searchedWords} (words, found_nothing)
      select words, found_nothing
      from unnest(${sql.param(column('words'))}::text[], ${sql.param(column('foundNothing'))}::boolean[]) as noted (words, found_nothing)
      where (select count(*) from ${searchedDays} where day = ${day}) < ${WORDS_A_DAY}
      on conflict (words) do update set found_nothing = excluded.found_nothing`);
    await tx.execute(sql`
      insert into ${searchedDays} (words_id, day, times, nothing, corrected)
      select ${searchedWords}.id, ${day}, noted.times, noted.nothing, noted.corrected
      from unnest(
        ${sql.param(column('words'))}::text[], ${sql.param(column('times'))}::integer[],
        ${sql.param(column('nothing'))}::integer[], ${sql.param(column('corrected'))}::integer[]
      ) as noted (words, times, nothing, corrected)
      join ${searchedWords} on ${searchedWords}.words = noted.words
      order by ${searchedWords}.id
      on conflict (words_id, day) do update set
        times = searched_days.times + excluded.times,
        nothing = searched_days.nothing + excluded.nothing,
        corrected = searched_days.corrected + excluded.corrected`);
    await tx.execute(sql`
      insert into ${searchedChoices} (words_id, product_id, day, times)
      select ${searchedWords}.id, products.id, ${day}, noted.times
      from unnest(
        ${sql.param(choices.map(({ words }) => words))}::text[], ${sql.param(choices.map(({ productId }) => productId))}::integer[],
        ${sql.param(choices.map(({ times }) => times))}::integer[]
      ) as noted (words, product_id, times)
      join ${searchedWords} on ${searchedWords}.words = noted.words
      join products on products.id = noted.product_id
      order by ${searchedWords}.id, products.id
      on conflict (words_id, product_id, day) do update set times = searched_choices.times + excluded.times`);
  });
}

/** Retention of search statistics, in days (I4). */
export const KEPT_DAYS = 90;

/** Deletes older statistics, and words without any remaining day. */
export async function clearOldSearches(db: Db, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000));
  await db.delete(searchedChoices).where(lt(searchedChoices.day, oldest));
  await db.delete(searchedDays).where(lt(searchedDays.day, oldest));
  const days = db.select({ id: searchedDays.wordsId }).from(searchedDays);
  await db.delete(searchedWords).where(notExists(days.where(eq(searchedDays.wordsId, searchedWords.id))));
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
