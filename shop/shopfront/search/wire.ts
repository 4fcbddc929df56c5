import {
  amount,
  guidText,
  integer,
  nested,
  nullable,
  optional,
  text,
  type WireColumn,
  wireRecord,
} from '../../base/wire/wire-format.ts';
import type { Category, Subcategory } from '../../catalogue/categories/catalogue.ts';
import { productFields, relatedFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { priceNoteColumns } from '../../catalogue/pricing/price-notes-wire.ts';
import { only } from '../../base/fields/field.ts';
import { answerColumns } from '../../base/fields/field-wire.ts';
import type { PriceOfCaller, ProductEntry, RelatedEntry, VariantEntry } from './documented-paths.ts';
import type { BranchLink } from '../../catalogue/categories/catalogue.ts';

const productCategoryWire = wireRecord<{ id: number; guid: string; name: string }>('CategoryOfProduct', [
  ['id', 'categoryID', integer],
  ['guid', 'categoryGuid', guidText],
  ['name', 'categoryName', text],
]);

const priceOfCaller: readonly WireColumn<PriceOfCaller>[] = [
  ['unitPriceMinor', 'price', optional(amount)],
  ['currency', 'currency', optional(integer)],
];

/** Of a part: widths by themselves have no price list. */
const priceOfPart: readonly WireColumn<PriceOfCaller>[] = [...priceOfCaller, ...priceNoteColumns];

export const productWire = wireRecord<ProductEntry>('Product', [
  ['id', 'productID', integer],
  ...answerColumns(productFields),
  ...priceOfPart,
  ['imageUrl', 'imageUrl', nullable(text)],
  ['category', 'category', nullable(nested(productCategoryWire))],
  ['category', 'productCategory', nullable(nested(productCategoryWire))], // name in the administration
  ['version', 'version', optional(integer)],
  ['stockLevelSeen', 'stockLevelSeen', optional(integer)],
]);

export const relatedWire = wireRecord<RelatedEntry>('RelatedProduct', [
  ['id', 'relatedID', integer],
  ['productId', 'productID', integer],
  ['relatedProductId', 'relatedProductID', integer],
  ...answerColumns(relatedFields),
  ...priceOfPart,
  ['imageUrl', 'imageUrl', nullable(text)],
]);

/** One id under both its documented names (D29). */
export const variantWire = wireRecord<VariantEntry>('ProductVariant', [
  ['id', 'productVariantID', integer],
  ['id', 'subProductVariantID', integer],
  ['familyId', 'productSuperVariantID', integer],
  ...answerColumns(variantFields),
  ...priceOfCaller,
]);

export const categoryWire = wireRecord<Category>('Category', [
  ['id', 'categoryID', integer],
  ['guid', 'categoryGuid', guidText],
  ...answerColumns(categoryFields),
  ['count', 'count', integer],
  ['version', 'version', integer],
]);

export const subcategoryWire = wireRecord<Subcategory>('SubCategory', [
  ['id', 'subID', integer],
  ['guid', 'subGuid', guidText],
  ['categoryGuid', 'categoryGuid', guidText],
  ['categoryId', 'categoryID', integer],
  ...answerColumns(only(subcategoryFields, ['name', 'show', 'sortOrder'])),
  ['version', 'version', integer],
]);

export const categoryLinkWire = wireRecord<BranchLink>('ProductCategory', [
  ['id', 'productCategoryID', integer],
  ['branchId', 'categoryID', integer],
  ['productId', 'productID', integer],
]);

export const subcategoryLinkWire = wireRecord<BranchLink>('ProductSubCategory', [
  ['id', 'productSubCategoryID', integer],
  ['branchId', 'subID', integer],
  ['productId', 'productID', integer],
]);
