import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { prepareOnce, withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import type { BranchLink } from '../categories/catalogue.ts';
import type { Status } from './listing-queries.ts';
import type { Product } from './product.ts';
import type { Specification } from '../specifications/specification.ts';
import type { GalleryPicture } from '../product-pictures/product-gallery.ts';
import { type FurtherColumn, furtherOf, prepareWith } from './further-column.ts';
import { productColumns } from './product-columns.ts';
import { productCategories, products, productSubcategories, relatedProducts } from './tables.ts';

const id = sql.placeholder('id');

/** The additional pictures of a product, in order. */
export const gallery = sql<readonly GalleryPicture[]>`coalesce(
  (
    select json_agg(
      json_build_object('id', further.id, 'imageHash', further.image_hash, 'alt', further.alt)
      order by further.position, further.id
    )
    from product_pictures as further
    where further.product_id = products.id
  ),
  '[]'
)`;

/** True if fits of presses are declared for a product (J2). */
const hasFits = sql<boolean>`exists (select from part_fits as fit where fit.product_id = products.id)`;

/** True if a product is a kit (J7). */
const isKit = sql<boolean>`exists (select from kit_parts as part where part.kit_id = products.id)`;

/** Size of a product's data sheet; null: none. */
export const sheetBytes = sql<number | null>`(
  select size_bytes from product_sheets as sheet where sheet.product_id = products.id
)`;

/** The product, active or not. */
export async function findProduct(db: Database, productId: number): Promise<Product | undefined> {
  const [product] = await productQueries(db).one.execute({ id: productId });
  return product;
}

/** These products, active or not, in any order. */
export function listProducts(db: Database, productIds: readonly number[]): Promise<Product[]> {
  return productQueries(db).several.execute({ ids: productIds });
}

/** The related products of a product, by name. */
export async function listRelated<Further>(
  db: Database,
  status: Status,
  productId: number,
  further: FurtherColumn<Further> | null = null,
) {
  const rows = await relatedQueries(db, further)[status].execute({ id: productId, ...further?.values });
  return rows as (Omit<(typeof rows)[number], 'further'> & { further?: Further })[]; // as its owner declared it
}

/**
 * The product with the data of its page: specifications, and pictures of its variants, if there are any, by variant id.
 */
export async function findDetailedProduct<Further>(
  db: Database,
  productId: number,
  further: FurtherColumn<Further> | null = null,
) {
  const [product] = await detailedProductQuery(db, further).execute({ id: productId, ...further?.values });
  return product as (Omit<NonNullable<typeof product>, 'further'> & { further?: Further }) | undefined; // as its owner declared it
}

/** The categories of a product, in the order in which they were added. */
export function listCategoryLinks(db: Database, productId: number): Promise<BranchLink[]> {
  return linkQueries(db).categories.execute({ id: productId });
}

/** The sub-categories of a product, like listCategoryLinks. */
export function listSubcategoryLinks(db: Database, productId: number): Promise<BranchLink[]> {
  return linkQueries(db).subcategories.execute({ id: productId });
}

const productQueries = prepareOnce((db) => ({
  one: db.select(productColumns).from(products).where(eq(products.id, id)).prepare('product'),
  several: db
    .select(productColumns)
    .from(products)
    .where(eq(products.id, sql`any(${sql.placeholder('ids')}::integer[])`))
    .prepare('products_by_id'),
}));

const relatedQueries = prepareWith((db, further) => {
  const isOfProduct = eq(relatedProducts.productId, withoutCustomPlan('id'));
  const selectRelated = (status: Status) =>
    db
      .select({
        id: relatedProducts.id,
        productId: relatedProducts.productId,
        product: productColumns,
        ...furtherOf(further, '').column,
      })
      .from(relatedProducts)
      .innerJoin(products, eq(products.id, relatedProducts.relatedProductId))
      .where(status === 'live' ? and(isOfProduct, eq(products.active, true)) : isOfProduct)
      .orderBy(asc(products.name), asc(products.id))
      .prepare(furtherOf(further, `${status}_related`).named);
  return { live: selectRelated('live'), every: selectRelated('every') };
});

const detailedProductQuery = prepareWith((db, further) =>
  db
    .select({
      ...productColumns,
      ...furtherOf(further, '').column,
      isKit,
      hasFits,
      variantPictures: sql<Readonly<Record<number, string>>>`coalesce(
        (
          select json_object_agg(picture.variant_id, picture.image_hash)
          from variant_pictures as picture
          where picture.of_image_hash = products.image_hash
        ),
        '{}'
      )`,
      sheetBytes,
      gallery,
      specifications: sql<readonly Specification[]>`coalesce(
        (
          select json_agg(
            json_build_object(
              'name', attribute.name, 'unit', attribute.unit, 'low', stated.low, 'high', stated.high,
              'words', stated.words, 'flag', stated.flag
            )
            order by attribute.sort_order, attribute.id
          )
          from (
            select attribute_id, min(low) as low, max(high) as high, bool_or(flag) as flag,
              coalesce(json_agg(word order by id) filter (where word is not null), '[]') as words
            from specifications
            where specifications.product_id = products.id and specifications.variant_id is null
            group by attribute_id
          ) as stated
          join attributes as attribute on attribute.id = stated.attribute_id
          where attribute.in_table and not attribute.archived
        ),
        '[]'
      )`,
    })
    .from(products)
    .where(eq(products.id, id))
    .prepare(furtherOf(further, 'detailed_product').named),
);

const linkQueries = prepareOnce((db) => ({
  categories: db
    .select({
      id: productCategories.id,
      branchId: productCategories.categoryId,
      productId: productCategories.productId,
    })
    .from(productCategories)
    .where(eq(productCategories.productId, id))
    .orderBy(asc(productCategories.id))
    .prepare('categories_of_product'),
  subcategories: db
    .select({
      id: productSubcategories.id,
      branchId: productSubcategories.subcategoryId,
      productId: productSubcategories.productId,
    })
    .from(productSubcategories)
    .where(eq(productSubcategories.productId, id))
    .orderBy(asc(productSubcategories.id))
    .prepare('subcategories_of_product'),
}));
