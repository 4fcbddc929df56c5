import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { ALT_MAX } from '../../catalogue/product-pictures/product-gallery.ts';
import { addProductPicture, deleteProductPicture, makeMainPicture, saveProductPictures } from './product-gallery.ts';
import { removeProductSheet, uploadProductSheet } from './upload-data-sheet.ts';
import { SHEET_MAX_BYTES, SHEET_TOO_LARGE } from './data-sheet-limits.ts';
import { uniqueById } from '../../base/kernel/unique-by-id.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import { answerInternalList, answerNumber, answerInternal, bodyOf, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { answerSaveResult } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { issue } from '../../base/messages/issue.ts';
import { fileInput, idNumber, optionalTextInput } from '../../base/wire/input-schemas.ts';
import { examples } from './examples.ts';
import { editedProductSchema, editingChoicesSchema, staffProductSchema } from './answers.ts';
import { CLASS_NAMES, LISTED_CLASSES, LISTED_CURRENCIES } from './class-prices.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editingChoices } from './form-choices.ts';
import { productSave } from './input.ts';
import { productEditing, productDeclaration, type StaffProduct } from './paths.ts';
import { specificationOperations } from '../specification-editing/operations.ts';
import { synonymOperations } from '../synonyms/operations.ts';
import { translationOperations } from '../translations/operations.ts';
import { productList } from './product-list-queries.ts';
import { removeProductPicture, uploadProductPicture } from './product-picture.ts';
import { readProductForEdit } from './read-product.ts';
import { saveProduct } from './save-product.ts';
import { productBody } from './wire.ts';

const productQuestion = listInput(productDeclaration);

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
    body: bodyOf(productBody),
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
