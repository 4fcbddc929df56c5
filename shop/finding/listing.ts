import type { Database } from '#platform/database/database.ts';
import type { OperationContext } from '../frame/operation.ts';
import { listOfCategory, listOfSubcategory } from '../catalogue/listing-queries.ts';
import type { Category } from '../catalogue/catalogue.ts';
import type { Listing, ListingRequest, Shelf } from './paths.ts';
import type { Product } from '../catalogue/product.ts';
import { productCard } from './product-card.ts';
import { search } from './search/search.ts';
import type { SearchedBranch } from './search/search-queries.ts';
import { keywordRefusal } from '../frame/keyword.ts';
import { pageRange, type RowRange } from '../catalogue/row-range.ts';
import { branchName, type CatalogueView, findBranch, shoppersView } from './view.ts';

/** What the catalogue screen shows (A8, A9). */
export async function listing(request: ListingRequest, context: OperationContext): Promise<Listing> {
  const view = shoppersView(context);
  const chosen = choice(request, view);
  const page = request.page ?? 1;
  const { limit, offset } = pageRange(page);
  // One row more than is shown tells whether another page follows.
  const found = await productsOf(chosen, context.shop.db, { limit: limit + 1, offset });
  return {
    ...chosen,
    products: found.slice(0, limit).map((product) => productCard(product, view)),
    page,
    hasNext: found.length > limit,
  };
}

const PARTS_ON_A_SHELF = 4;

/** The categories of the dashboard that the caller may see, each with its first parts by name (A23); none that is empty. */
export async function shelves(_: unknown, context: OperationContext): Promise<Shelf[]> {
  const view = shoppersView(context);
  const first = (category: Category) =>
    listOfCategory(context.shop.db, 'live', category.id).read({ limit: PARTS_ON_A_SHELF, offset: 0 });
  const read = view.categories
    .filter(({ onDashboard }) => onDashboard)
    .map(async (category) => ({
      category: { id: category.id, guid: category.guid, name: category.name },
      products: (await first(category)).map((product) => productCard(product, view)),
    }));
  return (await Promise.all(read)).filter(({ products }) => products.length > 0);
}

type Choice = Pick<Listing, 'mode' | 'category' | 'subcategory' | 'keyword' | 'hint'>;

const NOTHING = { category: null, subcategory: null, keyword: '', hint: null };

/** A keyword wins over a sub-category, that over a category (D9); it may be looked for within one of either. */
function choice(request: ListingRequest, view: CatalogueView): Choice {
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
  return { ...NOTHING, mode: 'all' };
}

/** The category or sub-category with this guid; none that is unknown or not to be seen: the whole catalogue. */
function branchIn(guid: string, view: CatalogueView): Pick<Choice, 'category' | 'subcategory'> {
  const category = findBranch(view.categories, guid);
  return category === undefined ? subcategoryIn(guid, view) : { category: branchName(category), subcategory: null };
}

function subcategoryIn(guid: string, view: CatalogueView): Pick<Choice, 'category' | 'subcategory'> {
  const subcategory = findBranch(view.subcategories, guid);
  const category = findBranch(view.categories, subcategory?.categoryId ?? '');
  return { category: branchName(category), subcategory: branchName(subcategory) };
}

async function productsOf(chosen: Choice, db: Database, range: RowRange): Promise<Product[]> {
  const { mode, category, subcategory, keyword, hint } = chosen;
  switch (mode) {
    case 'keyword':
      return hint === null ? (await search(db, 'live', keyword, range, 0, searchedBranch(chosen))).products : [];
    case 'subcategory':
      return subcategory === null ? [] : listOfSubcategory(db, 'live', subcategory.id).read(range);
    case 'category':
      return category === null ? [] : listOfCategory(db, 'live', category.id).read(range);
    case 'all':
      return [];
    default:
      return mode satisfies never;
  }
}

function searchedBranch({ category, subcategory }: Choice): SearchedBranch | undefined {
  if (subcategory !== null) return { kind: 'subcategory', id: subcategory.id };
  return category === null ? undefined : { kind: 'category', id: category.id };
}
