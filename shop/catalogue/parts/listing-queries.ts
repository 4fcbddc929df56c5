import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { along, type ReadingOrder } from '../../base/paged-lists/list-cursor.ts';
import { withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import { type FurtherColumn, furtherOf, prepareWith, type ProductWith } from './further-column.ts';
import { productColumns } from './product-columns.ts';
import type { RowRange } from './row-range.ts';
import { productCategories, products, productSubcategories } from './tables.ts';

/** Products to read: active ones, or all for staff. */
export type Status = 'live' | 'every';

/** A list by name, and its length. */
export interface ProductList<Further = unknown> {
  read(range: RowRange): Promise<ProductWith<Further>[]>;
  count(): Promise<number>;
}

/** A list that can also be read on after a product. */
export interface GrowingProductList<Further = unknown> extends ProductList<Further> {
  /** The condition of what comes after it; its statement is planned afresh. */
  readAfter(range: RowRange & { after: SQL }): Promise<ProductWith<Further>[]>;
}

export const BY_NAME: ReadingOrder = [
  { by: products.name, direction: 'asc' },
  { by: products.id, direction: 'asc' },
];

const id = withoutCustomPlan('id');
const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');

/** The products of a category by name. */
export function listOfCategory<Further>(
  db: Db,
  status: Status,
  categoryId: number,
  further: FurtherColumn<Further> | null = null,
): ProductList<Further> {
  return branchList(categoryQueries(db, further)[status], categoryId, further);
}

/** The products of a sub-category by name. */
export function listOfSubcategory<Further>(
  db: Db,
  status: Status,
  subcategoryId: number,
  further: FurtherColumn<Further> | null = null,
): ProductList<Further> {
  return branchList(subcategoryQueries(db, further)[status], subcategoryId, further);
}

/** The whole catalogue by name. */
export function listOfAll<Further>(
  db: Db,
  status: Status,
  further: FurtherColumn<Further> | null = null,
): GrowingProductList<Further> {
  const { rows, total } = allQueries(db, further)[status];
  const where = status === 'live' ? eq(products.active, true) : undefined;
  return {
    read: async (range) => withFurther(await rows.execute({ ...range, ...further?.values })),
    readAfter: async ({ after, ...range }) =>
      withFurther(
        await selectByName(db, and(where, after), further, 'after').execute({ ...range, ...further?.values }),
      ),
    count: async () => (await total.execute())[0]?.total ?? 0,
  };
}

const categoryQueries = prepareWith((db, further) => {
  const isIn = eq(productCategories.categoryId, id);
  return {
    live: linkQueries(
      db,
      productCategories,
      and(isIn, eq(productCategories.productActive, true)),
      'live_of_category',
      further,
    ),
    every: linkQueries(db, productCategories, isIn, 'every_of_category', further),
  };
});

const subcategoryQueries = prepareWith((db, further) => {
  const isIn = eq(productSubcategories.subcategoryId, id);
  const isLive = and(isIn, eq(productSubcategories.productActive, true));
  return {
    live: linkQueries(db, productSubcategories, isLive, 'live_of_subcategory', further),
    every: linkQueries(db, productSubcategories, isIn, 'every_of_subcategory', further),
  };
});

const allQueries = prepareWith((db, further) => {
  const queries = (where: SQL | undefined, name: string) => ({
    rows: selectByName(db, where, further, name).prepare(furtherOf(further, name).named),
    total: db.select({ total: count() }).from(products).where(where).prepare(`${name}_count`),
  });
  return { live: queries(eq(products.active, true), 'live_products'), every: queries(undefined, 'every_product') };
});

function selectByName(db: Db, where: SQL | undefined, further: FurtherColumn<unknown> | null, name: string) {
  return db
    .select({ ...productColumns, ...furtherOf(further, name).column })
    .from(products)
    .where(where)
    .orderBy(...along(BY_NAME))
    .limit(limit)
    .offset(offset);
}

/**
 * The links hold name and status of their products, so a range is read from one index of the links, and only its own
 * products are looked up.
 */
function linkQueries(
  db: Db,
  links: typeof productCategories | typeof productSubcategories,
  where: SQL | undefined,
  name: string,
  further: FurtherColumn<unknown> | null,
) {
  const { column, named } = furtherOf(further, name);
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
      .select({ ...productColumns, ...column })
      .from(listed)
      .innerJoin(products, eq(products.id, sql`listed.product_id`))
      .orderBy(sql`listed.product_name`, sql`listed.product_id`)
      .prepare(named),
    total: db.select({ total: count() }).from(links).where(where).prepare(`${name}_count`),
  };
}

/** The column is of the type that its owner declared. */
const withFurther = <Further>(rows: unknown) => rows as ProductWith<Further>[];

function branchList<Further>(
  { rows, total }: ReturnType<typeof linkQueries>,
  branchId: number,
  further: FurtherColumn<Further> | null,
): ProductList<Further> {
  return {
    read: async (range) => withFurther(await rows.execute({ id: branchId, ...range, ...further?.values })),
    count: async () => (await total.execute({ id: branchId }))[0]?.total ?? 0,
  };
}
