import { z } from 'zod';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { fieldShape } from '../../base/fields/field-wire.ts';
import { type Body, bodyOf } from '../../base/operations/answers.ts';
import { anotherNameOf, calledOnWire } from '../../base/wire/wire-members.ts';
import { flag } from '../../base/wire/wire-values.ts';

/** Texts and numbers are taken as typed; the rules report faults (C6). */
export const productBody = z.object({
  id: calledOnWire('productID', z.int()).describe('ID of the product. Save with 0 to create a product.'),
  ...fieldShape(productFields),
  version: z.int(),
  stockLevelSeen: z.int(),
  allowDuplicate: flag(),
  confirmPrices: flag(),
});

export const categoryToggleBody = z.object({
  id: calledOnWire('productCategoryID', z.int()),
  branchId: calledOnWire('categoryID', z.int()),
  productId: z.int(),
});

export const subcategoryToggleBody = z.object({
  id: calledOnWire('productSubCategoryID', z.int()),
  branchId: calledOnWire('subID', z.int()),
  productId: z.int(),
});

export const categoryBody = z.object({
  id: calledOnWire('categoryID', z.int()),
  ...fieldShape(categoryFields),
  version: z.int(),
});

export const subcategoryBody = z.object({
  id: calledOnWire('subID', z.int()),
  category: calledOnWire('categoryGuid', z.guid()),
  categoryID: anotherNameOf('category', z.int()),
  ...fieldShape(subcategoryFields),
  version: z.int(),
});

/** A width may be named by either of its documented names (D29). */
export const variantBody = z.object({
  id: calledOnWire('productVariantID', z.int()),
  subProductVariantID: anotherNameOf('id', z.int()),
  ...fieldShape(variantFields),
  version: z.int(),
});

export const variantAdditionBody = z.object({
  familyId: calledOnWire('productSuperVariantID', z.int()),
  ...fieldShape(variantFields),
});

export const relationBody = z.object({ productId: z.int(), relatedProductId: z.int() });

const relatedId = z.object({ id: calledOnWire('relatedID', z.int()) });
const { decode, fieldName } = bodyOf(relatedId);

/** The link's id, bare or as `{relatedID}` (D29). */
export const relatedKeyBody: Body = {
  schema: z.union([z.int(), relatedId.meta({ id: 'RelatedProductKey' })]),
  decode: (body) => (typeof body === 'object' ? decode(body) : { id: body }),
  fieldName,
};
