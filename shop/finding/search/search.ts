import type { Database } from '#platform/database/database.ts';
import { commonLexemes, rareWords } from './common-words.ts';
import { type Correction, correctTerm } from './correct-term.ts';
import type { Status } from '../../catalogue/listing-queries.ts';
import {
  findProducts,
  findProductsByPlace,
  findProductsOnShelves,
  findProductsOrMeant,
  type Found,
  type Search,
  type SearchedBranch,
} from './search-queries.ts';
import { searchTerm } from './search-term.ts';
import type { RowRange } from '../../catalogue/row-range.ts';

/** With fewer hits than this the search forgives typing errors, unless one hit is the very part that was asked for. */
const TOO_FEW = 3;

/** Counting what is not shown costs as much as finding it: where every word is common, no further than a page. */
const COUNTED_OF_MANY = 20;

/**
 * Finds products: the exact part number first, then part numbers that begin so, then words of the texts by rank, and only
 * where these are too few, what a typing error may have hidden (D9). Words that very many parts have go by place instead of
 * rank: name, intro, the rest (docs/decisions/0010). The same keyword has the same order on every page.
 * @param countUpTo  how far the hits are counted: 0 where nobody asks how many there are
 * @param within     only what this category or sub-category holds
 */
export async function search(
  db: Database,
  status: Status,
  keyword: string,
  range: RowRange,
  countUpTo = 0,
  within?: SearchedBranch,
): Promise<Found> {
  const asTyped = { status, term: searchTerm(keyword), within, range, countUpTo };
  const found = await findTyped(db, asTyped);
  if (found.hasExact || found.total >= TOO_FEW) return found;
  const correction = await correctTerm(db, asTyped.term);
  return correction === null ? found : findMeant(db, asTyped, found, correction);
}

async function findTyped(db: Database, asTyped: Search): Promise<Found> {
  const rare = rareWords(asTyped.term.words, await commonLexemes(db));
  return areMany(asTyped.term.words, rare) ? findAmongMany(db, asTyped) : findProducts(db, asTyped, rare);
}

/** After the few that were found: what may have been meant. Nothing was, and what was meant is common: that alone. */
async function findMeant(db: Database, asTyped: Search, found: Found, correction: Correction): Promise<Found> {
  const { keys, query, words } = correction;
  const isOnlyWords = found.total === 0 && keys.length === 0;
  if (isOnlyWords && areMany(words, rareWords(words, await commonLexemes(db))))
    return findAmongMany(db, { ...asTyped, term: { ...NO_NUMBER, query, words } });
  return findProductsOrMeant(db, asTyped, correction);
}

const NO_NUMBER = { keyword: '', key: '', keyEnd: '' };

/** Whether very many parts have each of these words. The shelves know no word with a digit. */
function areMany(words: readonly string[], rare: readonly string[]): boolean {
  return words.length > 0 && rare.length === 0 && !words.some((word) => /\d/.test(word));
}

async function findAmongMany(db: Database, request: Search): Promise<Found> {
  const counted = { ...request, countUpTo: Math.min(request.countUpTo, COUNTED_OF_MANY) };
  return (await findProductsOnShelves(db, counted)) ?? findProductsByPlace(db, request);
}
