import { get } from '../../base/operations/path.ts';
import type { GrowingPage, ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import type { BranchLink, Category, Subcategory } from '../../catalogue/categories/catalogue.ts';
import type { ProductEntry, RelatedEntry, VariantEntry } from './wire.ts';

/** `page=` and `pageSize=`; without them the first 1000 (D29). */
type AnyPage = Partial<PageRequest>;

export type { ProductEntry, RelatedEntry, VariantEntry } from './wire.ts';

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
