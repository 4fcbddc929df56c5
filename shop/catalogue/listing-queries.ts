import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce, withoutCustomPlan } from '../operations/prepared-queries.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.ts';
import type { RowRange } from './row-range.ts';
import { productCategories, products, productSubcategories } from './tables.ts';

/** Products to read: active ones, or all for staff. */
export type Status = 'live' | 'every';

/** A list by name, and its length. */
export interface ProductList {
  read(range: RowRange): Promise<Product[]>;
  count(): Promise<number>;
}

const id = withoutCustomPlan('id');
const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');

/** The products of a category by name. */
export function listOfCategory(db: Db, status: Status, categoryId: number): ProductList {
  return branchList(categoryQueries(db)[status], categoryId);
}

/** The products of a sub-category by name. */
export function listOfSubcategory(db: Db, status: Status, subcategoryId: number): ProductList {
  return branchList(subcategoryQueries(db)[status], subcategoryId);
}

/** The whole catalogue by name. */
export function listOfAll(db: Db, status: Status): ProductList {
  const { rows, total } = allQueries(db)[status];
  return {
    read: (range) => rows.execute({ ...range }),
    count: async () => (await total.execute())[0]?.total ?? 0,
  };
}

const categoryQueries = prepareOnce((db) => {
  const isIn = eq(productCategories.categoryId, id);
  return {
    live: linkQueries(db, productCategories, and(isIn, eq(productCategories.productActive, true)), 'live_of_category'),
    every: linkQueries(db, productCategories, isIn, 'every_of_category'),
  };
});

const subcategoryQueries = prepareOnce((db) => {
  const isIn = eq(productSubcategories.subcategoryId, id);
  const isLive = and(isIn, eq(productSubcategories.productActive, true));
  return {
    live: linkQueries(db, productSubcategories, isLive, 'live_of_subcategory'),
    every: linkQueries(db, productSubcategories, isIn, 'every_of_subcategory'),
  };
});

const allQueries = prepareOnce((db) => {
  const queries = (where: SQL | undefined, name: string) => ({
    rows: db
      .select(productColumns)
      .from(products)
      .where(where)
      .orderBy(asc(products.name), asc(products.id))
      .limit(limit)
      .offset(offset)
      .prepare(name),
    total: db.select({ total: count() }).from(products).where(where).prepare(`${name}_count`),
  });
  return { live: queries(eq(products.active, true), 'live_products'), every: queries(undefined, 'every_product') };
});

/**
 * The links hold name and status of their products, so a range is read from one index of the links, and only its own
 * products are looked up.
 */
function linkQueries(
  db: Db,
  links: typeof productCategories | typeof productSubcategories,
  where: SQL | undefined,
  name: string,
) {
  const listed = db.$with('listed', {
    productId: sql<number>`listed.product_id`.as('product_id'),
    productName: sql<string>`listed.product_name`.as('product_name'),
  }).as(sql`
      select product_id, product_name
      from ${links}
      where ${where}
      order by product_name, product_id
      limit ${withoutCustomPlan('limit')}
      offset ${withoutCustomPlan('offset')}`);
  return {
    rows: db
      .with(listed)
      .select(productColumns)
      .from(listed)
      .innerJoin(products, eq(products.id, sql`listed.product_id`))
      .orderBy(sql`listed.product_name`, sql`listed.product_id`)
      .prepare(name),
    total: db.select({ total: count() }).from(links).where(where).prepare(`${name}_count`),
  };
}

function branchList({ rows, total }: ReturnType<typeof linkQueries>, branchId: number): ProductList {
  return {
    read: (range) => rows.execute({ id: branchId, ...range }),
    count: async () => (await total.execute({ id: branchId }))[0]?.total ?? 0,
  };
}
