import { NEEDS } from '../kernel/staff-right.ts';
import { z } from 'zod';
import { pageOf, pageRequest, WHOLE_LIST } from '../operations/list-page.ts';
import { answerListOf, answerOf, operation } from '../operations/operation.ts';
import { idNumber, idOrGuid } from '../operations/input-schemas.ts';
import { productPaths, relatedPaths } from './documented-paths.ts';
import { countTo, pageNumber, searchedKeyword } from './input.ts';
import {
  allProducts,
  productsFound,
  productsOfCategory,
  productsOfSubcategory,
  readProduct,
  relatedProducts,
} from './product-reads.ts';
import { listRange, pageRange } from '../catalogue/row-range.ts';
import { productWire, relatedWire } from './wire.ts';

const products = answerListOf(productWire);

export const productOperations = [
  operation(productPaths.live, {
    tag: 'Product',
    summary: 'The live products by name.',
    access: 'everyone',
    input: pageRequest,
    answer: products,
    cache: 'stock',
    example: { query: { page: 1, pageSize: 18 } },
    handle: (request, context) => allProducts('live', listRange(request), context),
  }),

  operation(productPaths.all, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'Every product by name, inactive ones too.',
    access: 'staff',
    input: pageRequest,
    answer: products,
    example: { query: { page: 1, pageSize: 18 } },
    handle: (request, context) => allProducts('every', listRange(request), context),
  }),

  operation(productPaths.searchAll, {
    staffRight: NEEDS.parts,
    tag: 'Product',
    summary: 'What a keyword finds among all products, inactive ones too (E5).',
    access: 'staff',
    input: pageRequest.extend({ keyword: searchedKeyword }),
    answer: products,
    example: { path: { keyword: 'DB-0150' } },
    handle: (request, context) => productsFound(request.keyword, listRange(request), context),
  }),

  operation(productPaths.byId, {
    tag: 'Product',
    summary: 'One product; inactive ones for staff only.',
    access: 'everyone',
    input: z.object({ productId: idNumber('product') }),
    answer: answerOf(productWire),
    cache: 'stock',
    example: { path: { productId: 140 } },
    handle: readProduct,
  }),

  operation(productPaths.ofSubcategory, {
    tag: 'Product',
    summary: 'The products of a sub-category by name.',
    access: 'everyone',
    input: pageRequest.extend({ subcategory: idOrGuid('subcategory') }),
    answer: products,
    cache: 'stock',
    example: { path: { subcategory: 'FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA' } },
    handle: (request, context) => productsOfSubcategory(request.subcategory, listRange(request), context),
  }),

  operation(productPaths.search, {
    tag: 'Product',
    summary: 'A page of 18 of what a keyword finds: the exact part number first, typing errors forgiven (D9).',
    access: 'everyone',
    input: z.object({ keyword: searchedKeyword, page: pageNumber }),
    answer: products,
    cache: 'stock',
    example: { path: { keyword: 'DB-0150', page: 1 } },
    handle: ({ keyword, page }, context) => productsFound(keyword, pageRange(page), context),
  }),

  operation(productPaths.ofCategory, {
    example: { path: { category: 28, page: 1, size: 4 } },
    tag: 'Product',
    summary: 'A page of a category by name.',
    access: 'everyone',
    input: z.object({
      category: idOrGuid('category'),
      page: pageNumber,
      size: countTo(WHOLE_LIST, 'size'),
    }),
    answer: products,
    cache: 'stock',
    handle: ({ category, page, size }, context) => productsOfCategory(category, pageRange(page, size), context),
  }),

  operation(relatedPaths.ofProduct, {
    tag: 'Related',
    summary: 'The parts that go with a product, by name.',
    access: 'everyone',
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: answerListOf(relatedWire),
    cache: 'catalogue',
    example: { path: { productId: 140 } },
    handle: async (request, context) => pageOf(await relatedProducts(request, context), request),
  }),
];
