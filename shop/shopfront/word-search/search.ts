import type { Database } from '#platform/database/database.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { Status } from '../../catalogue/parts/listing-queries.ts';
import type { RowRange } from '../../catalogue/parts/row-range.ts';
import { type DemotedParts, NONE_DEMOTED } from './demoted-parts.ts';
import { type CorrectedKeyword, suggestCorrections } from './correct-term.ts';
import { findProducts, type Found, type Search, type SearchedBranch, type SoughtPress } from './search-queries.ts';
import { plain } from './vocabulary.ts';
import type { Language } from '#texts/languages.ts';
import { localizedTerm } from './localized-term.ts';
import type { Recognised } from './recognised.ts';
import { searchTerm, type SearchTerm } from './search-term.ts';
import type { Product } from '../../catalogue/parts/product.ts';

export interface SearchRequest {
  status: Status;
  keyword: string;
  range: RowRange;
  /** Limit for counting hits: 0 if no count is needed. */
  countUpTo?: number;
  /** Only within this category or sub-category. */
  within?: SearchedBranch | undefined;
  /** Parts that are sorted last (I3). */
  behind?: DemotedParts;
  /** The press that the reader has chosen, whose parts come first (J3). */
  press?: SoughtPress | null | undefined;
  /** Language of the translations that are searched besides the English texts (N3). */
  language?: Language;
  /** Without typo correction. */
  isExact?: boolean;
}

/** Search result, with the corrected keyword if there is one. */
export interface SearchAnswer extends Found {
  /** The keyword that was used instead, because the typed one had no match (I3). */
  corrected: string | null;
  /** The symptom or the other maker's number whose parts were found instead (I2). */
  recognised?: Recognised;
  /** The corrected keyword if it has no match either. */
  tried?: string;
}

export interface Searched {
  db: Database;
  hot(): HotData;
}

/**
 * Finds products: the exact part number first, then part numbers with this prefix, then parts that match all terms, by
 * rank; only if there are none, with typo correction (D9, I2, I3). The order of a keyword's results is the same on
 * every page.
 */
export async function search(shop: Searched, request: SearchRequest): Promise<SearchAnswer> {
  const { db } = shop;
  const { vocabulary } = shop.hot();
  const term = await localizedTerm(db, request.keyword, vocabulary, request.language, request.isExact);
  const asTyped = searchOf(request, term);
  const found = await findProducts(db, asTyped);
  if (term.recognised !== undefined)
    // Staff named parts that are not offered any more: then the words themselves.
    return found.total === 0
      ? search(shop, { ...request, isExact: true })
      : { ...found, hasExact: false, corrected: null, recognised: term.recognised };
  const isFound = found.total > 0;
  if (request.isExact === true || (isFound && saysAll(found.products, term))) return { ...found, corrected: null };
  const corrections = await suggestCorrections(db, term, vocabulary);
  for (const meant of corrections) {
    // A word that shares a stem with another ('emergancy') finds the other's results; the page says so.
    if (isFound && !meant.isSameLength) continue;
    const other = await findProducts(db, { ...asTyped, term: searchTerm(meant.keyword, vocabulary) });
    if (other.total > 0) return { ...other, hasExact: false, corrected: correctedKeyword(meant) };
  }
  const tried = corrections[0]?.keyword;
  return { ...found, corrected: null, ...(isFound || tried === undefined ? {} : { tried }) };
}

/** Returns whether the texts of the results contain exactly these words, so that none is a typo. */
function saysAll(products: readonly Product[], { demands }: SearchTerm): boolean {
  const texts = products.map(({ name, intro, details }) => plain(`${name} ${intro} ${details}`.toLowerCase()));
  return demands.every(
    ({ kind, isKnown, typed }) =>
      kind !== 'word' || isKnown || texts.length === 0 || texts.some((text) => text.includes(plain(typed))),
  );
}

function correctedKeyword({ keyword, isCorrected }: CorrectedKeyword): string | null {
  return isCorrected ? keyword : null;
}

/** The request with its parsed keyword. */
export function searchOf(request: SearchRequest, term: SearchTerm): Search {
  return { ...request, countUpTo: request.countUpTo ?? 0, behind: request.behind ?? NONE_DEMOTED, term };
}
