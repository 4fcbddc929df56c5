import { NEEDS } from '../kernel/staff-right.ts';
import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../files/pictures/picture-file.ts';
import { ALT_MAX } from '../catalogue/product-gallery.ts';
import { addProductPicture, deleteProductPicture, makeMainPicture, saveProductPictures } from './product-gallery.ts';
import { removeProductSheet, uploadProductSheet } from './product-sheet.ts';
import { SHEET_MAX_BYTES, SHEET_TOO_LARGE } from './sheet-rules.ts';
import { uniqueById } from '../kernel/unique-by-id.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { listExport } from '../operations/list-export.ts';
import { listQuestion, orAbsent } from '../operations/list-request.ts';
import { currencies, toDecimal } from '../kernel/money.ts';
import {
  answerDone,
  answerInternalList,
  answerNumber,
  answerInternal,
  bodyListOf,
  bodyOf,
  noInput,
  operation,
} from '../operations/operation.ts';
import { answerId, answerSaveResult } from '../operations/save-result.ts';
import { listPage } from '../operations/staff-list.ts';
import { issue } from '../kernel/issue.ts';
import { fileInput, idNumber, optionalTextInput } from '../operations/input-schemas.ts';
import { examples } from './examples.ts';
import { editedFamily, editedProduct, editedReplacement, editingChoicesAnswer, staffProduct } from './answers.ts';
import { CLASS_NAMES, LISTED_CLASSES, LISTED_CURRENCIES } from './class-prices.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editingChoices } from './editing-choices.ts';
import {
  categorySave,
  linkToggle,
  productBranches,
  productSave,
  replacementSave,
  relation,
  subcategorySave,
  variantAddition,
  variantSave,
} from './input.ts';
import {
  branchEditing,
  linkEditing,
  productEditing,
  type ProductQuestion,
  productSorts,
  type StaffProduct,
  variantEditing,
} from './paths.ts';
import { specificationOperations } from './specifications/operations.ts';
import { synonymOperations } from './synonyms/operations.ts';
import { translationOperations } from './translations/operations.ts';
import { productList } from './product-list-queries.ts';
import { removeProductPicture, uploadProductPicture } from './product-picture.ts';
import { readProductForEdit } from './read-product.ts';
import { relateProducts, unrelateProducts } from './relate-products.ts';
import { saveCategories, saveCategory, saveSubcategories } from './save-branches.ts';
import { saveProduct } from './save-product.ts';
import { readReplacement, saveReplacement } from './save-replacement.ts';
import { saveProductBranches } from './save-product-branches.ts';
import { addVariant } from './add-variant.ts';
import { saveVariants } from './save-variants.ts';
import { toggleLink } from './toggle-link.ts';
import {
  categorySaveWire,
  categoryToggleWire,
  productSaveWire,
  relatedKeyBody,
  relationWire,
  subcategorySaveWire,
  subcategoryToggleWire,
  variantAdditionWire,
  variantSaveWire,
} from './wire.ts';

const productQuestion: z.ZodType<ProductQuestion> = listQuestion(productSorts).extend({
  status: orAbsent(z.enum(['active', 'inactive'], issue('staff-refusal.product-status'))),
  categoryId: orAbsent(idNumber('category')),
  picture: orAbsent(z.enum(['with', 'without'], issue('staff-refusal.product-picture'))),
  stock: orAbsent(z.enum(['none', 'low', 'some'], issue('staff-refusal.product-stock'))),
});

const answerToggled = answerDone(z.object({ linkId: z.int() }));

