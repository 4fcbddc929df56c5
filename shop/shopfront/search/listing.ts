import type { OperationContext, Reader } from '../../base/operations/operation.ts';
import { listProducts } from '../../catalogue/parts/product-queries.ts';
import { listOfCategory, listOfSubcategory, type ProductList } from '../../catalogue/parts/listing-queries.ts';
import type { Listing, ListingRequest, OwnNumberFound } from './paths.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { type CardToTell, productCard } from './product-card.ts';
import { customerNumbersOf, findByCustomerNumber, cardWithCustomerNumbers } from './customer-numbers.ts';
import { replacedParts } from './replaced-parts.ts';
import { findParts, type PartsFound } from '../word-search/find-parts.ts';
import { pressesNamed } from '../word-search/named-places.ts';
import { localizedTerm } from '../word-search/localized-term.ts';
import { searchTerm } from '../word-search/search-term.ts';
import { isNarrowed, type ListSort } from './filters/chosen-filters.ts';
import { type KnownFilters, nameOfPress, pressInOrder, readKnownFilters } from './filters/known-filters.ts';
import { filterParts } from './filters/facets.ts';
import type { SoughtPress } from './filters/fitting-places.ts';
import { type Places, UNPLACED } from './filters/listed-parts.ts';
import { type CachedList, cachedList } from './filters/list-cache.ts';
import { readOwnPriceOrder } from './filters/own-price-order.ts';
import type { FilteredParts } from './filters/filtered-parts.ts';
import type { SearchedBranch } from '../word-search/search-queries.ts';
import type { OwnNumber } from '../../catalogue/customer-part-numbers/own-number-queries.ts';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { pageRange, type RowRange } from '../../catalogue/parts/row-range.ts';
import {
  branchName,
  type CatalogueView,
  findBranch,
  demotedParts,
  refusalFor,
  shopperView,
  withPrices,
} from './catalogue-view.ts';
import type { SearchOutcome, Shop } from '../../base/operations/shop.ts';
import { wordsOf } from '../search-insights/search-words.ts';
import type { RuleMessage } from '../../base/messages/message.ts';

/** Reads the catalogue screen (A8, A9, I3). */
export async function listing(request: ListingRequest, context: OperationContext): Promise<ListingToTell> {
  const view = shopperView(context);
  const filters = await readKnownFilters(request.filters ?? '', context);
  const chosen = choice(request, view, filters);
  const page = request.page ?? 1;
  const { limit, offset } = pageRange(page);
  // One extra row shows whether another page follows.
  const range = { limit: limit + 1, offset };
  const press = pressInOrder(chosen.mode, filters, context);
  const isOtherwise = isNarrowed(filters) || filters.sort !== null || press !== null;
  // The filters of a category read its parts themselves; those of a search need its results first.
  const isUnread = isOtherwise && chosen.mode !== 'keyword' && chosen.mode !== 'all';
  const [searched, own, replaced, pinned] = await Promise.all([
    listParts(chosen, request, view, context, isUnread ? { limit: 0, offset: 0 } : range),
    page === 1 && chosen.mode === 'keyword' && chosen.hint === null
      ? findByCustomerNumber(chosen.keyword, context)
      : null,
    page === 1 ? replacedNumber(chosen, context, view) : null,
    page === 1 ? pinnedParts(chosen, context.shop) : [],
  ]);
  const found = own === null ? searched : withOwn(searched, own);
  if (isFirstLook(request, chosen))
    context.shop.searchNotes.searched(chosen.keyword, outcomeOf(found), context.caller.address);
  const list = await listToFilter(chosen, found, filters, context);
  const left = list === null ? null : await filterParts(list, context.shop.hot().productTypes, filters);
  const sort = filters.sort ?? (chosen.mode === 'keyword' || press !== null ? 'relevance' : 'number');
  const isAsFound = list === null || left === null || !isOtherwise;
  const products = isAsFound
    ? found.products
    : await partsLeft(context.shop, list, left.narrowed, { sort, press, ...range, view });
  const shown = products.slice(0, limit);
  const onPage = [...shown, ...pinned];
  const [called, priced] = await Promise.all([
    customerNumbersOf(context, onPage),
    withPrices(
      view,
      context.shop.db,
      onPage.map(({ id }) => id),
    ),
  ]);
  const searchedFor = chosen.mode === 'keyword' ? (found.instead?.keyword ?? chosen.keyword) : '';
  const { demands } = searchTerm(searchedFor, context.shop.hot().vocabulary);
  const card = (product: Product) => cardWithCustomerNumbers(productCard(product, priced, demands), called);
  return {
    ...chosen,
    press: filters.press === null ? null : nameOfPress(filters.press),
    instead: found.instead,
    own: own === null ? null : describeOwnNumber(own, searched),
    replaced,
    exactId: found.exactId,
    counted: isAsFound ? found.counted : { count: left.narrowed.count, isMore: false },
    filters: left?.filters ?? null,
    filteredOut: isAsFound || !isNarrowed(filters) ? 0 : list.parts.ids.length - left.narrowed.count,
    sort,
    presses: page === 1 && chosen.mode === 'keyword' ? pressesNamed(chosen.keyword, context.shop.hot()) : [],
    suggested: pinned.filter((product) => refusalFor(product, view) === null).map(card),
    products: shown.map(card),
    refusals: shown.flatMap((product) => {
      const refusal = refusalFor(product, view);
      return refusal === null ? [] : [{ productId: product.id, message: refusal.message }];
    }),
    page,
    hasNext: products.length > limit,
  };
}

