import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedOnce } from '../prepared.ts';
import { productColumns } from './product-columns.ts';
import { productCategories, products, productSubcategories } from './tables.ts';

/** A stretch of a list: so many rows after the first so many. */
export interface Stretch {
  limit: number;
  offset: number;
}

/**
 * The live products of a branch by name. The links carry name and status of their products, so that a stretch is read from
 * one index and only its own products are looked up.
 */
export const listingQueries = preparedOnce((db) => {
  const limit = sql.placeholder('limit');
  const offset = sql.placeholder('offset');

  const inCategory = db
    .select({ productId: productCategories.productId, productName: productCategories.productName })
    .from(productCategories)
    .where(and(eq(productCategories.categoryId, sql.placeholder('id')), eq(productCategories.productActive, true)))
    .orderBy(asc(productCategories.productName), asc(productCategories.productId))
    .limit(limit)
    .offset(offset)
    .as('listed');
  const ofCategory = db
    .select(productColumns)
    .from(inCategory)
    .innerJoin(products, eq(products.id, inCategory.productId))
    .orderBy(asc(inCategory.productName), asc(inCategory.productId))
    .prepare('live_of_category');

  const inSubcategory = db
    .select({ productId: productSubcategories.productId, productName: productSubcategories.productName })
    .from(productSubcategories)
    .where(
      and(eq(productSubcategories.subcategoryId, sql.placeholder('id')), eq(productSubcategories.productActive, true)),
    )
    .orderBy(asc(productSubcategories.productName), asc(productSubcategories.productId))
    .limit(limit)
    .offset(offset)
    .as('listed');
  const ofSubcategory = db
    .select(productColumns)
    .from(inSubcategory)
    .innerJoin(products, eq(products.id, inSubcategory.productId))
    .orderBy(asc(inSubcategory.productName), asc(inSubcategory.productId))
    .prepare('live_of_subcategory');

  const live = db
    .select(productColumns)
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit)
    .offset(offset)
    .prepare('live_products');

  return {
    liveOfCategory: (id: number, stretch: Stretch) => ofCategory.execute({ id, ...stretch }),
    liveOfSubcategory: (id: number, stretch: Stretch) => ofSubcategory.execute({ id, ...stretch }),
    live: (stretch: Stretch) => live.execute({ ...stretch }),
  };
});
