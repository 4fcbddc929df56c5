import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { ALT_MAX } from '../../catalogue/product-pictures/product-gallery.ts';
import { addProductPicture, deleteProductPicture, makeMainPicture, saveProductPictures } from './product-gallery.ts';
import { removeProductSheet, uploadProductSheet } from './upload-data-sheet.ts';
import { SHEET_MAX_BYTES, SHEET_TOO_LARGE } from './data-sheet-limits.ts';
import { uniqueById } from '../../base/kernel/unique-by-id.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import {
  answerDone,
  answerInternalList,
  answerNumber,
  answerInternal,
  bodyListOf,
  bodyOf,
  noInput,
} from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { answerId, answerSaveResult } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { issue } from '../../base/messages/issue.ts';
import { fileInput, idNumber, optionalTextInput } from '../../base/wire/input-schemas.ts';
import { examples } from './examples.ts';
import {
  editedFamilySchema,
  editedProductSchema,
  editedKitSchema,
  editedReplacementSchema,
  editingChoicesSchema,
  staffProductSchema,
} from './answers.ts';
import { CLASS_NAMES, LISTED_CLASSES, LISTED_CURRENCIES } from './class-prices.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editingChoices } from './form-choices.ts';
import {
  categorySave,
  linkToggle,
  productBranches,
  productSave,
  kitSave,
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
  productDeclaration,
  type StaffProduct,
  variantEditing,
} from './paths.ts';
import { specificationOperations } from '../specification-editing/operations.ts';
import { synonymOperations } from '../synonyms/operations.ts';
import { translationOperations } from '../translations/operations.ts';
import { productList } from './product-list-queries.ts';
import { removeProductPicture, uploadProductPicture } from './product-picture.ts';
import { readProductForEdit } from './read-product.ts';
import { relateProducts, unrelateProducts } from './relate-products.ts';
import { saveCategories, saveCategory, saveSubcategories } from './save-categories.ts';
import { saveProduct } from './save-product.ts';
import { readKit, saveKit } from './save-kit.ts';
import { readReplacement, saveReplacement } from './save-replacement.ts';
import { saveProductBranches } from './save-product-branches.ts';
import { addVariant } from './add-variant.ts';
import { saveVariants } from './save-variants.ts';
import { toggleLink } from './toggle-category-link.ts';
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

const productQuestion = listInput(productDeclaration);

const answerToggled = answerDone(z.object({ linkId: z.int() }));

