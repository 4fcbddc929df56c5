import type { Database } from '#platform/database/database.ts';
import type { OperationContext } from '../frame/operation.ts';
import { listOfCategory, listOfSubcategory } from '../catalogue/listing-queries.ts';
import type { Listing, ListingRequest, ProductCard } from './paths.ts';
import type { Product } from '../catalogue/product.ts';
import { productCard } from './product-card.ts';
import { search } from './search/search.ts';
import { keywordRefusal } from './search/search-term.ts';
import { pageStretch, type Stretch } from '../catalogue/stretch.ts';
import { branchName, type CatalogueView, findBranch, shoppersView } from './view.ts';

/** What the catalogue screen shows (A8, A9). */
export async function listing(request: ListingRequest, context: OperationContext): Promise<Listing> {
  const view = shoppersView(context);
  const chosen = choice(request, view);
  const page = request.page ?? 1;
  const { limit, offset } = pageStretch(page);
  // One row more than is shown tells whether another page follows.
  const found = await productsOf(chosen, context.shop.db, { limit: limit + 1, offset });
  return {
    ...chosen,
    products: found.slice(0, limit).map((product) => productCard(product, view)),
    page,
    hasNext: found.length > limit,
  };
}

/** The first parts of a category by name (A23); none of one that is unknown or not to be seen. */
export async function firstOfCategory(
  { categoryId, count }: { categoryId: number; count: number },
  context: OperationContext,
): Promise<ProductCard[]> {
  const view = shoppersView(context);
  const category = findBranch(view.categories, categoryId);
  if (category === undefined) return [];
  const first = await listOfCategory(context.shop.db, 'live', category.id).read({ limit: count, offset: 0 });
  return first.map((product) => productCard(product, view));
}

type Choice = Pick<Listing, 'mode' | 'category' | 'subcategory' | 'keyword' | 'hint'>;

const NOTHING = { category: null, subcategory: null, keyword: '', hint: null };

/** A keyword wins over a sub-category, that over a category (D9). */
function choice(request: ListingRequest, view: CatalogueView): Choice {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword !== '') return { ...NOTHING, mode: 'keyword', keyword, hint: keywordRefusal(keyword) };

  const subcategoryGuid = request.subcategoryGuid?.trim() ?? '';
  if (subcategoryGuid !== '') {
    const subcategory = findBranch(view.subcategories, subcategoryGuid);
    const category = findBranch(view.categories, subcategory?.categoryId ?? '');
    return { ...NOTHING, mode: 'subcategory', category: branchName(category), subcategory: branchName(subcategory) };
  }

  const categoryGuid = request.categoryGuid?.trim() ?? '';
  if (categoryGuid !== '') {
    return { ...NOTHING, mode: 'category', category: branchName(findBranch(view.categories, categoryGuid)) };
  }
  return { ...NOTHING, mode: 'all' };
}

async function productsOf(chosen: Choice, db: Database, stretch: Stretch): Promise<Product[]> {
  const { mode, category, subcategory, keyword, hint } = chosen;
  switch (mode) {
    case 'keyword':
      return hint === null ? (await search(db, 'live', keyword, stretch)).products : [];
    case 'subcategory':
      return subcategory === null ? [] : listOfSubcategory(db, 'live', subcategory.id).read(stretch);
    case 'category':
      return category === null ? [] : listOfCategory(db, 'live', category.id).read(stretch);
    case 'all':
      return [];
    default:
      return mode satisfies never;
  }
}
