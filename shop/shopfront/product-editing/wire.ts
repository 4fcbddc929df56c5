import { z } from 'zod';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { bodyColumns } from '../../base/fields/field-wire.ts';
import type { Body } from '../../base/operations/answers.ts';
import { describeColumn, flag, guidText, integer, wireBody } from '../../base/wire/wire-format.ts';
import type { CategorySave, LinkToggle, ProductSave, SubcategorySave, VariantAddition, VariantSave } from './paths.ts';

/** Texts and numbers are taken as typed; the rules report faults (C6). */
export const productSaveWire = wireBody<ProductSave>('ProductSave', [
  ['id', 'productID', describeColumn('ID of the product. Save with 0 to create a product.', integer)],
  ...bodyColumns(productFields),
  ['version', 'version', integer],
  ['stockLevelSeen', 'stockLevelSeen', integer],
  ['allowDuplicate', 'allowDuplicate', flag()],
  ['confirmPrices', 'confirmPrices', flag()],
]);

export const categoryToggleWire = wireBody<LinkToggle>('ProductCategoryToggle', [
  ['id', 'productCategoryID', integer],
  ['branchId', 'categoryID', integer],
  ['productId', 'productID', integer],
]);

export const subcategoryToggleWire = wireBody<LinkToggle>('ProductSubCategoryToggle', [
  ['id', 'productSubCategoryID', integer],
  ['branchId', 'subID', integer],
  ['productId', 'productID', integer],
]);

export const categorySaveWire = wireBody<CategorySave>('CategorySave', [
  ['id', 'categoryID', integer],
  ...bodyColumns(categoryFields),
  ['version', 'version', integer],
]);

export const subcategorySaveWire = wireBody<SubcategorySave>('SubCategorySave', [
  ['id', 'subID', integer],
  ['category', 'categoryGuid', guidText],
  ['category', 'categoryID', integer],
  ...bodyColumns(subcategoryFields),
  ['version', 'version', integer],
]);

/** A width may be named by either of its documented names (D29). */
export const variantSaveWire = wireBody<VariantSave>('ProductVariantSave', [
  ['id', 'productVariantID', integer],
  ['id', 'subProductVariantID', integer],
  ...bodyColumns(variantFields),
  ['version', 'version', integer],
]);

export const variantAdditionWire = wireBody<VariantAddition>('ProductVariantAddition', [
  ['familyId', 'productSuperVariantID', integer],
  ...bodyColumns(variantFields),
]);

export const relationWire = wireBody<{ productId: number; relatedProductId: number }>('RelatedProductSave', [
  ['productId', 'productID', integer],
  ['relatedProductId', 'relatedProductID', integer],
]);

const relatedIdWire = wireBody<{ id: number }>('RelatedProductKey', [['id', 'relatedID', integer]]);

/** The link's id, bare or as `{relatedID}` (D29). */
export const relatedKeyBody: Body = {
  schema: z.union([z.int(), relatedIdWire.schema]),
  decode: (body) => (typeof body === 'object' ? relatedIdWire.decode(body) : { id: body }),
  fieldName: relatedIdWire.nameOf,
};
