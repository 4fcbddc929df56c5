import type { GalleryPicture } from '../../catalogue/product-pictures/product-gallery.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { del, get, post } from '../../base/operations/path.ts';
import type { SaveResult } from '../../base/operations/save-result.ts';
import type { CategoryDraft, SubcategoryDraft } from '../../catalogue/categories/category-fields.ts';
import type { SENT_OF_VARIANT, VariantDraft, variantFields } from '../../catalogue/parts/variant-fields.ts';
import type { DraftOf } from '../../base/fields/field.ts';
import type { ProductDraft } from '../../catalogue/parts/product-fields.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { NamedSuccessor } from './replacement-text.ts';
import type {
  EditedProduct,
  StaffProduct,
  EditedKit,
  EditedReplacement,
  EditedFamily,
  EditingChoices,
} from './answers.ts';

export type * from './answers.ts';

/** Version that the page read before editing; programs can omit it and overwrite whatever is stored. */
interface Seen {
  version?: number | undefined;
}

/** A product to save (C6): id 0 creates one (D24), omitted fields are unchanged. */
export type ProductSave = ProductDraft & Seen & ProductSaveOptions;

interface ProductSaveOptions {
  /** Confirms a second product with this part number (D45). */
  allowDuplicate?: boolean | undefined;
  /** Unusual prices: true confirms them, false asks; programs omit it and are warned (D45). */
  confirmPrices?: boolean | undefined;
  /** Stock level with which the form was filled. If it is sent unchanged, stock taken by orders since stays taken. */
  stockLevelSeen?: number | undefined;
}

/** All additional pictures of a product as staff save them, in display order. */
export interface GallerySave {
  productId: number;
  pictures: readonly Pick<GalleryPicture, 'id' | 'alt'>[];
}

/** The list of products for staff (E5). */
export const productDeclaration = declareList({
  sorts: ['id', 'name', 'price', 'stock', 'status'],
  order: { sort: 'name', direction: 'asc' },
  filters: {
    status: choice(['active', 'inactive'], 'staff-refusal.product-status'),
    categoryId: { kind: 'id', of: 'category' },
    picture: choice(['with', 'without'], 'staff-refusal.product-picture'),
    stock: choice(['some', 'low', 'none', 'due'], 'staff-refusal.product-stock'),
  },
});

export type ProductQuestion = QuestionOf<typeof productDeclaration>;

/** A checkbox of the product form: id 0 links, an existing id unlinks (D23). */
export interface LinkToggle {
  id: number;
  branchId?: number | undefined;
  productId?: number | undefined;
}

/** The link after a toggle; 0 if there is none. */
export interface ToggledLink {
  linkId: number;
}

/** All categories and sub-categories of a product; it is removed from others. */
export interface ProductBranches {
  productId: number;
  categoryIds: readonly number[];
  subcategoryIds: readonly number[];
}

/** Replacement of a part as it is saved: an empty list removes it. */
export interface ReplacementSave {
  productId: number;
  fromOn: CalendarDay | null;
  note: string;
  parts: readonly NamedSuccessor[];
  version?: number | undefined;
}

/** Parts of a kit as they are saved: an empty list makes it an ordinary product. */
export interface KitSave {
  productId: number;
  parts: readonly NamedSuccessor[];
  version?: number | undefined;
}

/** A category to save: id 0 creates one, omitted fields are unchanged (D24). */
export type CategorySave = CategoryDraft & Seen & { id: number };

/** A sub-category to save; a new one requires its category. */
export type SubcategorySave = SubcategoryDraft &
  Seen & {
    id: number;
    /** By id or GUID. */
    category?: number | string | undefined;
  };

/** A new width of a family; without its own price it has the part's (D2). */
export type VariantAddition = { familyId: number } & DraftOf<typeof variantFields, (typeof SENT_OF_VARIANT)[number]>;

/** A width to save (E8); omitted fields are unchanged. */
export type VariantSave = VariantDraft & Seen & { id: number };

