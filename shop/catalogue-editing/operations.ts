import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../pictures/picture-file.ts';
import { eachOnce } from '../kernel/each-once.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { listExport } from '../frame/list-export.ts';
import { listQuestion, orAbsent } from '../frame/list-request.ts';
import { currencies, toDecimal } from '../kernel/money.ts';
import {
  type Answer,
  answerListOfOurs,
  answerNumber,
  answerOurs,
  bodyListOf,
  bodyOf,
  operation,
} from '../frame/operation.ts';
import { answerSaved } from '../frame/saved.ts';
import { listPage } from '../frame/staff-list.ts';
import { idNumber } from '../frame/typed-input.ts';
import { editedFamily, editedProduct, editingChoicesAnswer, staffProduct } from './answers.ts';
import { CLASS_NAMES, LISTED_CLASSES, LISTED_CURRENCIES } from './class-prices.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editingChoices } from './editing-choices.ts';
import {
  categorySave,
  linkToggle,
  productSave,
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
  type ToggledLink,
  variantEditing,
} from './paths.ts';
import { productList } from './product-list-queries.ts';
import { removeProductPicture, uploadProductPicture } from './product-picture.ts';
import { readProductForEdit } from './read-product.ts';
import { relateProducts, unrelateProducts } from './relate-products.ts';
import { saveCategories, saveCategory, saveSubcategories } from './save-branches.ts';
import { saveProduct } from './save-product.ts';
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
  status: orAbsent(z.enum(['active', 'inactive'], 'The status is active or inactive')),
  categoryId: orAbsent(idNumber('category')),
  picture: orAbsent(z.enum(['with', 'without'], 'The picture is with or without')),
  stock: orAbsent(z.enum(['none', 'low', 'some'], 'The stock is none, low or some')),
});

const answerToggled: Answer<ToggledLink> = { schema: z.literal(1), encode: () => 1 };

