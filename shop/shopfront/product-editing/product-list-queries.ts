import { and, eq, exists, gt, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { containsPattern, staffList } from '../../base/paged-lists/staff-list.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { searchTerm } from '../word-search/search-term.ts';
import { NO_VOCABULARY } from '../word-search/vocabulary.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { productCategories, products, productText } from '../../catalogue/parts/tables.ts';
import { arrivals } from '../../catalogue/stock/tables.ts';
import { classPrices } from './class-prices.ts';
import { productDeclaration, type StaffProduct } from './paths.ts';

/** All products, including inactive ones (E5). */
export const productList = staffList(productDeclaration, {
  table: products,
  id: products.id,
  sorts: {
    id: products.id,
    name: products.name,
    price: products.usdMinor,
    stock: products.stockLevel,
    status: products.active,
  },
  filters: {
    status: (status) => eq(products.active, status === 'active'),
    categoryId: isIn,
    picture: hasPicture,
    stock: hasStock,
  },
  search: matches,
  rows: readRows,
});

/**
 * Matches the part number anywhere, in any spelling, the prefixes of words, or the product's id. Staff know what they
 * search for, so nothing is corrected and the list shows only exact matches.
 */
function matches(search: string): SQL | undefined {
  const [key, { query, keyword }] = [partKey(search), searchTerm(search, NO_VOCABULARY)];
  const [, digits] = /^\s*(\d{1,9})\s*$/.exec(search) ?? [];
  return or(
    sql`false`,
    key === '' ? undefined : like(products.partKey, containsPattern(key)),
    query === '' ? undefined : sql`${products.searchDocument} @@ to_tsquery('english', ${query})`,
    keyword === '' ? undefined : sql`${products.searchDocument} @@ plainto_tsquery('english', ${keyword})`, // a number within a text
    digits === undefined ? undefined : eq(products.id, Number(digits)),
    sql`${productText} like plain_pattern(${search.trim()})`,
  );
}

function isIn(categoryId: number): SQL {
  return exists(
    sql`(select from ${productCategories} where ${productCategories.categoryId} = ${categoryId} and ${productCategories.productId} = ${products.id})`,
  );
}

function hasPicture(picture: 'with' | 'without'): SQL | undefined {
  return picture === 'with'
    ? or(products.useCloudImage, isNotNull(products.imageHash))
    : and(eq(products.useCloudImage, false), isNull(products.imageHash));
}

function hasStock(stock: 'none' | 'low' | 'some' | 'due', { clock, store }: Shop): SQL | undefined {
  if (stock === 'due') {
    const today = dayInZone(clock.now(), store.timeZone);
    return sql`${products.id} in (select ${arrivals.productId} from ${arrivals} where ${isNull(arrivals.endedAt)} and ${lte(arrivals.expectedOn, today)})`;
  }
  if (stock === 'none') return lte(products.stockLevel, 0);
  if (stock === 'some') return gt(products.stockLevel, 0);
  return and(eq(products.active, true), lte(products.stockLevel, products.lowStock));
}

async function readRows(db: Db, ids: number[], shop: Shop): Promise<StaffProduct[]> {
  const { families, rates, settings } = shop.hot();
  const terms = { rates, reading: settings.priceReading };
  const rows = await db.select(productColumns).from(products).where(inArray(products.id, ids));
  return rows.map((product) => ({
    id: product.id,
    name: product.name,
    intro: product.intro,
    stockLevel: product.stockLevel,
    active: product.active,
    ...shownPicture(product, shop.store),
    prices: classPrices(
      product,
      product.familyId === null ? null : (families.get(product.familyId)?.variants[0] ?? null),
      terms,
    ),
  }));
}
