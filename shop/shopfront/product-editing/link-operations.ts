import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { answerDone, answerNumber, answerInternal, bodyOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { editedKitSchema, editedReplacementSchema } from './answers.ts';
import { linkToggle, productBranches, kitSave, replacementSave, relation } from './input.ts';
import { linkEditing } from './paths.ts';
import { relateProducts, unrelateProducts } from './relate-products.ts';
import { readKit, saveKit } from './save-kit.ts';
import { readReplacement, saveReplacement } from './save-replacement.ts';
import { saveProductBranches } from './save-product-branches.ts';
import { toggleLink } from './toggle-category-link.ts';
import { categoryToggleBody, relatedKeyBody, relationBody, subcategoryToggleBody } from './wire.ts';

const answerToggled = answerDone(z.object({ linkId: z.int() }));

/** Calls of staff about categories, related parts, replacements and kits of a product. */
export const linkOperations = [
  operation(linkEditing.toggleCategory, {
    tag: 'ProductCategory',
    summary: 'Add a product to a category (productCategoryID 0) or remove it (ID of the link). Returns 1 (E6, D23).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: linkToggle('category'),
    body: bodyOf(categoryToggleBody),
    answer: {
      format: answerToggled,
      readAt: (_, { productId }) => `/ProductCategory/GetProductCategoriesByProductID/${productId}`,
      refuses: [404],
    },
    example: { body: { productCategoryID: 0, categoryID: 28, productID: 140 } },
    handle: (toggle, context) => toggleLink('category', toggle, context),
  }),

  operation(linkEditing.toggleSubcategory, {
    tag: 'ProductSubCategory',
    summary: 'Add a product to a sub-category or remove it (E6, D23).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: linkToggle('subcategory'),
    body: bodyOf(subcategoryToggleBody),
    answer: {
      format: answerToggled,
      readAt: (_, { productId }) => `/ProductSubCategory/GetProductSubCategoriesByProductID/${productId}`,
      refuses: [404],
    },
    example: { body: { productSubCategoryID: 0, subID: 301, productID: 140 } },
    handle: (toggle, context) => toggleLink('sub-category', toggle, context),
  }),

  operation(linkEditing.saveBranches, {
    tag: 'Product',
    summary: 'Set all categories and sub-categories of a product. Returns 1 (E6).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: productBranches,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140, categoryIds: [28], subcategoryIds: [] } },
    handle: saveProductBranches,
  }),

  operation(linkEditing.relate, {
    tag: 'Related',
    summary: 'Add a related product. Returns 1 (E7).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: relation,
    body: bodyOf(relationBody),
    answer: {
      format: answerNumber,
      readAt: (_, { productId }) => `/Related/GetAllProductsRelated/${productId}`,
      refuses: [404],
    },
    example: { body: { productID: 101, relatedProductID: 140 } },
    handle: relateProducts,
  }),

  operation(linkEditing.unrelate, {
    tag: 'Related',
    summary:
      'Remove a related product. The body is a bare number or `{relatedID}`. Returns 1, or 0 if there is no such link (E7, D29).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ id: idNumber('related_product') }),
    body: relatedKeyBody,
    answer: { format: answerNumber },
    example: { body: { relatedID: 3 } },
    handle: unrelateProducts,
  }),

  operation(linkEditing.replacement, {
    tag: 'Product',
    summary: "List a product's replacements and the products that it replaces, for editing (J5).",
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(editedReplacementSchema), refuses: [404] },
    example: { path: { productId: 159 } },
    handle: readReplacement,
  }),

  operation(linkEditing.saveReplacement, {
    tag: 'Product',
    summary: "Set a product's replacements from a given day. An empty list removes them. Returns 1 (J5).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: replacementSave,
    answer: {
      format: answerNumber,
      readAt: (_, { productId }) => `/Product/GetReplacementForEdit/${productId}`,
      refuses: [404, 409],
    },
    example: {
      body: {
        productId: 159,
        fromOn: '2026-01-12',
        note: 'The same edge, better varnish on it.',
        parts: [{ part: 'DB-0150-BV', quantity: 1 }],
      },
    },
    handle: saveReplacement,
  }),

  operation(linkEditing.kit, {
    tag: 'Product',
    summary: "List a kit's parts and the kits that contain the product, for editing (J7).",
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(editedKitSchema), refuses: [404] },
    example: { path: { productId: 159 } },
    handle: readKit,
  }),

  operation(linkEditing.saveKit, {
    tag: 'Product',
    summary: "Set a kit's parts. An empty list makes it an ordinary product. Returns 1 (J7).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: kitSave,
    answer: {
      format: answerNumber,
      readAt: (_, { productId }) => `/Product/GetKitForEdit/${productId}`,
      refuses: [404, 409],
    },
    example: { body: { productId: 159, parts: [{ part: 'M2200-GEAR-88', quantity: 2 }] } },
    handle: saveKit,
  }),
];
