import { sql } from 'drizzle-orm';
import { products } from '../../../catalogue/parts/tables.ts';
import type { Shop } from '../../../base/operations/shop.ts';
import { lowestPrice } from '../../../catalogue/pricing/explain-price.ts';
import { type CatalogueView, withPrices } from '../catalogue-view.ts';
import type { CachedList } from './list-cache.ts';
import type { Places } from './listed-parts.ts';

/**
 * Orders the places of a list by what one unit costs this company, by number where that is equal (D8, K7). For companies with price lists:
 * everybody else has the one order of the list prices, which is kept.
 */
export async function readOwnPriceOrder(
  { db }: Pick<Shop, 'db'>,
  list: CachedList,
  view: CatalogueView,
): Promise<Places> {
  const { ids } = list.parts;
  const { id, usdMinor, eurMinor, familyId } = products;
  const [parts, { sources, terms, today, hot }, byNumber] = await Promise.all([
    db
      .select({ id, usdMinor, eurMinor, familyId })
      .from(products)
      .where(sql`${id} = any(${sql.param([...ids])}::integer[])`), // may be more than a statement has parameters
    withPrices(view, db, ids),
    list.inOrder('number'),
  ]);
  if (terms === null) return byNumber ?? [...ids.keys()];
  const prices = new Map(
    parts.map((part) => {
      const variant = part.familyId === null ? null : (hot.families.get(part.familyId)?.variants[0] ?? null);
      const partTerms = { ...terms, sources: sources.of(part.id, variant?.id ?? null), today };
      return [part.id, lowestPrice(part, variant, partTerms, { inLine: 1, ofPart: 1 })];
    }),
  );
  const priceAt = (place: number) => prices.get(ids[place] ?? 0) ?? Infinity;
  return (byNumber ?? [...ids.keys()]).toSorted((one, other) => priceAt(one) - priceAt(other));
}
