import { z } from 'zod';
import { NotFoundError } from '../kernel/errors.ts';
import { pageOf, pageRequest } from '../operations/list-page.ts';
import { answerListOf, operation } from '../operations/operation.ts';
import { idNumber, idOrGuid } from '../operations/input-schemas.ts';
import { categoryPaths, subcategoryPaths } from './documented-paths.ts';
import { pageNumber } from './input.ts';
import { listCategoryLinks, listSubcategoryLinks } from '../catalogue/product-queries.ts';
import { productsOfCategory, productsOfSubcategory } from './product-reads.ts';
import { listRange, pageRange } from '../catalogue/row-range.ts';
import { callerView, findBranch } from './view.ts';
import { categoryLinkWire, categoryWire, productWire, subcategoryLinkWire, subcategoryWire } from './wire.ts';

const products = answerListOf(productWire);
const subcategories = answerListOf(subcategoryWire);

export const categoryOperations = [
  operation(categoryPaths.all, {
    tag: 'Category',
    summary: 'The categories that the caller may see, in menu order; all of them for staff (B7, D8).',
    access: 'everyone',
    input: pageRequest,
    answer: answerListOf(categoryWire),
    cache: 'catalogue',
    handle: (request, context) => pageOf(callerView(context).categories, request),
  }),

  operation(categoryPaths.subcategories, {
    tag: 'SubCategory',
    summary: 'The sub-categories that the caller may see, in menu order; all of them for staff (B7).',
    access: 'everyone',
    input: pageRequest,
    answer: subcategories,
    cache: 'catalogue',
    handle: (request, context) => pageOf(callerView(context).subcategories, request),
  }),

  operation(categoryPaths.subcategoriesOf, {
    tag: 'SubCategory',
    summary: 'The same, of one category.',
    access: 'everyone',
    input: pageRequest.extend({ category: idOrGuid('category') }),
    answer: subcategories,
    cache: 'catalogue',
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
    summary: 'A page of 18 of a category by name.',
    access: 'everyone',
    input: z.object({ category: idOrGuid('category'), page: pageNumber }),
    answer: products,
    cache: 'stock',
    example: { path: { category: 28, page: 1 } },
    handle: ({ category, page }, context) => productsOfCategory(category, pageRange(page), context),
  }),

  operation(categoryPaths.linksOfProduct, {
    staffRight: 'catalogue',
    tag: 'ProductCategory',
    summary: 'The categories that hold a product; none for an unknown one.',
    access: 'staff',
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: answerListOf(categoryLinkWire),
    example: { path: { productId: 140 } },
    handle: async (request, { shop }) => pageOf(await listCategoryLinks(shop.db, request.productId), request),
  }),

  operation(subcategoryPaths.productPage, {
    tag: 'ProductSubCategory',
    summary: 'A page of 18 of a sub-category by name.',
    access: 'everyone',
    input: z.object({ subcategory: idOrGuid('subcategory'), page: pageNumber }),
    answer: products,
    cache: 'stock',
    example: { path: { subcategory: 301, page: 1 } },
    handle: ({ subcategory, page }, context) => productsOfSubcategory(subcategory, pageRange(page), context),
  }),

  operation(subcategoryPaths.products, {
    tag: 'ProductSubCategory',
    summary: 'The products of a sub-category by name.',
    access: 'everyone',
    input: pageRequest.extend({ subcategory: idOrGuid('subcategory') }),
    answer: products,
    cache: 'stock',
    example: { path: { subcategory: 301 } },
    handle: (request, context) => productsOfSubcategory(request.subcategory, listRange(request), context),
  }),

  operation(subcategoryPaths.linksOfProduct, {
    staffRight: 'catalogue',
    tag: 'ProductSubCategory',
    summary: 'The sub-categories that hold a product; none for an unknown one.',
    access: 'staff',
    input: pageRequest.extend({ productId: idNumber('product') }),
    answer: answerListOf(subcategoryLinkWire),
    example: { path: { productId: 140 } },
    handle: async (request, { shop }) => pageOf(await listSubcategoryLinks(shop.db, request.productId), request),
  }),
];
