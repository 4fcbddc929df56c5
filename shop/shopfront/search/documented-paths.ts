import { get } from '../../base/operations/path.ts';
import type { GrowingPage, ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import type { PriceNotes, QuantityNote } from '../../catalogue/pricing/price-notes.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { productFields, relatedFields } from '../../catalogue/parts/product-fields.ts';
import type { variantFields } from '../../catalogue/parts/variant-fields.ts';
import type { EntryOf } from '../../base/fields/field.ts';
import type { BranchLink, Category, Subcategory } from '../../catalogue/categories/catalogue.ts';

/** `page=` and `pageSize=`; without them the first 1000 (D29). */
type AnyPage = Partial<PageRequest>;

/** Price of a part for the caller: absent without a session (A13, D30). */
export interface PriceOfCaller extends Pick<PriceNotes, 'priceBreaks' | 'priceNext' | 'priceChange'>, QuantityNote {
  /** Unit price for the caller; staff without a customer's session see the dollar price without a class. */
  unitPriceMinor?: Minor;
  currency?: CurrencyId;
}

/** A product in the documented calls, with the fields that the caller may see (D30). */
export interface ProductEntry extends EntryOf<typeof productFields>, PriceOfCaller {
  id: number;
  imageUrl: string | null;
  /** The first in menu order (D10). */
  category: { id: number; guid: string; name: string } | null;
  /** For staff: version for the next save. */
  version?: number;
  /** For staff: a copy of the stock, so that saving unchanged values changes nothing (D42). */
  stockLevelSeen?: number;
}

/** A width of a family (D29). */
export interface VariantEntry extends EntryOf<typeof variantFields>, PriceOfCaller {
  id: number;
  familyId: number;
}

/** A related part. */
export interface RelatedEntry extends EntryOf<typeof relatedFields>, PriceOfCaller {
  id: number;
  productId: number;
  relatedProductId: number;
  imageUrl: string | null;
}

/** A category or sub-category by id or GUID, regardless of case (D29). */
type BranchKey = string | number;

export const productPaths = {
  live: get<GrowingPage, ListPage<ProductEntry>>('/Product/GetAllProductsLive'),
  /** For staff, like the next. */
  all: get<GrowingPage, ListPage<ProductEntry>>('/Product/GetAllProducts'),
  searchAll: get<AnyPage & { keyword: string }, ListPage<ProductEntry>>('/Product/GetAllProductsAdmin/{keyword}'),
  byId: get<{ productId: number }, ProductEntry>('/Product/GetProductByID/{productId}'),
  ofSubcategory: get<AnyPage & { subcategory: BranchKey }, ListPage<ProductEntry>>(
    '/Product/GetProductBySubCategoryGuid/{subcategory}',
  ),
  search: get<{ keyword: string; page: number }, ListPage<ProductEntry>>(
    '/Product/GetProductBySearch/{keyword}/{page}',
  ),
  ofCategory: get<{ category: BranchKey; page: number; size: number }, ListPage<ProductEntry>>(
    '/Product/GetProductByCategoryPageination/{category}/{page}/{size}',
  ),
};

export const categoryPaths = {
  all: get<AnyPage, ListPage<Category>>('/Category/GetAllCategories'),
  subcategories: get<AnyPage, ListPage<Subcategory>>('/SubCategory/GetAllSubCategories'),
  subcategoriesOf: get<AnyPage & { category: BranchKey }, ListPage<Subcategory>>(
    '/SubCategory/GetAllSubCategoriesByID/{category}',
  ),
  products: get<{ category: BranchKey; page: number }, ListPage<ProductEntry>>(
    '/ProductCategory/FindProductsByCategoryID/{category}/{page}',
  ),
  /** For staff. */
  linksOfProduct: get<AnyPage & { productId: number }, ListPage<BranchLink>>(
    '/ProductCategory/GetProductCategoriesByProductID/{productId}',
  ),
};

export const subcategoryPaths = {
  productPage: get<{ subcategory: BranchKey; page: number }, ListPage<ProductEntry>>(
    '/ProductSubCategory/FindProductsBySubCategoryID/{subcategory}/{page}',
  ),
  products: get<AnyPage & { subcategory: BranchKey }, ListPage<ProductEntry>>(
    '/ProductSubCategory/GetProductsBySubCategory/{subcategory}',
  ),
  /** For staff. */
  linksOfProduct: get<AnyPage & { productId: number }, ListPage<BranchLink>>(
    '/ProductSubCategory/GetProductSubCategoriesByProductID/{productId}',
  ),
};

export const variantPaths = {
  byId: get<{ variantId: number }, VariantEntry>('/ProductVariant/GetProductVariantByID/{variantId}'),
  ofFamily: get<AnyPage & { familyId: number }, ListPage<VariantEntry>>(
    '/SubProductVariant/GetAllBySubProductVariantID/{familyId}',
  ),
};

export const relatedPaths = {
  ofProduct: get<AnyPage & { productId: number }, ListPage<RelatedEntry>>('/Related/GetAllProductsRelated/{productId}'),
};
