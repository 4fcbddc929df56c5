import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { cartLines } from '../../trade/cart/tables.ts';
import {
  type StoredProduct,
  storedColumns,
  withPartKey,
} from '../../shopfront/product-editing/product-write-queries.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { namesOf } from '../../base/fields/field.ts';
import { nameOf } from '../../base/fields/field-columns.ts';
import { kitParts, kits } from '../../catalogue/kits/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { orderLines } from '../../trade/orders/tables.ts';

/** Locks these products until the transaction ends, like lockProduct. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  const rows = await tx
    .select(storedColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    // Kits come last, as orders lock them: a change of their parts' stock follows them (J7).
    .orderBy(sql`exists (select from kits where kits.product_id = products.id)`, asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Columns of a product that an import may write; its stock changes through movements (L4). */
const WRITABLE = [
  ...namesOf(productFields).filter((field) => field !== 'stockLevel'),
  'stockTaken',
  'imageHash',
  'version',
] as const;

/**
 * Updates these rows in one statement; they exist and are locked. It names only columns that change, because PostgreSQL
 * parses each named text again for the search, which costs more than everything else. For the same reason it is not an
 * upsert as in the editors: that parses the texts before it finds the existing row.
 */
export async function writeProducts(
  tx: Db,
  rows: readonly { stored: StoredProduct; after: StoredProduct }[],
): Promise<void> {
  const fields = WRITABLE.filter((field) => rows.some(({ stored, after }) => stored[field] !== after[field]));
  if (fields.length === 0) return;
  const written = fields.includes('name') ? [...fields, 'partKey' as const] : fields;
  const columns = written.map((field) => [nameOf(products[field]), products[field].getSQLType()] as const);
  const sent = rows.map(({ after }) => {
    const values = withPartKey(after);
    return { id: after.id, ...Object.fromEntries(written.map((field) => [nameOf(products[field]), values[field]])) };
  });
  const settings = columns.map(([column]) => `${column} = sent.${column}`).join(', ');
  const types = columns.map(([column, type]) => `${column} ${type}`).join(', ');
  await tx.execute(sql`
    update products
    set ${sql.raw(settings)}
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (id integer, ${sql.raw(types)})
    where products.id = sent.id`);
}

/** Reserves this many ids for new products. */
export async function reserveProductNumbers(tx: Db, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Gives no new product a number up to this one. */
export async function passProductNumbers(tx: Db, last: number): Promise<void> {
  await tx.execute(sql`
    select count(nextval('products_id_seq'))
    from generate_series((select last_value from products_id_seq), ${last}::bigint)`);
}

export function insertProducts(
  tx: Db,
  rows: readonly (Partial<StoredProduct> & { id: number; name: string })[],
): Promise<StoredProduct[]> {
  return tx.insert(products).values(rows.map(withPartKey)).returning(storedColumns);
}

/** Use that keeps a product from being deleted. */
export type ProductUse = 'basket' | 'order' | 'kit';

/** Products in baskets, orders, or kits that stay can't be deleted. */
export async function productsInUse(
  tx: Db,
  ids: readonly number[],
  leaving: ReadonlySet<number>,
): Promise<Map<number, ProductUse>> {
  const wanted = [...ids];
  const inBaskets = await tx
    .selectDistinct({ id: cartLines.productId })
    .from(cartLines)
    .where(inArray(cartLines.productId, wanted));
  const inOrders = await tx
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.productId, wanted));
  const inKits = await tx
    .selectDistinct({ id: kitParts.partId })
    .from(kitParts)
    .where(
      and(inArray(kitParts.partId, wanted), sql`${kitParts.kitId} <> all (${sql.param([...leaving])}::integer[])`),
    );
  return new Map<number, ProductUse>([
    ...inKits.map(({ id }) => [id, 'kit'] as const),
    ...inBaskets.map(({ id }) => [id, 'basket'] as const),
    ...inOrders.map(({ id }) => [id, 'order'] as const),
  ]);
}

/** Their links are deleted with them. */
export async function deleteProducts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(kits).where(inArray(kits.productId, [...ids])); // a part of a kit can't be deleted before it
  await tx.delete(products).where(inArray(products.id, [...ids]));
}

/** A product's link to a branch or a related product. */
export interface Link {
  productId: number;
  otherId: number;
}

/** The tables of a product's links, and the column of the other side. */
export const LINK_TABLES = {
  categoryIds: { table: 'product_categories', other: 'category_id' },
  subcategoryIds: { table: 'product_subcategories', other: 'subcategory_id' },
  relatedIds: { table: 'related_products', other: 'related_product_id' },
} as const;
export type LinkField = keyof typeof LINK_TABLES;

/** Adds links in one statement and returns the new ones. Links to branches copy name and status (0004). */
export async function addLinks(tx: Db, field: LinkField, links: readonly Link[]): Promise<(Link & { id: number })[]> {
  if (links.length === 0) return [];
  const { table, other } = LINK_TABLES[field];
  const [linkTable, otherId] = [sql.identifier(table), sql.identifier(other)];
  const isCopy = field !== 'relatedIds';
  const { rows } = await tx.execute<{ id: number; productId: number; otherId: number }>(sql`
    insert into ${linkTable} (${otherId}, product_id${isCopy ? sql`, product_name, product_active` : sql``})
    select wanted.other_id, products.id${isCopy ? sql`, products.name, products.active` : sql``}
    from ${wantedLinks(links)}
    join products on products.id = wanted.product_id
    on conflict do nothing
    returning id, product_id as "productId", ${otherId} as "otherId"`);
  return rows;
}

/** Removes links in one statement and returns them. */
export async function removeLinks(
  tx: Db,
  field: LinkField,
  links: readonly Link[],
): Promise<(Link & { id: number })[]> {
  if (links.length === 0) return [];
  const { table, other } = LINK_TABLES[field];
  const { rows } = await tx.execute<{ id: number; productId: number; otherId: number }>(sql`
    delete from ${sql.identifier(table)} as link
    using ${wantedLinks(links)}
    where link.product_id = wanted.product_id and link.${sql.identifier(other)} = wanted.other_id
    returning link.id, link.product_id as "productId", link.${sql.identifier(other)} as "otherId"`);
  return rows;
}

function wantedLinks(links: readonly Link[]) {
  return sql`unnest(
    ${sql.param(links.map(({ productId }) => productId))}::integer[],
    ${sql.param(links.map(({ otherId }) => otherId))}::integer[]
  ) as wanted (product_id, other_id)`;
}
