import type { Database } from '#platform/database/database.ts';
import { closestPartNumber } from './correct-term.ts';
import { findKnownDemands } from './correction-queries.ts';
import { localizedTerm } from './localized-term.ts';
import { type Searched, searchOf, type SearchRequest } from './search.ts';
import { findNearest, findProducts, type Found, type Search } from './search-queries.ts';
import { asQuery, type Demand, searchTerm, shorterNumbers } from './search-term.ts';

/** Near matches, shown when nothing matches every term. */
export interface NearMatches extends Found {
  /** Keyword searched for. */
  keyword: string;
  /** Terms left out. */
  leftOut: readonly string[];
}

/**
 * Finds near matches if there are no results (I3): parts that match the most terms, otherwise part numbers with the same beginning.
 * Null if there are none.
 */
export async function findNearMatches(shop: Searched, request: SearchRequest): Promise<NearMatches | null> {
  const { db } = shop;
  const { vocabulary } = shop.hot();
  const term = await localizedTerm(db, request.keyword, vocabulary, request.language);
  const asked = searchOf(request, term);
  for (const left of await narrowings(db, term.demands)) {
    const found = await findNarrowed(db, asked, left);
    if (found.total > 0) return { ...found, ...describeLeftOut(left, term.demands) };
  }
  return findSimilarNumbers(db, asked, (keyword) => searchTerm(keyword, vocabulary));
}

/** Finds parts with these terms; if a measure is left out, nearest first. */
function findNarrowed(db: Database, asked: Search, left: readonly Demand[]): Promise<Found> {
  const { term } = asked;
  const narrowed = { ...asked, term: { ...term, key: '', look: '', demands: left, query: asQuery(left) } };
  const measures = term.demands.find((demand) => demand.measures !== undefined && !left.includes(demand))?.measures;
  return measures === undefined ? findProducts(db, narrowed) : findNearest(db, narrowed, measures);
}

async function findSimilarNumbers(
  db: Database,
  asked: Search,
  termOf: (keyword: string) => Search['term'],
): Promise<NearMatches | null> {
  const keyword = await closestPartNumber(db, asked.term.look);
  if (keyword === undefined) return null;
  const found = await findProducts(db, { ...asked, term: { ...termOf(keyword), demands: [], query: '' } });
  return found.total === 0 ? null : { ...found, hasExact: false, keyword, leftOut: [] };
}

/**
 * Lists narrower searches: all terms that any part matches, with an unknown number shortened; then every number
 * shortened; then without one term. A synonym matters more than a measure, and a measure more than a machine number.
 */
async function narrowings(db: Database, demands: readonly Demand[]): Promise<(readonly Demand[])[]> {
  if (demands.length < 2 || demands.length > MAX_DEMANDS) return [];
  const readings = demands.map((demand) => [demand, ...shorterNumbers(demand)]);
  const isKnown = await findKnownDemands(
    db,
    readings.flat().map(({ query }) => query),
  );
  const known = new Set(readings.flat().filter((_, at) => isKnown[at] === true));
  const knownReadings = readings.map((each) => each.filter((reading) => known.has(reading)));
  const first = knownReadings.flatMap(([reading]) => reading ?? []);
  const shorter = knownReadings.flatMap(([reading, next]) => next ?? reading ?? []);
  const less = FIRST_LEFT_OUT.flatMap((kind) => first.toReversed().filter((demand) => demand.kind === kind)).map(
    (left) => first.filter((demand) => demand !== left),
  );
  const isNew = (left: readonly Demand[], than: readonly Demand[]) => left.some((demand, at) => demand !== than[at]);
  return [
    ...(first.length < demands.length || isNew(first, demands) ? [first] : []),
    ...(isNew(shorter, first) ? [shorter] : []),
    ...less,
  ].filter(({ length }) => length > 0);
}

function describeLeftOut(left: readonly Demand[], demands: readonly Demand[]) {
  const textOf = (some: readonly Demand[]) => some.map(({ typed }) => typed);
  return { keyword: textOf(left).join(' '), leftOut: textOf(demands.filter((each) => !left.includes(each))) };
}

const MAX_DEMANDS = 6;
const FIRST_LEFT_OUT: readonly Demand['kind'][] = ['number', 'figure', 'word'];