/** Operations for editing the catalogue (E5 to E9). */
export const editingOperations = [
  ...specificationOperations,
  ...synonymOperations,
  ...translationOperations,
  operation(productEditing.list, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'The products with what each price class pays in each currency; searched, filtered and sorted (E5).',
    access: 'staff',
    input: productQuestion,
    answer: answerInternalList(staffProduct),
    example: { query: { search: 'blade', status: 'active', stock: 'low' } },
    handle: (question, { shop }) => listPage(shop, productList, question),
  }),

  operation(productEditing.choices, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'What a product can be put into, what its award does, and what its prices are made of (E6, D4).',
    access: 'staff',
    input: noInput,
    answer: answerInternal(editingChoicesAnswer),
    handle: (_, { shop }) => editingChoices(shop.hot()),
  }),

  operation(productEditing.read, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'One product with everything that its form shows (E6).',
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerInternal(editedProduct),
    example: { path: { productId: 140 } },
    handle: readProductForEdit,
  }),

  operation(productEditing.save, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'Save a product; productID 0 makes a new one, what is left out stays. Answers 1 (E6, C6, D24).',
    access: 'staff',
    input: productSave,
    body: bodyOf(productSaveWire),
    answer: answerSaveResult,
    readAt: ({ id }) => `/Product/GetProductByID/${id}`,
    refuses: [404, 409],
    example: examples.product,
    handle: saveProduct,
  }),

  operation(productEditing.duplicate, {
    staffRight: NEEDS.pricedParts,
    tag: 'Product',
    summary: 'Make an inactive copy of a product, with its categories, related products and picture.',
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerInternal(z.object({ id: z.int(), version: z.int() })),
    readAt: ({ id }) => `/Product/GetProductByID/${id}`,
    refuses: [404, 409],
    example: { body: { productId: 140 } },
    handle: duplicateProduct,
  }),

  operation(productEditing.uploadPicture, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Keep a picture (JPEG, PNG, WebP, AVIF or GIF) and show it with a product (E6, D24).',
    access: 'staff',
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    input: z.object({ file: fileInput(issue('staff-refusal.choose-picture')), productId: idNumber('product') }),
    answer: answerInternal(z.object({ imageHash: z.string() })),
    refuses: [404],
    example: { body: { productId: 140 }, fileName: 'DB-0150.png' },
    handle: uploadProductPicture,
  }),

  operation(productEditing.removePicture, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: "Take a product's stored picture away. Answers 1.",
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerNumber,
    example: { path: { productId: 140 } },
    handle: removeProductPicture,
  }),

  operation(productEditing.addPicture, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary:
      'Keep a further picture (JPEG, PNG, WebP, AVIF or GIF) of a product, behind those that are there. Answers 1 (A12, E6).',
    access: 'staff',
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    input: z.object({ file: fileInput(issue('staff-refusal.choose-picture')), productId: idNumber('product') }),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { productId: 140 }, fileName: 'DB-0150.png' },
    handle: addProductPicture,
  }),

  operation(productEditing.savePictures, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Save order and descriptions of all further pictures of a product. Answers 1 (E6).',
    access: 'staff',
    input: z.object({
      productId: idNumber('product'),
      pictures: uniqueById(
        z.object({
          id: idNumber('picture'),
          alt: optionalTextInput.refine((text) => text.length <= ALT_MAX, issue('rule.too-long')),
        }),
        'pictures',
      ),
    }),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { productId: 140, pictures: [] } },
    handle: saveProductPictures,
  }),

  operation(productEditing.makeMainPicture, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: "Show a further picture as the product's own, which takes its place. Answers 1 (E6).",
    access: 'staff',
    input: z.object({ productId: idNumber('product'), pictureId: idNumber('picture') }),
    answer: answerNumber,
    refuses: [404],
    example: { body: { productId: 140, pictureId: 1 } },
    handle: makeMainPicture,
  }),

  operation(productEditing.deletePicture, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Take a further picture off a product. Answers 1.',
    access: 'staff',
    input: z.object({ productId: idNumber('product'), pictureId: idNumber('picture') }),
    answer: answerNumber,
    example: { path: { productId: 140, pictureId: 1 } },
    handle: deleteProductPicture,
  }),

  operation(productEditing.uploadSheet, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Upload the data sheet of a product, a PDF, in place of the one that is there. Answers 1 (E6).',
    access: 'staff',
    file: { maxBytes: SHEET_MAX_BYTES, tooLarge: SHEET_TOO_LARGE },
    input: z.object({ file: fileInput(issue('refusal.choose-file')), productId: idNumber('product') }),
    answer: answerNumber,
    refuses: [404],
    example: { body: { productId: 140 }, fileName: 'DB-0150.pdf' },
    handle: uploadProductSheet,
  }),

  operation(productEditing.removeSheet, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: "Take a product's data sheet away. Answers 1.",
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerNumber,
    example: { path: { productId: 140 } },
    handle: removeProductSheet,
  }),

  operation(linkEditing.toggleCategory, {
    staffRight: 'catalogue',
    tag: 'ProductCategory',
    summary: 'Put a product into a category (productCategoryID 0) or take it out (its id). Answers 1 (E6, D23).',
    access: 'staff',
    input: linkToggle('category'),
    body: bodyOf(categoryToggleWire),
    answer: answerToggled,
    readAt: (_, { productId }) => `/ProductCategory/GetProductCategoriesByProductID/${productId}`,
    refuses: [404],
    example: { body: { productCategoryID: 0, categoryID: 28, productID: 140 } },
    handle: (toggle, context) => toggleLink('category', toggle, context),
  }),

  operation(linkEditing.toggleSubcategory, {
    staffRight: 'catalogue',
    tag: 'ProductSubCategory',
    summary: 'The same for a sub-category (E6, D23).',
    access: 'staff',
    input: linkToggle('subcategory'),
    body: bodyOf(subcategoryToggleWire),
    answer: answerToggled,
    readAt: (_, { productId }) => `/ProductSubCategory/GetProductSubCategoriesByProductID/${productId}`,
    refuses: [404],
    example: { body: { productSubCategoryID: 0, subID: 301, productID: 140 } },
    handle: (toggle, context) => toggleLink('sub-category', toggle, context),
  }),

  operation(linkEditing.saveBranches, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Say in which categories and sub-categories a product stands: in these and no others. Answers 1 (E6).',
    access: 'staff',
    input: productBranches,
    answer: answerNumber,
    refuses: [404],
    example: { body: { productId: 140, categoryIds: [28], subcategoryIds: [] } },
    handle: saveProductBranches,
  }),

  operation(linkEditing.relate, {
    staffRight: 'catalogue',
    tag: 'Related',
    summary: 'Say that a product goes with another. Answers 1 (E7).',
    access: 'staff',
    input: relation,
    body: bodyOf(relationWire),
    answer: answerNumber,
    readAt: (_, { productId }) => `/Related/GetAllProductsRelated/${productId}`,
    refuses: [404],
    example: { body: { productID: 101, relatedProductID: 140 } },
    handle: relateProducts,
  }),

  operation(linkEditing.unrelate, {
    staffRight: 'catalogue',
    tag: 'Related',
    summary: 'Take that back: a bare number or `{relatedID}`. Answers 1, or 0: there is none (E7, D29).',
    access: 'staff',
    input: z.object({ id: idNumber('related_product') }),
    body: relatedKeyBody,
    answer: answerNumber,
    example: { body: { relatedID: 3 } },
    handle: unrelateProducts,
  }),

  operation(linkEditing.replacement, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'By what a product is replaced and which it replaces, as staff edit it (J5).',
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerInternal(editedReplacement),
    refuses: [404],
    example: { path: { productId: 159 } },
    handle: readReplacement,
  }),

  operation(linkEditing.saveReplacement, {
    staffRight: 'catalogue',
    tag: 'Product',
    summary: 'Say what a product is replaced by, from a day on; no parts: by nothing. Answers 1 (J5).',
    access: 'staff',
    input: replacementSave,
    answer: answerNumber,
    readAt: (_, { productId }) => `/Product/GetReplacementForEdit/${productId}`,
    refuses: [404, 409],
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

  operation(branchEditing.saveCategory, {
    staffRight: 'catalogue',
    tag: 'Category',
    summary: 'Save a category; categoryID 0 makes a new one. Answers 1 (E9, D24).',
    access: 'staff',
    input: categorySave,
    body: bodyOf(categorySaveWire),
    answer: answerSaveResult,
    readAt: ({ id }) => `/ProductCategory/FindProductsByCategoryID/${id}/1`,
    refuses: [404, 409],
    example: {
      body: { categoryID: 0, categoryName: 'Sleeves', show: 3, catorder: 40, homepageShow: 0, delivery: '0' },
    },
    handle: async (draft, context) => only(await saveCategory(draft, context)),
  }),

  operation(branchEditing.saveCategories, {
    staffRight: 'catalogue',
    tag: 'Category',
    summary: 'Save several categories by their ids: all or none; the others stay. Answers 1 (E9, D24).',
    access: 'staff',
    input: z.object({ categories: uniqueById(categorySave, 'categories') }),
    body: bodyListOf('categories', categorySaveWire),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: [{ categoryID: 28, categoryName: 'Tesa Tape', show: 1, catorder: 1 }] },
    handle: async ({ categories }, context) => done(await saveCategories(categories, context)),
  }),

  operation(branchEditing.saveSubcategory, {
    staffRight: 'catalogue',
    tag: 'SubCategory',
    summary: 'Save a sub-category; subID 0 makes a new one in its category. Answers 1 (E9, D24).',
    access: 'staff',
    input: subcategorySave,
    body: bodyOf(subcategorySaveWire),
    answer: answerSaveResult,
    readAt: ({ id }) => `/ProductSubCategory/FindProductsBySubCategoryID/${id}/1`,
    refuses: [404, 409],
    example: {
      body: { subID: 0, subName: 'Air cylinders', categoryGuid: '23140838-5158-4b2f-93e5-850b7a7bd171', show: 3 },
    },
    handle: async (draft, context) => only(await saveSubcategories([draft], context)),
  }),

  operation(branchEditing.saveSubcategories, {
    staffRight: 'catalogue',
    tag: 'SubCategory',
    summary: 'Save several sub-categories by their ids: all or none; the others stay. Answers 1 (E9, D24).',
    access: 'staff',
    input: z.object({ subcategories: uniqueById(subcategorySave, 'sub-categories') }),
    body: bodyListOf('subcategories', subcategorySaveWire),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: [{ subID: 301, subName: 'Super Soft Mounting Tape', show: 1, suborder: 1 }] },
    handle: async ({ subcategories }, context) => done(await saveSubcategories(subcategories, context)),
  }),

  operation(variantEditing.read, {
    staffRight: NEEDS.parts,
    tag: 'SubProductVariant',
    summary: 'The widths of a family with their own prices, for the price editor (E8).',
    access: 'staff',
    input: z.object({ familyId: idNumber('family') }),
    answer: answerInternal(editedFamily),
    example: { path: { familyId: 1 } },
    handle({ familyId }, { shop }) {
      const family = shop.hot().families.get(familyId);
      if (family === undefined) throw new NotFoundError('family');
      return family;
    },
  }),

  operation(variantEditing.add, {
    staffRight: NEEDS.pricedParts,
    tag: 'SubProductVariant',
    summary: 'One more width of a family, after the others. Answers 1 (E8).',
    access: 'staff',
    input: variantAddition,
    body: bodyOf(variantAdditionWire),
    answer: answerId,
    readAt: ({ id }) => `/ProductVariant/GetProductVariantByID/${id}`,
    refuses: [404],
    example: { body: { productSuperVariantID: 1, productVariantDetails: '600 mm', productVariantPriceDollar: 410 } },
    handle: addVariant,
  }),

  operation(variantEditing.save, {
    staffRight: 'prices',
    tag: 'SubProductVariant',
    summary: 'Save several widths by their ids: all or none; the others stay. Answers 1 (E8, D24).',
    access: 'staff',
    input: z.object({ variants: uniqueById(variantSave, 'widths'), confirmPrices: z.boolean().optional() }),
    body: bodyListOf('variants', variantSaveWire),
    answer: answerNumber,
    refuses: [404, 409],
    example: examples.variants,
    handle: saveVariants,
  }),
];

export const productExport = listExport('products', productQuestion, productList, [
  ['productID', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Description', ({ intro }) => intro],
  ['Stock', ({ stockLevel }) => stockLevel],
  ...LISTED_CLASSES.flatMap((priceClass) =>
    LISTED_CURRENCIES.map(
      (currency) =>
        [
          `${CLASS_NAMES[priceClass]} ${currencies[currency].code}`,
          ({ prices }: StaffProduct) => toDecimal(prices[priceClass][currency]),
        ] as const,
    ),
  ),
  ['Status', ({ active }) => (active ? 'Active' : 'Inactive')],
]);

function only<Each>([first]: readonly Each[]): Each {
  if (first === undefined) throw new Error('One thing was saved and none answered.');
  return first;
}

function done(_saved: readonly unknown[]): 1 {
  return 1;
}
