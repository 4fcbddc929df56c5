import type { Database } from '#platform/database/database.ts';
import { nearestBeginning } from './correct-term.ts';
import { findKnownDemands } from './correction-queries.ts';
import { termFor } from './said-words.ts';
import { find, type Searched, type SearchRequest } from './search.ts';
import type { Found, Search } from './search-queries.ts';
import { asQuery, type Demand, searchTerm } from './search-term.ts';

/** What was offered where nothing has all that was typed. */
export interface NearAnswer extends Found {
  /** What was looked for. */
  keyword: string;
  /** What was typed and is not in it. */
  leftOut: readonly string[];
}

/**
 * What is near where nothing was found (I3): parts that have the most of what was typed, else part numbers that begin as it does. Null
 * where nothing is.
 */
export async function findNear(shop: Searched, request: SearchRequest): Promise<NearAnswer | null> {
  const { db } = shop;
  const { vocabulary } = shop.hot();
  const term = await termFor(db, request.keyword, vocabulary, request.language);
  const asked = { ...request, countUpTo: request.countUpTo ?? 0, last: request.last ?? [], term };
  for (const left of await narrowings(db, term.demands)) {
    const found = await find(db, {
      ...asked,
      term: { ...term, key: '', look: '', demands: left, query: asQuery(left) },
    });
    if (found.total > 0) return { ...found, ...toldOf(left, term.demands) };
  }
  return findSimilarNumbers(db, asked, (keyword) => searchTerm(keyword, vocabulary));
}

async function findSimilarNumbers(
  db: Database,
  asked: Search,
  termOf: (keyword: string) => Search['term'],
): Promise<NearAnswer | null> {
  const keyword = await nearestBeginning(db, asked.term.look);
  if (keyword === undefined) return null;
  const found = await find(db, { ...asked, term: { ...termOf(keyword), demands: [], query: '' } });
  return found.total === 0 ? null : { ...found, hasExact: false, keyword, leftOut: [] };
}

/** What is looked for instead: all that any part has, then that without one thing, the last first. */
async function narrowings(db: Database, demands: readonly Demand[]): Promise<(readonly Demand[])[]> {
  if (demands.length < 2 || demands.length > MOST_DEMANDS) return [];
  const isKnown = await findKnownDemands(
    db,
    demands.map(({ query }) => query),
  );
  const known = demands.filter((_, at) => isKnown[at] === true);
  const less = known.map((_, at) => known.toSpliced(known.length - 1 - at, 1));
  return [...(known.length < demands.length ? [known] : []), ...less].filter(({ length }) => length > 0);
}

function toldOf(left: readonly Demand[], demands: readonly Demand[]) {
  const textOf = (some: readonly Demand[]) => some.map(({ typed }) => typed);
  return { keyword: textOf(left).join(' '), leftOut: textOf(demands.filter((each) => !left.includes(each))) };
}

const MOST_DEMANDS = 6;
