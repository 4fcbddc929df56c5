import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { growingPageRequest, pageOf, pageRequest, WHOLE_LIST } from '../../base/paged-lists/list-page.ts';
import { answerListOf, answerOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber, idOrGuid } from '../../base/wire/input-schemas.ts';
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
import { listRange, pageRange } from '../../catalogue/parts/row-range.ts';
import { productSchema, relatedSchema } from './wire.ts';

const products = answerListOf(productSchema);

export const productOperations = [
  operation(productPaths.live, {
    tag: 'Product',
    summary: 'List the active products by name.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: growingPageRequest,
    answer: { format: products },
    example: { query: { page: 1, pageSize: 18 } },
    handle: (request, context) => allProducts('live', request, context),
  }),

  operation(productPaths.all, {
    tag: 'Product',
    summary: 'List all products by name, including inactive ones.',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: growingPageRequest,
    answer: { format: products },
    example: { query: { page: 1, pageSize: 18 } },
    handle: (request, context) => allProducts('every', request, context),
  }),

  operation(productPaths.searchAll, {
    tag: 'Product',
    summary: 'Search all products by keyword, including inactive ones (E5).',
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: pageRequest.extend({ keyword: searchedKeyword }),
    answer: { format: products },
    example: { path: { keyword: 'DB-0150' } },
    handle: (request, context) => productsFound(request.keyword, listRange(request), context),
  }),

  operation(productPaths.byId, {
    tag: 'Product',
    summary: 'Get a product. Inactive products are for staff only.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerOf(productSchema) },
    example: { path: { productId: 140 } },
    handle: readProduct,
  }),

  operation(productPaths.ofSubcategory, {
    tag: 'Product',
    summary: 'List the products of a sub-category by name.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: pageRequest.extend({ subcategory: idOrGuid('subcategory') }),
    answer: { format: products },
    example: { path: { subcategory: 'FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA' } },
    handle: (request, context) => productsOfSubcategory(request.subcategory, listRange(request), context),
  }),

  operation(productPaths.search, {
    tag: 'Product',
    summary: 'Search products by keyword, in pages of 18: exact part number first, with typo tolerance (D9).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ keyword: searchedKeyword, page: pageNumber }),
    answer: { format: products },
    example: { path: { keyword: 'DB-0150', page: 1 } },
    handle: ({ keyword, page }, context) => productsFound(keyword, pageRange(page), context),
  }),

  operation(productPaths.ofCategory, {
    tag: 'Product',
    summary: 'List the products of a category by name, by page.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({
      category: idOrGuid('category'),
      page: pageNumber,
      size: countTo(WHOLE_LIST, 'size'),
    }),
    answer: { format: products },
    example: { path: { category: 28, page: 1, size: 4 } },
    handle: ({ category, page, size }, context) => productsOfCategory(category, pageRange(page, size), context),
  }),

  operation(relatedPaths.ofProduct, {
    tag: 'Related',
    summary: 'List the related products of a product, by name.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: { format: answerListOf(relatedSchema) },
    example: { path: { productId: 140 } },
    handle: async (request, context) => pageOf(await relatedProducts(request, context), request),
  }),
];
