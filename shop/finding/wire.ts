import {
  amount,
  flag,
  guidText,
  integer,
  nested,
  nullable,
  optional,
  text,
  wireRecord,
  computed,
} from '../frame/wire-format.ts';
import type { Category, Subcategory } from '../catalogue/catalogue.ts';
import type { ProductEntry, RelatedEntry, VariantEntry } from './documented-paths.ts';
import type { BranchLink } from '../catalogue/catalogue.ts';

const productCategoryWire = wireRecord<{ id: number; guid: string; name: string }>('CategoryOfProduct', [
  ['id', 'categoryID', integer],
  ['guid', 'categoryGuid', guidText],
  ['name', 'categoryName', text],
]);

export const productWire = wireRecord<ProductEntry>('Product', [
  ['id', 'productID', integer],
  ['name', 'productName', text],
  ['intro', 'productIntro', text],
  ['details', 'productDetails', text],
  ['usdMinor', 'productPriceDollar', optional(amount)],
  ['eurMinor', 'productPriceEuro', optional(amount)],
  ['unitPriceMinor', 'price', optional(amount)],
  ['currency', 'currency', optional(integer)],
  ['stockLevel', 'stockLevel', integer],
  ['active', 'productStatus', flag(2)],
  ['award', 'award', integer],
  ['familyId', 'productSuperVariantID', integer],
  ['flash', 'flash', text],
  ['useCloudImage', 'useCloudImage', flag(2)],
  ['imageUrl', 'imageUrl', nullable(text)],
  ['category', 'category', nullable(nested(productCategoryWire))],
  computed(({ category }) => category, 'productCategory', nullable(nested(productCategoryWire))), // so in the administration
  ['locallySourced', 'locallySourced', optional(flag(2))],
  ['pallet', 'pallet', optional(flag(2))],
]);

export const relatedWire = wireRecord<RelatedEntry>('RelatedProduct', [
  ['id', 'relatedID', integer],
  ['productId', 'productID', integer],
  ['relatedProductId', 'relatedProductID', integer],
  ['name', 'productName', text],
  ['intro', 'productIntro', text],
  ['details', 'productDetails', text],
  ['active', 'productStatus', flag(2)],
  ['imageUrl', 'imageUrl', nullable(text)],
  ['usdMinor', 'productPriceDollar', optional(amount)],
  ['eurMinor', 'productPriceEuro', optional(amount)],
  ['unitPriceMinor', 'price', optional(amount)],
  ['currency', 'currency', optional(integer)],
]);

/** One id under both its documented names (D29). */
export const variantWire = wireRecord<VariantEntry>('ProductVariant', [
  ['id', 'productVariantID', integer],
  computed(({ id }) => id, 'subProductVariantID', integer),
  ['familyId', 'productSuperVariantID', integer],
  ['details', 'productVariantDetails', text],
  ['usdMinor', 'productVariantPriceDollar', optional(amount)],
  ['eurMinor', 'productVariantPriceEuro', optional(amount)],
  ['gbpMinor', 'productVariantPriceGBP', optional(amount)],
  ['unitPriceMinor', 'price', optional(amount)],
  ['currency', 'currency', optional(integer)],
]);

export const categoryWire = wireRecord<Category>('Category', [
  ['id', 'categoryID', integer],
  ['name', 'categoryName', text],
  ['guid', 'categoryGuid', guidText],
  ['show', 'show', integer],
  ['regional', 'regional', flag()],
  ['delivery', 'delivery', text],
  ['deliveryAdd', 'deliveryadd', text],
  ['sortOrder', 'catorder', integer],
  ['onHomePage', 'homepageShow', flag()],
  ['onDashboard', 'dashboardShow', flag()],
  ['role', 'role', nullable(text)],
  ['picturePart', 'picturePart', text],
  ['count', 'count', integer],
]);

export const subcategoryWire = wireRecord<Subcategory>('SubCategory', [
  ['id', 'subID', integer],
  ['name', 'subName', text],
  ['guid', 'subGuid', guidText],
  ['categoryGuid', 'categoryGuid', guidText],
  ['categoryId', 'categoryID', integer],
  ['show', 'show', integer],
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