/** Operations for editing the catalogue (E5 to E9). */
export const editingOperations = [
  ...specificationOperations,
  ...synonymOperations,
  ...translationOperations,
  operation(productEditing.list, {
    tag: 'Product',
    summary:
      'List products with the price of each price class in each currency. Supports search, filters and sorting (E5).',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: productQuestion,
    answer: { format: answerInternalList(staffProductSchema) },
    example: { query: { search: 'blade', status: 'active', stock: 'low' } },
    handle: (question, { shop }) => listPage(shop, productList, question),
  }),

  operation(productEditing.choices, {
    tag: 'Product',
    summary:
      'Get the options of the product form: categories, effects of awards, and the rates and readings behind the prices (E6, D4).',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: noInput,
    answer: { format: answerInternal(editingChoicesSchema) },
    handle: (_, { shop }) => editingChoices(shop.hot()),
  }),

  operation(productEditing.read, {
    tag: 'Product',
    summary: "Get all the data of a product's form (E6).",
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(editedProductSchema) },
    example: { path: { productId: 140 } },
    handle: readProductForEdit,
  }),

  operation(productEditing.save, {
    tag: 'Product',
    summary: 'Save a product. Use productID 0 to create one. Omitted fields are unchanged. Returns 1 (E6, C6, D24).',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:write' },
    input: productSave,
    body: bodyOf(productSaveWire),
    answer: { format: answerSaveResult, readAt: ({ id }) => `/Product/GetProductByID/${id}`, refuses: [404, 409] },
    example: examples.product,
    handle: saveProduct,
  }),

  operation(productEditing.duplicate, {
    tag: 'Product',
    summary: 'Copy a product with its categories, related products and picture. The copy is inactive.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: z.object({ productId: idNumber('product') }),
    answer: {
      format: answerInternal(z.object({ id: z.int(), version: z.int() })),
      readAt: ({ id }) => `/Product/GetProductByID/${id}`,
      refuses: [404, 409],
    },
    example: { body: { productId: 140 } },
    handle: duplicateProduct,
  }),

  operation(productEditing.uploadPicture, {
    tag: 'Product',
    summary: "Upload a picture (JPEG, PNG, WebP, AVIF or GIF) as a product's main picture (E6, D24).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ file: fileInput(issue('staff-refusal.choose-picture')), productId: idNumber('product') }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    answer: { format: answerInternal(z.object({ imageHash: z.string() })), refuses: [404] },
    example: { body: { productId: 140 }, fileName: 'DB-0150.png' },
    handle: uploadProductPicture,
  }),

  operation(productEditing.removePicture, {
    tag: 'Product',
    summary: "Remove a product's uploaded main picture. Returns 1.",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerNumber },
    example: { path: { productId: 140 } },
    handle: removeProductPicture,
  }),

  operation(productEditing.addPicture, {
    tag: 'Product',
    summary:
      'Upload an additional picture (JPEG, PNG, WebP, AVIF or GIF) of a product. It is added last. Returns 1 (A12, E6).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ file: fileInput(issue('staff-refusal.choose-picture')), productId: idNumber('product') }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { productId: 140 }, fileName: 'DB-0150.png' },
    handle: addProductPicture,
  }),

  operation(productEditing.savePictures, {
    tag: 'Product',
    summary: "Save the order and descriptions of a product's additional pictures. Returns 1 (E6).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
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
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { productId: 140, pictures: [] } },
    handle: saveProductPictures,
  }),

  operation(productEditing.makeMainPicture, {
    tag: 'Product',
    summary: "Swap an additional picture with the product's main picture. Returns 1 (E6).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ productId: idNumber('product'), pictureId: idNumber('picture') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140, pictureId: 1 } },
    handle: makeMainPicture,
  }),

  operation(productEditing.deletePicture, {
    tag: 'Product',
    summary: 'Remove an additional picture from a product. Returns 1.',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ productId: idNumber('product'), pictureId: idNumber('picture') }),
    answer: { format: answerNumber },
    example: { path: { productId: 140, pictureId: 1 } },
    handle: deleteProductPicture,
  }),

  operation(productEditing.uploadSheet, {
    tag: 'Product',
    summary: "Upload a product's data sheet (PDF), which replaces the current one. Returns 1 (E6).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ file: fileInput(issue('refusal.choose-file')), productId: idNumber('product') }),
    file: { maxBytes: SHEET_MAX_BYTES, tooLarge: SHEET_TOO_LARGE },
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140 }, fileName: 'DB-0150.pdf' },
    handle: uploadProductSheet,
  }),

  operation(productEditing.removeSheet, {
    tag: 'Product',
    summary: "Remove a product's data sheet. Returns 1.",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerNumber },
    example: { path: { productId: 140 } },
    handle: removeProductSheet,
  }),

  operation(linkEditing.toggleCategory, {
    tag: 'ProductCategory',
    summary: 'Add a product to a category (productCategoryID 0) or remove it (ID of the link). Returns 1 (E6, D23).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: linkToggle('category'),
    body: bodyOf(categoryToggleWire),
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
    body: bodyOf(subcategoryToggleWire),
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
    body: bodyOf(relationWire),
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

  operation(branchEditing.saveCategory, {
    tag: 'Category',
    summary: 'Save a category. Use categoryID 0 to create one. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: categorySave,
    body: bodyOf(categorySaveWire),
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
    body: bodyListOf('categories', categorySaveWire),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: [{ categoryID: 28, categoryName: 'Tesa Tape', show: 1, catorder: 1 }] },
    handle: async ({ categories }, context) => done(await saveCategories(categories, context)),
  }),

  operation(branchEditing.saveSubcategory, {
    tag: 'SubCategory',
    summary: 'Save a sub-category. Use subID 0 to create one in its category. Returns 1 (E9, D24).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: subcategorySave,
    body: bodyOf(subcategorySaveWire),
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
    body: bodyListOf('subcategories', subcategorySaveWire),
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
    body: bodyOf(variantAdditionWire),
    answer: { format: answerId, readAt: ({ id }) => `/ProductVariant/GetProductVariantByID/${id}`, refuses: [404] },
    example: { body: { productSuperVariantID: 1, productVariantDetails: '600 mm', productVariantPriceDollar: 410 } },
    handle: addVariant,
  }),

  operation(variantEditing.save, {
    tag: 'SubProductVariant',
    summary: 'Save several widths by ID, all or none. Other widths are unchanged. Returns 1 (E8, D24).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:write' },
    input: z.object({ variants: uniqueById(variantSave, 'widths'), confirmPrices: z.boolean().optional() }),
    body: bodyListOf('variants', variantSaveWire),
    answer: { format: answerNumber, refuses: [404, 409] },
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
  if (first === undefined) throw new Error('One item was saved and none was returned.');
  return first;
}

function done(_saved: readonly unknown[]): 1 {
  return 1;
}
