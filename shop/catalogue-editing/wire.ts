import { z } from 'zod';
import type { Body } from '../frame/operation.ts';
import { amount, described, flag, guidText, integer, nullable, text, wireBody } from '../frame/wire-format.ts';
import type { CategorySave, LinkToggle, ProductSave, SubcategorySave, VariantAddition, VariantSave } from './paths.ts';

/** Texts are taken as they were typed, numbers too: what is wrong with them the rules say (C6). */
export const productSaveWire = wireBody<ProductSave>('ProductSave', [
  ['id', 'productID', described("The product's number; 0 makes a new one.", integer)],
  ['name', 'productName', text],
  ['intro', 'productIntro', text],
  ['details', 'productDetails', text],
  ['usdMinor', 'productPriceDollar', amount],
  ['eurMinor', 'productPriceEuro', amount],
  ['stockLevel', 'stockLevel', integer],
  ['active', 'productStatus', flag(2)],
  ['award', 'award', integer],
  ['familyId', 'productSuperVariantID', integer],
  ['flash', 'flash', text],
  ['useCloudImage', 'useCloudImage', flag(2)],
  ['locallySourced', 'locallySourced', flag(2)],
  ['pallet', 'pallet', flag(2)],
  ['version', 'version', integer],
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
  ['name', 'categoryName', text],
  ['show', 'show', integer],
  ['regional', 'regional', flag()],
  ['delivery', 'delivery', text],
  ['deliveryAdd', 'deliveryadd', text],
  ['sortOrder', 'catorder', integer],
  ['onHomePage', 'homepageShow', flag()],
  ['onDashboard', 'dashboardShow', flag()],
  ['role', 'role', nullable(text)],
  ['picturePart', 'picturePart', text],
  ['version', 'version', integer],
]);

export const subcategorySaveWire = wireBody<SubcategorySave>('SubCategorySave', [
  ['id', 'subID', integer],
  ['name', 'subName', text],
  ['category', 'categoryGuid', guidText],
  ['category', 'categoryID', integer],
  ['show', 'show', integer],
  ['sortOrder', 'suborder', integer],
  ['version', 'version', integer],
]);

/** A width may be named as it was read, by either of its documented names (D29). */
export const variantSaveWire = wireBody<VariantSave>('ProductVariantSave', [
  ['id', 'productVariantID', integer],
  ['id', 'subProductVariantID', integer],
  ['details', 'productVariantDetails', text],
  ['usdMinor', 'productVariantPriceDollar', amount],
  ['eurMinor', 'productVariantPriceEuro', amount],
  ['gbpMinor', 'productVariantPriceGBP', amount],
  ['version', 'version', integer],
]);

export const variantAdditionWire = wireBody<VariantAddition>('ProductVariantAddition', [
  ['familyId', 'productSuperVariantID', integer],
  ['details', 'productVariantDetails', text],
  ['usdMinor', 'productVariantPriceDollar', amount],
  ['eurMinor', 'productVariantPriceEuro', amount],
  ['gbpMinor', 'productVariantPriceGBP', amount],
]);

export const relationWire = wireBody<{ productId: number; relatedProductId: number }>('RelatedProductSave', [
  ['productId', 'productID', integer],
  ['relatedProductId', 'relatedProductID', integer],
]);

const relatedIdWire = wireBody<{ id: number }>('RelatedProductKey', [['id', 'relatedID', integer]]);

/** The link's number, bare or as `{relatedID}` (D29). */
export const relatedKeyBody: Body = {
  schema: z.union([z.int(), relatedIdWire.schema]),
  decode: (body) => (typeof body === 'object' ? relatedIdWire.decode(body) : { id: body }),
  fieldName: relatedIdWire.nameOf,
};
