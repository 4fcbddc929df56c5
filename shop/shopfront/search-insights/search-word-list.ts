import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { searchedDeclaration, type SearchedWords } from './paths.ts';
import { searchedChoices, searchedLately } from './tables.ts';

const CHOSEN = 5;

/** List of search terms for staff (I4). */
export const searchWordList = staffList(searchedDeclaration, {
  table: searchedLately,
  id: searchedLately.id,
  sorts: {
    times: searchedLately.times,
    nothing: searchedLately.nothing,
    words: sql`${searchedLately.words} collate "und-x-icu"`,
    last: searchedLately.lastOn,
  },
  filters: { outcome: () => eq(searchedLately.foundNothing, true) },
  search: (words) => holdsPlain(searchedLately.words, words),
  async rows(db, ids): Promise<SearchedWords[]> {
    const [words, choices] = await Promise.all([
      db.select().from(searchedLately).where(inArray(searchedLately.id, ids)),
      listChoices(db, ids),
    ]);
    const byWords = Map.groupBy(choices, ({ wordsId }) => wordsId);
    return words.map((row) => {
      const chosen = (byWords.get(row.id) ?? []).slice(0, CHOSEN);
      return { ...row, chosen: chosen.map(({ wordsId: _, ...part }) => part) };
    });
  },
});

function listChoices(db: Db, ids: readonly number[]) {
  const times = sql<number>`sum(${searchedChoices.times})::integer`;
  return db
    .select({ wordsId: searchedChoices.wordsId, productId: products.id, productName: products.name, times })
    .from(searchedChoices)
    .innerJoin(products, eq(products.id, searchedChoices.productId))
    .where(inArray(searchedChoices.wordsId, [...ids]))
    .groupBy(searchedChoices.wordsId, products.id)
    .orderBy(desc(times), asc(products.id));
}
