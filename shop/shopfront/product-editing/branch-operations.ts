import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { uniqueById } from '../../base/kernel/unique-by-id.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { answerNumber, answerInternal, bodyListOf, bodyOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { answerId, answerSaveResult } from '../../base/operations/save-result.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { examples } from './examples.ts';
import { editedFamilySchema } from './answers.ts';
import { categorySave, subcategorySave, variantAddition, variantSave } from './input.ts';
import { branchEditing, variantEditing } from './paths.ts';
import { saveCategories, saveCategory, saveSubcategories } from './save-categories.ts';
import { addVariant } from './add-variant.ts';
import { saveVariants } from './save-variants.ts';
import { categoryBody, subcategoryBody, variantAdditionBody, variantBody } from './wire.ts';

/** Calls of staff about categories, sub-categories and widths. */
export const branchOperations = [
  operation(branchEditing.saveCategory, {
    tag: 'Category',
    summary: 'Save a category. Use categoryID 0 to create one. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: categorySave,
    body: bodyOf(categoryBody),
    answer: {
      format: answerSaveResult,
      readAt: ({ id }) => `/ProductCategory/FindProductsByCategoryID/${id}/1`,
      refuses: [404, 409],
    },
    example: {
      body: { categoryID: 0, categoryName: 'Sleeves', show: 3, catorder: 40, homepageShow: 0, delivery: '0' },
    },
    handle: async (draft, context) => only(await saveCategory(draft, context)),
  }),

  operation(branchEditing.saveCategories, {
    tag: 'Category',
    summary: 'Save several categories by ID, all or none. Other categories are unchanged. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ categories: uniqueById(categorySave, 'categories') }),
    body: bodyListOf('categories', categoryBody),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: [{ categoryID: 28, categoryName: 'Tesa Tape', show: 1, catorder: 1 }] },
    handle: async ({ categories }, context) => done(await saveCategories(categories, context)),
  }),

  operation(branchEditing.saveSubcategory, {
    tag: 'SubCategory',
    summary: 'Save a sub-category. Use subID 0 to create one in its category. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: subcategorySave,
    body: bodyOf(subcategoryBody),
    answer: {
      format: answerSaveResult,
      readAt: ({ id }) => `/ProductSubCategory/FindProductsBySubCategoryID/${id}/1`,
      refuses: [404, 409],
    },
    example: {
      body: { subID: 0, subName: 'Air cylinders', categoryGuid: '23140838-5158-4b2f-93e5-850b7a7bd171', show: 3 },
    },
    handle: async (draft, context) => only(await saveSubcategories([draft], context)),
  }),

  operation(branchEditing.saveSubcategories, {
    tag: 'SubCategory',
    summary: 'Save several sub-categories by ID, all or none. Other sub-categories are unchanged. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ subcategories: uniqueById(subcategorySave, 'sub-categories') }),
    body: bodyListOf('subcategories', subcategoryBody),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: [{ subID: 301, subName: 'Super Soft Mounting Tape', show: 1, suborder: 1 }] },
    handle: async ({ subcategories }, context) => done(await saveSubcategories(subcategories, context)),
  }),

  operation(variantEditing.read, {
    tag: 'SubProductVariant',
    summary: 'List the widths of a family with their own prices, for the price editor (E8).',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'prices:read' },
    input: z.object({ familyId: idNumber('family') }),
    answer: { format: answerInternal(editedFamilySchema) },
    example: { path: { familyId: 1 } },
    handle({ familyId }, { shop }) {
      const family = shop.hot().families.get(familyId);
      if (family === undefined) throw new NotFoundError('family');
      return family;
    },
  }),

  operation(variantEditing.add, {
    tag: 'SubProductVariant',
    summary: 'Add a width to the end of a family. Returns 1 (E8).',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: variantAddition,
    body: bodyOf(variantAdditionBody),
    answer: { format: answerId, readAt: ({ id }) => `/ProductVariant/GetProductVariantByID/${id}`, refuses: [404] },
    example: { body: { productSuperVariantID: 1, productVariantDetails: '600 mm', productVariantPriceDollar: 410 } },
    handle: addVariant,
  }),

  operation(variantEditing.save, {
    tag: 'SubProductVariant',
    summary: 'Save several widths by ID, all or none. Other widths are unchanged. Returns 1 (E8, D24).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:write' },
    input: z.object({ variants: uniqueById(variantSave, 'widths'), confirmPrices: z.boolean().optional() }),
    body: bodyListOf('variants', variantBody),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: examples.variants,
    handle: saveVariants,
  }),
];

function only<Each>([first]: readonly Each[]): Each {
  if (first === undefined) throw new Error('One item was saved and none was returned.');
  return first;
}

function done(_saved: readonly unknown[]): 1 {
  return 1;
}
