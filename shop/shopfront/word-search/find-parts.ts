import type { Product } from '../../catalogue/parts/product.ts';
import type { Listing } from '../search/paths.ts';
import { findNearMatches } from './near-matches.ts';
import { search, type SearchAnswer, type Searched, type SearchRequest } from './search.ts';
import { isSamePartNumber } from './search-term.ts';

/** Parts of a search, and what was searched for instead of the typed words. */
export interface PartsFound extends Pick<Listing, 'instead' | 'exactId' | 'counted'> {
  products: Product[];
}

/**
 * Finds matches of the keyword, otherwise of its correction, otherwise near matches, which the page points out (I3): the results, and
 * the suggestions while somebody types.
 */
export async function findParts(shop: Searched, request: SearchRequest): Promise<PartsFound> {
  const answer = await search(shop, request);
  if (answer.total === 0 && request.isExact !== true)
    return findNearParts(shop, { ...request, keyword: answer.tried ?? request.keyword });
  const { corrected, recognised, products, total, isMore = false, hasExact } = answer;
  const exact = products.filter(({ name }) => isSamePartNumber(name, request.keyword));
  return {
    products,
    counted: { count: total, isMore },
    instead: insteadOf({ corrected, recognised }),
    exactId: hasExact && exact.length === 1 ? (exact[0]?.id ?? null) : null,
  };
}

function insteadOf({ corrected, recognised }: Pick<SearchAnswer, 'corrected' | 'recognised'>): Listing['instead'] {
  if (recognised !== undefined) return { how: recognised.kind, keyword: recognised.word, leftOut: [] };
  return corrected === null ? null : { how: 'corrected', keyword: corrected, leftOut: [] };
}

async function findNearParts(shop: Searched, request: SearchRequest): Promise<PartsFound> {
  const near = await findNearMatches(shop, request);
  if (near === null) return { products: [], instead: null, exactId: null, counted: { count: 0, isMore: false } };
  const { products, total, isMore = false, keyword, leftOut, nearest } = near;
  const instead = {
    how: 'near',
    keyword,
    leftOut: [...leftOut],
    ...(nearest === undefined ? {} : { nearest }),
  } as const;
  return { products, counted: { count: total, isMore }, instead, exactId: null };
}