/** What staff change of the catalogue (E5 to E9). */
export const editingOperations = [
  operation(productEditing.list, {
    tag: 'Product',
    summary: 'The products with what each price class pays in each currency; searched, filtered and sorted (E5).',
    access: 'staff',
    input: productQuestion,
    answer: answerListOfOurs(staffProduct),
    handle: (question, { shop }) => listPage(shop, productList, question),
  }),

  operation(productEditing.choices, {
    tag: 'Product',
    summary: 'What a product can be put into, what its award does, and what its prices are made of (E6, D4).',
    access: 'staff',
    input: z.object({}) as z.ZodType<Record<string, never>>,
    answer: answerOurs(editingChoicesAnswer),
    handle: (_, { shop }) => editingChoices(shop.hot()),
  }),

  operation(productEditing.read, {
    tag: 'Product',
    summary: 'One product with everything that its form shows (E6).',
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerOurs(editedProduct),
    handle: readProductForEdit,
  }),

  operation(productEditing.save, {
    tag: 'Product',
    summary: 'Save a product; productID 0 makes a new one, what is left out stays. Answers 1 (E6, C6, D24).',
    access: 'staff',
    input: productSave,
    body: bodyOf(productSaveWire),
    answer: answerSaved,
    readAt: ({ id }) => `/Product/GetProductByID/${id}`,
    handle: saveProduct,
  }),

  operation(productEditing.duplicate, {
    tag: 'Product',
    summary: 'Make an inactive copy of a product, with its categories, related products and picture.',
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerOurs(z.object({ id: z.int(), version: z.int() })),
    readAt: ({ id }) => `/Product/GetProductByID/${id}`,
    handle: duplicateProduct,
  }),

  operation(productEditing.uploadPicture, {
    tag: 'Product',
    summary: 'Keep a picture (JPEG, PNG, WebP, AVIF or GIF) and show it with a product (E6, D24).',
    access: 'staff',
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    input: z.object({ file: z.file('Please choose a picture.'), productId: idNumber('product') }),
    answer: answerOurs(z.object({ imageHash: z.string() })),
    handle: uploadProductPicture,
  }),

  operation(productEditing.removePicture, {
    tag: 'Product',
    summary: "Take a product's stored picture away. Answers 1.",
    access: 'staff',
    input: z.object({ productId: idNumber('product') }),
    answer: answerNumber,
    handle: removeProductPicture,
  }),

  operation(linkEditing.toggleCategory, {
    tag: 'ProductCategory',
    summary: 'Put a product into a category (productCategoryID 0) or take it out (its id). Answers 1 (E6, D23).',
    access: 'staff',
    input: linkToggle('category'),
    body: bodyOf(categoryToggleWire),
    answer: answerToggled,
    handle: (toggle, context) => toggleLink('category', toggle, context),
  }),

  operation(linkEditing.toggleSubcategory, {
    tag: 'ProductSubCategory',
    summary: 'The same for a sub-category (E6, D23).',
    access: 'staff',
    input: linkToggle('sub-category'),
    body: bodyOf(subcategoryToggleWire),
    answer: answerToggled,
    handle: (toggle, context) => toggleLink('sub-category', toggle, context),
  }),

  operation(linkEditing.relate, {
    tag: 'Related',
    summary: 'Say that a product goes with another. Answers 1 (E7).',
    access: 'staff',
    input: relation,
    body: bodyOf(relationWire),
    answer: answerNumber,
    handle: relateProducts,
  }),

  operation(linkEditing.unrelate, {
    tag: 'Related',
    summary: 'Take that back: a bare number or `{relatedID}`. Answers 1, or 0: there is none (E7, D29).',
    access: 'staff',
    input: z.object({ id: idNumber('related product') }),
    body: relatedKeyBody,
    answer: answerNumber,
    handle: unrelateProducts,
  }),

  operation(branchEditing.saveCategory, {
    tag: 'Category',
    summary: 'Save a category; categoryID 0 makes a new one. Answers 1 (E9, D24).',
    access: 'staff',
    input: categorySave,
    body: bodyOf(categorySaveWire),
    answer: answerSaved,
    handle: async (draft, context) => only(await saveCategory(draft, context)),
  }),

  operation(branchEditing.saveCategories, {
    tag: 'Category',
    summary: 'Save several categories by their ids: all or none; the others stay. Answers 1 (E9, D24).',
    access: 'staff',
    input: z.object({ categories: eachOnce(categorySave, 'categories') }),
    body: bodyListOf('categories', categorySaveWire),
    answer: answerNumber,
    handle: async ({ categories }, context) => done(await saveCategories(categories, context)),
  }),

  operation(branchEditing.saveSubcategory, {
    tag: 'SubCategory',
    summary: 'Save a sub-category; subID 0 makes a new one in its category. Answers 1 (E9, D24).',
    access: 'staff',
    input: subcategorySave,
    body: bodyOf(subcategorySaveWire),
    answer: answerSaved,
    handle: async (draft, context) => only(await saveSubcategories([draft], context)),
  }),

  operation(branchEditing.saveSubcategories, {
    tag: 'SubCategory',
    summary: 'Save several sub-categories by their ids: all or none; the others stay. Answers 1 (E9, D24).',
    access: 'staff',
    input: z.object({ subcategories: eachOnce(subcategorySave, 'sub-categories') }),
    body: bodyListOf('subcategories', subcategorySaveWire),
    answer: answerNumber,
    handle: async ({ subcategories }, context) => done(await saveSubcategories(subcategories, context)),
  }),

  operation(variantEditing.read, {
    tag: 'SubProductVariant',
    summary: 'The widths of a family with their own prices, for the price editor (E8).',
    access: 'staff',
    input: z.object({ familyId: idNumber('family') }),
    answer: answerOurs(editedFamily),
    handle({ familyId }, { shop }) {
      const family = shop.hot().families.get(familyId);
      if (family === undefined) throw new NotFoundError('The family');
      return family;
    },
  }),

  operation(variantEditing.add, {
    tag: 'SubProductVariant',
    summary: 'One more width of a family, after the others. Answers 1 (E8).',
    access: 'staff',
    input: variantAddition,
    body: bodyOf(variantAdditionWire),
    answer: answerNumber,
    handle: addVariant,
  }),

  operation(variantEditing.save, {
    tag: 'SubProductVariant',
    summary: 'Save several widths by their ids: all or none; the others stay. Answers 1 (E8, D24).',
    access: 'staff',
    input: z.object({ variants: eachOnce(variantSave, 'widths'), confirmPrices: z.boolean().optional() }),
    body: bodyListOf('variants', variantSaveWire),
    answer: answerNumber,
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
