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
 * Finds near matches if there are no results (I3): parts that match the most terms, at last those of the strongest word; otherwise
 * part numbers with the same beginning. Null if there are none.
 */
export async function findNearMatches(shop: Searched, request: SearchRequest): Promise<NearMatches | null> {
  const { db } = shop;
  const { vocabulary } = shop.hot();
  const term = await localizedTerm(db, request.keyword, vocabulary, request.language, true);
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
 * Lists narrower searches that any part matches: all known terms, with an unknown number shortened; then every number shortened; then
 * without the weakest one or two terms; then one term alone, the strongest first.
 */
async function narrowings(db: Database, demands: readonly Demand[]): Promise<(readonly Demand[])[]> {
  if (demands.length < 2 || demands.length > MAX_DEMANDS) return [];
  const readings = demands.map((demand) => [demand, ...shorterNumbers(demand)]);
  const all = readings.flat();
  const judged = await findKnownDemands(
    db,
    all.map(({ query }) => query),
  );
  const known = new Set(all.filter((_, at) => judged[at]?.isKnown === true));
  const headings = new Set(all.filter((_, at) => judged[at]?.isHeading === true));
  const knownReadings = readings.map((each) => each.filter((reading) => known.has(reading)));
  const first = knownReadings.flatMap(([reading]) => reading ?? []);
  const shorter = knownReadings.flatMap(([reading, next]) => next ?? reading ?? []);
  const isNew = (left: readonly Demand[], than: readonly Demand[]) => left.some((demand, at) => demand !== than[at]);
  const weakest = weakestFirst(first);
  const candidates = [
    ...(first.length < demands.length || isNew(first, demands) ? [first] : []),
    ...(isNew(shorter, first) ? [shorter] : []),
    ...(first.length > 2 ? weakest.map((left) => first.filter((demand) => demand !== left)) : []),
    ...(first.length > 3
      ? pairsOf(weakest)
          .slice(0, MAX_PAIRS)
          .map((pair) => first.filter((demand) => !pair.includes(demand)))
      : []),
    ...(first.length > 1 ? strongestFirst(weakest, headings).map((strongest) => [strongest]) : []),
  ].filter(({ length }) => length > 0);
  return candidates.length < 2 ? candidates : matched(db, candidates);
}

async function matched(db: Database, candidates: readonly (readonly Demand[])[]): Promise<(readonly Demand[])[]> {
  const judged = await findKnownDemands(db, candidates.map(asQuery));
  return candidates.filter((_, at) => judged[at]?.isKnown === true);
}

/** The terms in the order in which they are left out: a press's number, a measure, another language's word, a word; of equals the last one. */
function weakestFirst(demands: readonly Demand[]): Demand[] {
  return demands.toReversed().toSorted((one, other) => strengthOf(one) - strengthOf(other));
}

function strengthOf({ kind, isForeign }: Demand): number {
  if (kind !== 'word') return kind === 'number' ? 0 : 1;
  return isForeign === true ? 2 : 3;
}

/** A word that is in a part's number or type, before others. */
function strongestFirst(weakest: readonly Demand[], headings: ReadonlySet<Demand>): Demand[] {
  const isHeading = (demand: Demand) => (demand.kind === 'word' && headings.has(demand) ? 1 : 0);
  return weakest.toReversed().toSorted((one, other) => isHeading(other) - isHeading(one));
}

/** Two of them each, the earliest first. */
function pairsOf(demands: readonly Demand[]): [Demand, Demand][] {
  return demands.flatMap((one, at) => demands.slice(at + 1).map((other): [Demand, Demand] => [one, other]));
}

function describeLeftOut(left: readonly Demand[], demands: readonly Demand[]) {
  const textOf = (some: readonly Demand[]) => some.map(({ typed }) => typed);
  return { keyword: textOf(left).join(' '), leftOut: textOf(demands.filter((each) => !left.includes(each))) };
}

const MAX_DEMANDS = 10;
const MAX_PAIRS = 8;
