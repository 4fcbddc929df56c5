import { NotFoundError, ShopError } from '../../base/messages/errors.ts';
import { readPage } from '../../base/paged-lists/list-cursor.ts';
import { type GrowingPage, type ListPage, WHOLE_LIST, withPage } from '../../base/paged-lists/list-page.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { ProductEntry, RelatedEntry } from './documented-paths.ts';
import { productEntries, productEntriesOf, productEntry, productPage, relatedEntry } from './product-entries.ts';
import {
  BY_NAME,
  listOfAll,
  listOfCategory,
  listOfSubcategory,
  type Status,
} from '../../catalogue/parts/listing-queries.ts';
import { findProduct, listRelated } from '../../catalogue/parts/product-queries.ts';
import { priceColumn } from '../../catalogue/price-lists/source-queries.ts';
import { search, type SearchAnswer } from '../word-search/search.ts';
import { findByCustomerNumber } from './customer-numbers.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import type { RowRange } from '../../catalogue/parts/row-range.ts';
import { callerView, type CatalogueView, findBranch, withPrices } from './catalogue-view.ts';
import { message } from '../../base/messages/message.ts';

/** Refusal for unknown and inactive products alike (A12, D33). */
export class ProductUnavailableError extends ShopError {
  readonly code = 'product.unavailable';
  readonly status = 404;
  constructor() {
    super(message('rule.not-available'));
  }
}

/** The whole catalogue by name. */
export async function allProducts(
  status: Status,
  request: GrowingPage,
  context: OperationContext,
): Promise<ListPage<ProductEntry>> {
  const view = callerView(context);
  const list = listOfAll(context.shop.db, status, priceColumn(view.lists));
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      BY_NAME,
      withPage(request),
      ({ after, limit, offset }) =>
        after === undefined ? list.read({ limit, offset }) : list.readAfter({ after, limit, offset }),
      ({ name, id }) => [name, `${id}`],
    ),
    list.count(),
  ]);
  return { items: productEntriesOf(shown, view), total, ...next };
}

/** @throws {NotFoundError} unknown, or not visible to this caller (D8) */
export async function productsOfCategory(
  key: string | number,
  range: RowRange,
  context: OperationContext,
): Promise<ListPage<ProductEntry>> {
  const view = callerView(context);
  const category = findBranch(view.categories, key);
  if (category === undefined) throw new NotFoundError('category');
  const list = listOfCategory(context.shop.db, statusFor(view), category.id, priceColumn(view.lists));
  // The number of active ones is already known; counting takes longer than reading a page, the more the larger the
  // category is.
  const counted = view.seesAll ? list : { ...list, count: () => Promise.resolve(category.count) };
  return productPage(counted, range, view);
}

/** @throws {NotFoundError} unknown, or not visible to this caller (D8) */
export async function productsOfSubcategory(
  key: string | number,
  range: RowRange,
  context: OperationContext,
): Promise<ListPage<ProductEntry>> {
  const view = callerView(context);
  const subcategory = findBranch(view.subcategories, key);
  if (subcategory === undefined) throw new NotFoundError('subcategory');
  const list = listOfSubcategory(context.shop.db, statusFor(view), subcategory.id, priceColumn(view.lists));
  return productPage(list, range, view);
}

/**
 * Searches by keyword, best matches first (D9), with an exact count only up to a thousand (docs/decisions/0010). The part with that
 * customer part number comes first (H6).
 */
export async function productsFound(
  keyword: string,
  range: RowRange,
  context: OperationContext,
): Promise<ListPage<ProductEntry>> {
  const view = callerView(context);
  const find = (asked: RowRange) =>
    search(context.shop, { status: statusFor(view), keyword, range: asked, countUpTo: WHOLE_LIST });
  const [found, own] = await Promise.all([find(range), findByCustomerNumber(keyword, context)]);
  const page = own === null || found.hasExact ? found : await withOwnFirst(own.product, found, range, find);
  return { items: await productEntries(page.products, view, context.shop.db), total: page.total };
}

type Page = Pick<SearchAnswer, 'products' | 'total'>;

/**
 * The list with one part in front, so each later part moves one place on. If the results come from a typo correction,
 * the part alone.
 */
async function withOwnFirst(
  own: Product,
  { corrected, total }: SearchAnswer,
  { limit, offset }: RowRange,
  find: (asked: RowRange) => Promise<Page>,
): Promise<Page> {
  const first = offset === 0 ? [own] : [];
  if (corrected !== null || total === 0) return { products: first, total: 1 };
  const others = await find({ limit: limit - first.length, offset: Math.max(0, offset - 1) });
  return { products: [...first, ...others.products.filter(({ id }) => id !== own.id)], total: total + 1 };
}

/** @throws {ProductUnavailableError} unknown, or inactive and the caller is not staff (D33) */
export async function readProduct(
  { productId }: { productId: number },
  context: OperationContext,
): Promise<ProductEntry> {
  const view = callerView(context);
  const product = await findProduct(context.shop.db, productId);
  if (product === undefined || !isOpen(product, view)) throw new ProductUnavailableError();
  return productEntry(product, await withPrices(view, context.shop.db, [product.id]));
}

/** The related products of a product, by name. @throws {ProductUnavailableError} as for the product itself */
export async function relatedProducts(
  { productId }: { productId: number },
  context: OperationContext,
): Promise<RelatedEntry[]> {
  const view = callerView(context);
  const { db } = context.shop;
  const [product, related] = await Promise.all([
    findProduct(db, productId),
    listRelated(db, statusFor(view), productId),
  ]);
  if (product === undefined || !isOpen(product, view)) throw new ProductUnavailableError();
  const priced = await withPrices(
    view,
    db,
    related.map((row) => row.product.id),
  );
  return related.map((row) => relatedEntry(row, priced));
}

function isOpen(product: { active: boolean }, { seesAll }: CatalogueView): boolean {
  return product.active || seesAll;
}

function statusFor({ seesAll }: CatalogueView): Status {
  return seesAll ? 'every' : 'live';
}
