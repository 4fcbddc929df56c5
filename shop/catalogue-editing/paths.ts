import type { GalleryPicture } from '../catalogue/product-gallery.ts';
import type { ListPage } from '../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import { del, get, post } from '../operations/path.ts';
import type { SaveResult } from '../operations/save-result.ts';
import type { CategoryDraft, SubcategoryDraft } from '../catalogue/category-fields.ts';
import type { SENT_OF_VARIANT, VariantDraft, variantFields } from '../catalogue/variant-fields.ts';
import type { DraftOf } from '../operations/field.ts';
import type { ProductDraft } from '../catalogue/product-fields.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { NamedSuccessor } from './replacement-text.ts';
import type { EditedProduct, StaffProduct, EditedReplacement, EditedFamily, EditingChoices } from './answers.ts';

export type * from './answers.ts';

/** Version that the page read before editing; programs omit it and overwrite whatever is stored. */
interface Seen {
  version?: number | undefined;
}

/** A product as it is saved (C6): id 0 makes a new one (D24), what is left out stays as it is. */
export type ProductSave = ProductDraft & Seen & ProductSaveOptions;

interface ProductSaveOptions {
  /** A second product with this part number is meant (D45). */
  allowDuplicate?: boolean | undefined;
  /** Unusual prices: true, they are meant; false, they are asked about; left out by programs, which are warned (D45). */
  confirmPrices?: boolean | undefined;
  /** Stock level that the form was filled with. If it is sent unchanged, stock that orders have taken since stays taken. */
  stockLevelSeen?: number | undefined;
}

/** The further pictures of a product as staff save them: every one that it has, in their order. */
export interface GallerySave {
  productId: number;
  pictures: readonly Pick<GalleryPicture, 'id' | 'alt'>[];
}

/** The products as staff list them (E5). */
export const productDeclaration = declareList({
  sorts: ['id', 'name', 'price', 'stock', 'status'],
  order: { sort: 'name', direction: 'asc' },
  filters: {
    status: choice(['active', 'inactive'], 'staff-refusal.product-status'),
    categoryId: { kind: 'id', of: 'category' },
    picture: choice(['with', 'without'], 'staff-refusal.product-picture'),
    stock: choice(['some', 'low', 'none'], 'staff-refusal.product-stock'),
  },
});

export type ProductQuestion = QuestionOf<typeof productDeclaration>;

/** A tick box of the product form: id 0 links, an existing id unlinks (D23). */
export interface LinkToggle {
  id: number;
  branchId?: number | undefined;
  productId?: number | undefined;
}

/** The link that is there after a tick; 0 where none is. */
export interface ToggledLink {
  linkId: number;
}

/** Every category and sub-category that a product stands in; it leaves all others. */
export interface ProductBranches {
  productId: number;
  categoryIds: readonly number[];
  subcategoryIds: readonly number[];
}

/** By what a part is replaced, as it is saved: no parts take it back. */
export interface ReplacementSave {
  productId: number;
  fromOn: CalendarDay | null;
  note: string;
  parts: readonly NamedSuccessor[];
  version?: number | undefined;
}

/** A category as it is saved: id 0 makes a new one, what is left out stays as it is (D24). */
export type CategorySave = CategoryDraft & Seen & { id: number };

/** A sub-category as it is saved; a new one needs its category. */
export type SubcategorySave = SubcategoryDraft &
  Seen & {
    id: number;
    /** By its number or its guid. */
    category?: number | string | undefined;
  };

/** A new width of a family; without a price of its own it has the part's (D2). */
export type VariantAddition = { familyId: number } & DraftOf<typeof variantFields, (typeof SENT_OF_VARIANT)[number]>;

/** A width as it is saved (E8); what is left out stays as it is. */
export type VariantSave = VariantDraft & Seen & { id: number };

/** For staff. */
export const productEditing = {
  list: get<ProductQuestion, ListPage<StaffProduct>>('/Product/GetProductList'),
  choices: get<Record<string, never>, EditingChoices>('/Product/GetEditingChoices'),
  read: get<{ productId: number }, EditedProduct>('/Product/GetProductForEdit/{productId}'),
  /** Answers 1 (E6, C6). */
  save: post<ProductSave, SaveResult>('/Product/SaveProduct'),
  /** An inactive copy with the same categories, related products and picture; answers what the copy is saved as. */
  duplicate: post<{ productId: number }, SaveResult>('/Product/DuplicateProduct'),
  /** The picture of a product, as a form with a file; from then on it is the stored one that is shown (D24, D10). */
  uploadPicture: post<{ file: File; productId: number }, { imageHash: string }>('/Product/UploadProductImage'),
  /** A further picture, behind those that are there. Answers 1. */
  addPicture: post<{ file: File; productId: number }, number>('/Product/AddProductPicture'),
  /** All further pictures of a product, in their order. Answers 1. */
  savePictures: post<GallerySave, number>('/Product/SaveProductPictures'),
  /** A further picture changes places with the product's own. Answers 1. */
  makeMainPicture: post<{ productId: number; pictureId: number }, number>('/Product/MakeMainPicture'),
  deletePicture: del<{ productId: number; pictureId: number }, number>(
    '/Product/DeleteProductPicture/{productId}/{pictureId}',
  ),
  /** Its data sheet, in place of the one that is there. Answers 1. */
  uploadSheet: post<{ file: File; productId: number }, number>('/Product/UploadProductSheet'),
  removeSheet: del<{ productId: number }, number>('/Product/DeleteProductSheet/{productId}'),
  removePicture: del<{ productId: number }, number>('/Product/DeleteProductImage/{productId}'),
};

/** For staff. */
export const linkEditing = {
  toggleCategory: post<LinkToggle, ToggledLink>('/ProductCategory/DeleteProductCategory'),
  toggleSubcategory: post<LinkToggle, ToggledLink>('/ProductSubCategory/DeleteProductSubCategory'),
  /** All ticks of a product at once, all of them or none; answers 1. */
  saveBranches: post<ProductBranches, number>('/Product/SaveProductBranches'),
  /** Answers 1, also when they are related already (E7). */
  relate: post<{ productId: number; relatedProductId: number }, number>('/Related/SaveRelated'),
  /** Answers 1, or 0: there is no such link (D29). */
  unrelate: post<{ id: number }, number>('/Related/DeleteRelated'),
  replacement: get<{ productId: number }, EditedReplacement>('/Product/GetReplacementForEdit/{productId}'),
  /** Answers 1 (J5). */
  saveReplacement: post<ReplacementSave, number>('/Product/SaveReplacement'),
};

/** For staff. */
export const branchEditing = {
  saveCategory: post<CategorySave, SaveResult>('/Category/SaveCategory'),
  /** All of them or none. */
  saveCategories: post<{ categories: readonly CategorySave[] }, number>('/Category/SaveCategories'),
  saveSubcategory: post<SubcategorySave, SaveResult>('/SubCategory/SaveSubCategory'),
  saveSubcategories: post<{ subcategories: readonly SubcategorySave[] }, number>('/SubCategory/SaveSubCategories'),
};

/** For staff. */
export const variantEditing = {
  read: get<{ familyId: number }, EditedFamily>('/SubProductVariant/GetVariantPrices/{familyId}'),
  add: post<VariantAddition, { id: number }>('/SubProductVariant/AddProductVariant'),
  /** All of them or none (E8). */
  save: post<{ variants: readonly VariantSave[]; confirmPrices?: boolean | undefined }, number>(
    '/SubProductVariant/SaveProductVariantsBulk',
  ),
};