/** For staff. */
export const productEditing = {
  list: get<ProductQuestion, ListPage<StaffProduct>>('/Product/GetProductList'),
  choices: get<Record<string, never>, EditingChoices>('/Product/GetEditingChoices'),
  read: get<{ productId: number }, EditedProduct>('/Product/GetProductForEdit/{productId}'),
  /** Returns 1 (E6, C6). */
  save: post<ProductSave, SaveResult>('/Product/SaveProduct'),
  /** Creates an inactive copy with the same categories, related products and picture; returns its save result. */
  duplicate: post<{ productId: number }, SaveResult>('/Product/DuplicateProduct'),
  /** Uploads the main picture of a product (D24, D10). */
  uploadPicture: post<{ file: File; productId: number }, { imageHash: string }>('/Product/UploadProductImage'),
  /** Adds an additional picture at the end. Returns 1. */
  addPicture: post<{ file: File; productId: number }, number>('/Product/AddProductPicture'),
  /** All additional pictures of a product, in order. Returns 1. */
  savePictures: post<GallerySave, number>('/Product/SaveProductPictures'),
  /** Swaps an additional picture with the main one. Returns 1. */
  makeMainPicture: post<{ productId: number; pictureId: number }, number>('/Product/MakeMainPicture'),
  deletePicture: del<{ productId: number; pictureId: number }, number>(
    '/Product/DeleteProductPicture/{productId}/{pictureId}',
  ),
  /** Uploads its data sheet, replacing the current one. Returns 1. */
  uploadSheet: post<{ file: File; productId: number }, number>('/Product/UploadProductSheet'),
  removeSheet: del<{ productId: number }, number>('/Product/DeleteProductSheet/{productId}'),
  removePicture: del<{ productId: number }, number>('/Product/DeleteProductImage/{productId}'),
};

/** For staff. */
export const linkEditing = {
  toggleCategory: post<LinkToggle, ToggledLink>('/ProductCategory/DeleteProductCategory'),
  toggleSubcategory: post<LinkToggle, ToggledLink>('/ProductSubCategory/DeleteProductSubCategory'),
  /** Saves all checkboxes of a product, all or none. Returns 1. */
  saveBranches: post<ProductBranches, number>('/Product/SaveProductBranches'),
  /** Returns 1, even if they are already related (E7). */
  relate: post<{ productId: number; relatedProductId: number }, number>('/Related/SaveRelated'),
  /** Returns 1, or 0 if there is no such link (D29). */
  unrelate: post<{ id: number }, number>('/Related/DeleteRelated'),
  replacement: get<{ productId: number }, EditedReplacement>('/Product/GetReplacementForEdit/{productId}'),
  /** Returns 1 (J5). */
  saveReplacement: post<ReplacementSave, number>('/Product/SaveReplacement'),
  kit: get<{ productId: number }, EditedKit>('/Product/GetKitForEdit/{productId}'),
  /** Returns 1 (J7). */
  saveKit: post<KitSave, number>('/Product/SaveKit'),
};

/** For staff. */
export const branchEditing = {
  saveCategory: post<CategorySave, SaveResult>('/Category/SaveCategory'),
  /** All or none. */
  saveCategories: post<{ categories: readonly CategorySave[] }, number>('/Category/SaveCategories'),
  saveSubcategory: post<SubcategorySave, SaveResult>('/SubCategory/SaveSubCategory'),
  saveSubcategories: post<{ subcategories: readonly SubcategorySave[] }, number>('/SubCategory/SaveSubCategories'),
};

/** For staff. */
export const variantEditing = {
  read: get<{ familyId: number }, EditedFamily>('/SubProductVariant/GetVariantPrices/{familyId}'),
  add: post<VariantAddition, { id: number }>('/SubProductVariant/AddProductVariant'),
  /** All or none (E8). */
  save: post<{ variants: readonly VariantSave[]; confirmPrices?: boolean | undefined }, number>(
    '/SubProductVariant/SaveProductVariantsBulk',
  ),
};