/** A page of the filtered parts, in the requested order. */
async function partsLeft(
  shop: Shop,
  list: CachedList,
  left: FilteredParts,
  { sort, press, view, ...range }: RowRange & { sort: ListSort; press: SoughtPress | null; view: CatalogueView },
): Promise<Product[]> {
  return partsInOrder(shop, left.page(await orderOf(shop, list, { sort, press, view }), demotedParts(view), range));
}

async function orderOf(
  shop: Shop,
  list: CachedList,
  { sort, press, view }: { sort: ListSort; press: SoughtPress | null; view: CatalogueView },
): Promise<Places | null> {
  if (press !== null) return (await list.fitting(press)).inOrder;
  return sort === 'price' && view.lists.length > 0 ? readOwnPriceOrder(shop, list, view) : list.inOrder(sort);
}

async function partsInOrder({ db }: Shop, ids: readonly number[]): Promise<Product[]> {
  const parts = new Map((await listProducts(db, ids)).map((part) => [part.id, part]));
  return ids.flatMap((id) => parts.get(id) ?? []);
}

/**
 * The part with this customer part number comes first and opens from the header, unless another part has this as its
 * real number.
 */
function withOwn(searched: PartsFound, { product }: OwnNumber): PartsFound {
  if (searched.exactId !== null) return searched;
  if (searched.instead !== null) {
    return { products: [product], instead: null, exactId: product.id, counted: { count: 1, isMore: false } };
  }
  const others = searched.products.filter(({ id }) => id !== product.id);
  const isNew = others.length === searched.products.length;
  const { count = 0, isMore = false } = searched.counted ?? {};
  const counted = { count: isNew ? count + 1 : count, isMore };
  return { ...searched, products: [product, ...others], exactId: product.id, counted };
}

function describeOwnNumber({ number, product }: OwnNumber, { exactId }: PartsFound): OwnNumberFound {
  const { id, name } = product;
  return { ownNumber: number, productId: id, productName: name, isOutranked: exactId !== null && exactId !== id };
}

/** Returns whether the search is counted (I4): as typed, not a further page, nor filtered. */
function isFirstLook(
  { page = 1, filters = '', withinGuid = '', exactly, isBehindPart }: ListingRequest,
  { mode, hint }: Choice,
): boolean {
  const isAsTyped = filters === '' && withinGuid === '' && exactly !== true;
  return mode === 'keyword' && hint === null && page === 1 && isAsTyped && isBehindPart !== true;
}

function outcomeOf({ instead, products }: PartsFound): SearchOutcome {
  if (products.length === 0 || instead?.how === 'near') return 'nothing';
  return instead?.how === 'corrected' ? 'corrected' : 'found';
}

/** The pinned parts for these words that are offered. */
async function pinnedParts({ mode, keyword, hint }: Choice, shop: Shop): Promise<Product[]> {
  const ids = mode === 'keyword' && hint === null ? (shop.hot().pins.get(wordsOf(keyword)) ?? []) : [];
  if (ids.length === 0) return [];
  const parts = await listProducts(shop.db, ids);
  return ids.flatMap((id) => parts.find((part) => part.id === id && part.active) ?? []);
}

/** The number of a replaced part finds its replacement, with a note (J5). */
async function replacedNumber({ mode, keyword, hint }: Choice, context: OperationContext, view: CatalogueView) {
  const key = partKey(keyword);
  if (mode !== 'keyword' || hint !== null || key === '') return null;
  const [part] = await replacedParts(context, { keys: [key] }, view);
  return part ?? null;
}

/** A listing whose messages are not translated yet. */
type ListingToTell = Omit<Listing, 'hint' | 'refusals' | 'products' | 'suggested'> & {
  products: readonly CardToTell[];
  suggested: readonly CardToTell[];
  hint: RuleMessage | null;
  refusals: readonly { productId: number; message: RuleMessage }[];
};

/** Limit for counting results. */
const COUNTED = 100;

