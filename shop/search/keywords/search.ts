import type { Database } from '#platform/database/database.ts';
import type { HotData } from '../../operations/hot-data.ts';
import type { Status } from '../../catalogue/listing-queries.ts';
import type { RowRange } from '../../catalogue/row-range.ts';
import { type DemotedParts, NONE_DEMOTED } from './demoted-parts.ts';
import { type CorrectedKeyword, suggestCorrections } from './correct-term.ts';
import { findProducts, type Found, type Search, type SearchedBranch } from './search-queries.ts';
import { plain } from './vocabulary.ts';
import type { Language } from '#texts/languages.ts';
import { localizedTerm } from './localized-term.ts';
import { searchTerm, type SearchTerm } from './search-term.ts';
import type { Product } from '../../catalogue/product.ts';

export interface SearchRequest {
  status: Status;
  keyword: string;
  range: RowRange;
  /** Limit for counting hits: 0 if no count is needed. */
  countUpTo?: number;
  /** Only what this category or sub-category holds. */
  within?: SearchedBranch | undefined;
  /** Parts that come last (I3). */
  behind?: DemotedParts;
  /** In which texts it is looked for beside the English ones (N3). */
  language?: Language;
  /** Typing errors are taken at their word. */
  isExact?: boolean;
}

/** Search result, with the keyword that was used if it is not the typed one. */
export interface SearchAnswer extends Found {
  /** The keyword that was searched for instead: nothing had what was typed (I3). */
  corrected: string | null;
}

export interface Searched {
  db: Database;
  hot(): HotData;
}

/**
 * Finds products: the exact part number first, then part numbers that begin so, then what has all that is requested, by
 * rank; and only where there is nothing, what a typing error may have hidden (D9, I2, I3). The same keyword has the
 * same order on every page.
 */
export async function search(shop: Searched, request: SearchRequest): Promise<SearchAnswer> {
  const { db } = shop;
  const { vocabulary } = shop.hot();
  const term = await localizedTerm(db, request.keyword, vocabulary, request.language);
  const asTyped = searchOf(request, term);
  const found = await findProducts(db, asTyped);
  const isFound = found.total > 0;
  if (request.isExact === true || (isFound && saysAll(found.products, term))) return { ...found, corrected: null };
  for (const meant of await suggestCorrections(db, term, vocabulary)) {
    // A word that has a stem with another one in common ('emergancy') finds what that one finds: the page says so.
    if (isFound && !meant.isSameLength) continue;
    const other = await findProducts(db, { ...asTyped, term: searchTerm(meant.keyword, vocabulary) });
    if (other.total > 0) return { ...other, hasExact: false, corrected: toldOf(meant) };
  }
  return { ...found, corrected: null };
}

/** Returns whether the texts of what was found have the very words: then nothing of them is a typing error. */
function saysAll(products: readonly Product[], { demands }: SearchTerm): boolean {
  const texts = products.map(({ name, intro, details }) => plain(`${name} ${intro} ${details}`.toLowerCase()));
  return demands.every(
    ({ kind, isKnown, typed }) =>
      kind !== 'word' || isKnown || texts.length === 0 || texts.some((text) => text.includes(plain(typed))),
  );
}

function toldOf({ keyword, isCorrected }: CorrectedKeyword): string | null {
  return isCorrected ? keyword : null;
}

/** The request with its keyword taken apart. */
export function searchOf(request: SearchRequest, term: SearchTerm): Search {
  return { ...request, countUpTo: request.countUpTo ?? 0, behind: request.behind ?? NONE_DEMOTED, term };
}
