import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { cartLines } from '../cart/tables.ts';
import { type StoredProduct, storedColumns } from '../catalogue/editing/product-write-queries.ts';
import { products } from '../catalogue/tables.ts';
import { orderLines } from '../orders/tables.ts';

/** These products, held until the transaction ends; as lockProduct, for many. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  const rows = await tx
    .select(storedColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes these rows as they are, with one statement; they are there and locked. */
export async function writeProducts(tx: Db, rows: readonly StoredProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: products.id,
      set: {
        name: sql`excluded.name`,
        intro: sql`excluded.intro`,
        details: sql`excluded.details`,
        usdMinor: sql`excluded.usd_minor`,
        eurMinor: sql`excluded.eur_minor`,
        stockLevel: sql`excluded.stock_level`,
        active: sql`excluded.active`,
        award: sql`excluded.award`,
        familyId: sql`excluded.family_id`,
        flash: sql`excluded.flash`,
        useCloudImage: sql`excluded.use_cloud_image`,
        locallySourced: sql`excluded.locally_sourced`,
        pallet: sql`excluded.pallet`,
        imageHash: sql`excluded.image_hash`,
        version: sql`excluded.version`,
      },
    });
}

/** So many numbers for new products; nobody else gets them. */
export async function takeProductNumbers(tx: Db, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => Number(id));
}

export function insertProducts(
  tx: Db,
  rows: readonly (Partial<StoredProduct> & { id: number; name: string })[],
): Promise<StoredProduct[]> {
  return tx
    .insert(products)
    .values([...rows])
    .returning(storedColumns);
}

/** Products that somebody wants or has bought can't go. */
export async function productsInUse(tx: Db, ids: readonly number[]): Promise<Map<number, 'basket' | 'order'>> {
  const wanted = [...ids];
  const inBaskets = await tx
    .selectDistinct({ id: cartLines.productId })
    .from(cartLines)
    .where(inArray(cartLines.productId, wanted));
  const inOrders = await tx
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.productId, wanted));
  return new Map([
    ...inBaskets.map(({ id }) => [id, 'basket'] as const),
    ...inOrders.map(({ id }) => [id, 'order'] as const),
  ]);
}

/** Their links go with them. */
export async function deleteProducts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(products).where(inArray(products.id, [...ids]));
}

/** A product's place in a branch, or what goes with it. */
export interface Link {
  productId: number;
  otherId: number;
}

/** The tables that hold the links of products, and the column that names the other side. */
export const LINK_TABLES = {
  categoryIds: { table: 'product_categories', other: 'category_id' },
  subcategoryIds: { table: 'product_subcategories', other: 'subcategory_id' },
  relatedIds: { table: 'related_products', other: 'related_product_id' },
} as const;
export type LinkField = keyof typeof LINK_TABLES;

/** Adds links, all with one statement; answers those that were not there. Links to branches copy name and status (0004). */
export async function addLinks(tx: Db, field: LinkField, links: readonly Link[]): Promise<(Link & { id: number })[]> {
  if (links.length === 0) return [];
  const { table, other } = LINK_TABLES[field];
  const [linkTable, otherId] = [sql.identifier(table), sql.identifier(other)];
  const isCopy = field !== 'relatedIds';
  const { rows } = await tx.execute<{ id: number; productId: number; otherId: number }>(sql`
    insert into ${linkTable} (${otherId}, product_id${isCopy ? sql`, product_name, product_active` : sql``})
    select wanted.other_id, products.id${isCopy ? sql`, products.name, products.active` : sql``}
    from ${wanted(links)}
    join products on products.id = wanted.product_id
    on conflict do nothing
    returning id, product_id as "productId", ${otherId} as "otherId"`);
  return rows;
}

/** Takes links away, all with one statement; answers them. */
export async function removeLinks(
  tx: Db,
  field: LinkField,
  links: readonly Link[],
): Promise<(Link & { id: number })[]> {
  if (links.length === 0) return [];
  const { table, other } = LINK_TABLES[field];
  const { rows } = await tx.execute<{ id: number; productId: number; otherId: number }>(sql`
    delete from ${sql.identifier(table)} as link
    using ${wanted(links)}
    where link.product_id = wanted.product_id and link.${sql.identifier(other)} = wanted.other_id
    returning link.id, link.product_id as "productId", link.${sql.identifier(other)} as "otherId"`);
  return rows;
}

function wanted(links: readonly Link[]) {
  return sql`unnest(
    ${sql.param(links.map(({ productId }) => productId))}::integer[],
    ${sql.param(links.map(({ otherId }) => otherId))}::integer[]
  ) as wanted (product_id, other_id)`;
}
