import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { pageOf, pageRequest } from '../../base/paged-lists/list-page.ts';
import { answerListOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber, idOrGuid } from '../../base/wire/input-schemas.ts';
import { categoryPaths, subcategoryPaths } from './documented-paths.ts';
import { pageNumber } from './input.ts';
import { listCategoryLinks, listSubcategoryLinks } from '../../catalogue/parts/product-queries.ts';
import { productsOfCategory, productsOfSubcategory } from './product-reads.ts';
import { listRange, pageRange } from '../../catalogue/parts/row-range.ts';
import { callerView, findBranch } from './catalogue-view.ts';
import { categoryLinkSchema, categorySchema, productSchema, subcategoryLinkSchema, subcategorySchema } from './wire.ts';

const products = answerListOf(productSchema);
const subcategories = answerListOf(subcategorySchema);

export const categoryOperations = [
  operation(categoryPaths.all, {
    tag: 'Category',
    summary: 'List the categories that the caller can see, in menu order. Staff see all (B7, D8).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest,
    answer: { format: answerListOf(categorySchema) },
    handle: (request, context) => pageOf(callerView(context).categories, request),
  }),

  operation(categoryPaths.subcategories, {
    tag: 'SubCategory',
    summary: 'List the sub-categories that the caller can see, in menu order. Staff see all (B7).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest,
    answer: { format: subcategories },
    handle: (request, context) => pageOf(callerView(context).subcategories, request),
  }),

  operation(categoryPaths.subcategoriesOf, {
    tag: 'SubCategory',
    summary: 'List the sub-categories of a category that the caller can see, in menu order.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest.extend({ category: idOrGuid('category') }),
    answer: { format: subcategories },
    example: { path: { category: 28 } },
    handle(request, context) {
      const view = callerView(context);
      const category = findBranch(view.categories, request.category);
      if (category === undefined) throw new NotFoundError('category');
      return pageOf(
        view.subcategories.filter((each) => each.categoryId === category.id),
        request,
      );
    },
  }),

  operation(categoryPaths.products, {
    tag: 'ProductCategory',
    summary: 'List the products of a category by name, in pages of 18.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ category: idOrGuid('category'), page: pageNumber }),
    answer: { format: products },
    example: { path: { category: 28, page: 1 } },
    handle: ({ category, page }, context) => productsOfCategory(category, pageRange(page), context),
  }),

  operation(categoryPaths.linksOfProduct, {
    tag: 'ProductCategory',
    summary: 'List the categories of a product. Empty for an unknown product.',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:read' },
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: { format: answerListOf(categoryLinkSchema) },
    example: { path: { productId: 140 } },
    handle: async (request, { shop }) => pageOf(await listCategoryLinks(shop.db, request.productId), request),
  }),

  operation(subcategoryPaths.productPage, {
    tag: 'ProductSubCategory',
    summary: 'List the products of a sub-category by name, in pages of 18.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ subcategory: idOrGuid('subcategory'), page: pageNumber }),
    answer: { format: products },
    example: { path: { subcategory: 301, page: 1 } },
    handle: ({ subcategory, page }, context) => productsOfSubcategory(subcategory, pageRange(page), context),
  }),

  operation(subcategoryPaths.products, {
    tag: 'ProductSubCategory',
    summary: 'List the products of a sub-category by name.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: pageRequest.extend({ subcategory: idOrGuid('subcategory') }),
    answer: { format: products },
    example: { path: { subcategory: 301 } },
    handle: (request, context) => productsOfSubcategory(request.subcategory, listRange(request), context),
  }),

  operation(subcategoryPaths.linksOfProduct, {
    tag: 'ProductSubCategory',
    summary: 'List the sub-categories of a product. Empty for an unknown product.',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:read' },
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: { format: answerListOf(subcategoryLinkSchema) },
    example: { path: { productId: 140 } },
    handle: async (request, { shop }) => pageOf(await listSubcategoryLinks(shop.db, request.productId), request),
  }),
];
