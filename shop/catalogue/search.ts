import type { Database } from '#platform/database/database.ts';
import { correctTerm } from './correct-term.ts';
import type { Status } from './listing-queries.ts';
import { findProducts, findProductsOrMeant, type Found } from './search-queries.ts';
import { searchTerm } from './search-term.ts';
import type { Stretch } from './stretch.ts';

/** With fewer hits than this the search forgives typing errors, unless one hit is the very part that was asked for. */
const TOO_FEW = 3;

/**
 * Finds products: the exact part number first, then part numbers that begin so, then words of the texts by rank, and only
 * where these are too few, what a typing error may have hidden (D9). The same keyword has the same order on every page.
 */
export async function search(db: Database, status: Status, keyword: string, stretch: Stretch): Promise<Found> {
  const term = searchTerm(keyword);
  const found = await findProducts(db, status, term, stretch);
  if (found.hasExact || found.total >= TOO_FEW) return found;
  const correction = await correctTerm(db, term);
  return correction === null ? found : findProductsOrMeant(db, status, term, correction, stretch);
}