interface Choice extends Pick<Listing, 'mode' | 'category' | 'subcategory' | 'keyword'> {
  hint: RuleMessage | null;
}

const NOTHING = { category: null, subcategory: null, keyword: '', hint: null } as const;

/**
 * A keyword takes precedence over a sub-category, and that over a category (D9); a keyword can be limited to either.
 */
function choice(request: ListingRequest, view: CatalogueView, { press }: KnownFilters): Choice {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword !== '') {
    const hint = keywordRefusal(keyword);
    return { ...NOTHING, mode: 'keyword', ...branchIn(request.withinGuid?.trim() ?? '', view), keyword, hint };
  }

  const subcategoryGuid = request.subcategoryGuid?.trim() ?? '';
  if (subcategoryGuid !== '') return { ...NOTHING, mode: 'subcategory', ...subcategoryIn(subcategoryGuid, view) };

  const categoryGuid = request.categoryGuid?.trim() ?? '';
  if (categoryGuid !== '') {
    return { ...NOTHING, mode: 'category', category: branchName(findBranch(view.categories, categoryGuid)) };
  }
  return { ...NOTHING, mode: press === null ? 'all' : 'press' };
}

/** The category or sub-category with this GUID; an unknown or invisible one means the whole catalogue. */
function branchIn(guid: string, view: CatalogueView): Pick<Choice, 'category' | 'subcategory'> {
  const category = findBranch(view.categories, guid);
  return category === undefined ? subcategoryIn(guid, view) : { category: branchName(category), subcategory: null };
}

function subcategoryIn(guid: string, view: CatalogueView): Pick<Choice, 'category' | 'subcategory'> {
  const subcategory = findBranch(view.subcategories, guid);
  const category = findBranch(view.categories, subcategory?.categoryId ?? '');
  return { category: branchName(category), subcategory: branchName(subcategory) };
}

const NONE: PartsFound = { products: [], instead: null, exactId: null, counted: null };

async function listParts(
  chosen: Choice,
  { exactly }: ListingRequest,
  view: CatalogueView,
  { shop, translator: { language }, caller: { customer } }: OperationContext,
  range: RowRange,
): Promise<PartsFound> {
  const { mode, category, subcategory, keyword, hint } = chosen;
  switch (mode) {
    case 'keyword': {
      if (hint !== null) return NONE;
      const within = searchedBranch(chosen);
      const counted = { countUpTo: COUNTED, behind: demotedParts(view), within, isExact: exactly === true, language };
      return findParts(shop, { status: 'live', keyword, range, ...counted, press: customer?.facts.press });
    }
    case 'subcategory':
      return subcategory === null ? NONE : byName(listOfSubcategory(shop.db, 'live', subcategory.id), range);
    case 'category':
      return category === null
        ? NONE
        : {
            ...(await byName(listOfCategory(shop.db, 'live', category.id), range)),
            counted: { count: countOf(category.id, view), isMore: false },
          };
    case 'press':
      return NONE;
    case 'all':
      return unplacedParts(shop, range);
    default:
      return mode satisfies never;
  }
}

/** Finds the list to filter; null: nothing was found, or nothing is selected. */
async function listToFilter(
  chosen: Choice,
  { instead, products }: PartsFound,
  { press }: KnownFilters,
  { shop, translator }: Reader,
): Promise<CachedList | null> {
  const { mode, keyword } = chosen;
  if (mode === 'press')
    return press === null ? null : cachedList(shop, { branch: { kind: 'model', id: press.modelId }, term: null });
  const branch = searchedBranch(chosen) ?? null;
  if (mode === 'all' || (mode !== 'keyword' && branch === null)) return null;
  if (mode !== 'keyword') return cachedList(shop, { branch, term: null });
  if (products.length === 0) return null;
  const term = await localizedTerm(shop.db, instead?.keyword ?? keyword, shop.hot().vocabulary, translator.language);
  return cachedList(shop, { branch, term });
}

/** The parts that no category leads to, by name: without a selection they are listed below the categories. */
async function unplacedParts(shop: Shop, { limit, offset }: RowRange): Promise<PartsFound> {
  const { ids } = (await cachedList(shop, { branch: UNPLACED, term: null })).parts;
  return { ...NONE, products: await partsInOrder(shop, ids.slice(offset, offset + limit)) };
}

async function byName(list: ProductList, range: RowRange): Promise<PartsFound> {
  return { ...NONE, products: range.limit === 0 ? [] : await list.read(range) };
}

function countOf(categoryId: number, { categories }: CatalogueView): number {
  return categories.find(({ id }) => id === categoryId)?.count ?? 0;
}

function searchedBranch({ category, subcategory }: Choice): SearchedBranch | undefined {
  if (subcategory !== null) return { kind: 'subcategory', id: subcategory.id };
  return category === null ? undefined : { kind: 'category', id: category.id };
}
