import { productAddress } from '../../catalogue/parts/product-address.ts';
import { asc, eq } from 'drizzle-orm';
import { menuFor } from '../search/menu.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { kindsOf, legalPath } from '../../base/kernel/legal-kind.ts';
import { listNews } from './news-queries.ts';
import type { Shop } from '../../base/operations/shop.ts';

/** A sitemap may have 50,000 addresses; all other pages are far fewer than a thousand. */
const MAX_PRODUCTS = 49_000;

const PAGES = ['/', '/search', '/Contact-Us', '/News', '/Create-Account'];

/** The public addresses, as paths: pages, active categories, active products, news. Nothing that requires a session. */
export async function publicAddresses(shop: Shop): Promise<string[]> {
  const live = await shop.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.id))
    .limit(MAX_PRODUCTS);
  return [
    ...PAGES,
    ...(shop.store.tapePage.families.length > 0 ? ['/TesaTape'] : []),
    ...menuFor(null, shop.hot()).flatMap((category) => [
      `/search?p=${category.guid.toUpperCase()}`,
      ...category.subcategories.map(({ guid }) => `/search?s=${guid.toUpperCase()}`),
    ]),
    ...live.map(productAddress),
    ...kindsOf(shop.hot().legalVersions).map((kind) => legalPath(kind)),
    ...(await listNews(shop.db)).map(({ slug }) => `/News/${slug}`),
  ];
}
