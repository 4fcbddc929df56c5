import { z } from 'zod';
import { productFields, relatedFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { documentedNotesShape } from '../../catalogue/pricing/price-notes-wire.ts';
import { only } from '../../base/fields/field.ts';
import { answerShape } from '../../base/fields/field-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { anotherNameOf, calledOnWire } from '../../base/wire/wire-members.ts';
import { numberOf } from '../../base/wire/wire-values.ts';

const categoryOfProduct = z
  .object({
    id: calledOnWire('categoryID', z.int()),
    guid: calledOnWire('categoryGuid', z.guid()),
    name: calledOnWire('categoryName', z.string()),
  })
  .meta({ id: 'CategoryOfProduct' });

const priceOfCaller = {
  /** Unit price for the caller; staff without a customer's session see the dollar price without a class. */
  unitPriceMinor: calledOnWire('price', z.int().optional()),
  currency: numberOf([1, 2, 3]).optional(),
};

/** Of a part: widths by themselves have no price list. */
const priceOfPart = { ...priceOfCaller, ...documentedNotesShape };

export const productSchema = z
  .object({
    id: calledOnWire('productID', z.int()),
    ...answerShape(productFields),
    ...priceOfPart,
    imageUrl: z.string().nullable(),
    /** The first in menu order (D10). */
    category: categoryOfProduct.nullable(),
    productCategory: anotherNameOf('category', categoryOfProduct.nullable()), // name in the administration
    /** For staff: version for the next save. */
    version: z.int().optional(),
    /** For staff: a copy of the stock, so that saving unchanged values changes nothing (D42). */
    stockLevelSeen: z.int().optional(),
  })
  .meta({ id: 'Product' });

/** A product in the documented calls, with the fields that the caller may see (D30). */
export type ProductEntry = AnswerOf<typeof productSchema>;

export const relatedSchema = z
  .object({
    id: calledOnWire('relatedID', z.int()),
    productId: z.int(),
    relatedProductId: z.int(),
    ...answerShape(relatedFields),
    ...priceOfPart,
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'RelatedProduct' });

/** A related part. */
export type RelatedEntry = AnswerOf<typeof relatedSchema>;

/** One id under both its documented names (D29). */
export const variantSchema = z
  .object({
    id: calledOnWire('productVariantID', z.int()),
    subProductVariantID: anotherNameOf('id', z.int()),
    familyId: calledOnWire('productSuperVariantID', z.int()),
    ...answerShape(variantFields),
    ...priceOfCaller,
  })
  .meta({ id: 'ProductVariant' });

/** A width of a family (D29). */
export type VariantEntry = AnswerOf<typeof variantSchema>;

export const categorySchema = z
  .object({
    id: calledOnWire('categoryID', z.int()),
    guid: calledOnWire('categoryGuid', z.guid()),
    ...answerShape(categoryFields),
    count: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Category' });

export const subcategorySchema = z
  .object({
    id: calledOnWire('subID', z.int()),
    guid: calledOnWire('subGuid', z.guid()),
    categoryGuid: z.guid(),
    categoryId: z.int(),
    ...answerShape(only(subcategoryFields, ['name', 'show', 'sortOrder'])),
    version: z.int(),
  })
  .meta({ id: 'SubCategory' });

export const categoryLinkSchema = z
  .object({
    id: calledOnWire('productCategoryID', z.int()),
    branchId: calledOnWire('categoryID', z.int()),
    productId: z.int(),
  })
  .meta({ id: 'ProductCategory' });

export const subcategoryLinkSchema = z
  .object({
    id: calledOnWire('productSubCategoryID', z.int()),
    branchId: calledOnWire('subID', z.int()),
    productId: z.int(),
  })
  .meta({ id: 'ProductSubCategory' });
