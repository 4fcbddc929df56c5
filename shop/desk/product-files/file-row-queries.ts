import { asc, desc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { valuesOfProducts } from '../../shopfront/specification-editing/specification-queries.ts';
import { formatRows } from '../../shopfront/specification-editing/value-text.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { columnsOf } from '../../base/fields/field-columns.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import type { ProductRow, VariantRow } from './file-rows.ts';

// The outer table is qualified, because Drizzle omits it in a query of one table.
const filedColumns = {
  id: products.id,
  ...columnsOf(products, productFields),
  imageHash: products.imageHash,
  typeId: products.typeId,
  leadTimeDays: products.leadTimeDays,
  lowStock: products.lowStock,
  version: products.version,
  stockLevelSeen: products.stockLevel,
  categoryIds: linksOf('category_id', 'product_categories'),
  subcategoryIds: linksOf('subcategory_id', 'product_subcategories'),
  relatedIds: linksOf('related_product_id', 'related_products'),
  replacedBy: sql<ProductRow['replacedBy']>`(
    select coalesce(json_agg(json_build_object('productId', successor_id, 'quantity', quantity) order by position), '[]')
    from replacement_parts as part
    where part.product_id = products.id
  )`,
  replacedFrom: sql<
    string | null
  >`(select from_on::text from replacements as replacement where replacement.product_id = products.id)`,
  replacedNote: sql<string>`coalesce((select note from replacements as replacement where replacement.product_id = products.id), '')`,
  kitParts: sql<ProductRow['kitParts']>`(
    select coalesce(json_agg(json_build_object('productId', part_id, 'quantity', quantity) order by position), '[]')
    from kit_parts as part
    where part.kit_id = products.id
  )`,
};

function linksOf(column: string, table: string): SQL<number[]> {
  const [name, links] = [sql.identifier(column), sql.identifier(table)];
  return sql`array(select link.${name} from ${links} as link where link.product_id = products.id order by 1)`;
}

/** Reads these products, in any order; missing ones are left out. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await db
    .select(filedColumns)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return withSpecifications(db, rows);
}

/** Reads the next products by id, for an export that never holds them all. */
export async function readNextProducts(db: Db, afterId: number, count: number): Promise<ProductRow[]> {
  const rows = await db
    .select(filedColumns)
    .from(products)
    .where(gt(products.id, afterId))
    .orderBy(asc(products.id))
    .limit(count);
  return withSpecifications(db, rows);
}

async function withSpecifications(db: Db, rows: readonly Omit<ProductRow, 'specifications'>[]): Promise<ProductRow[]> {
  const values = await valuesOfProducts(
    db,
    rows.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(values, ({ productId }) => productId);
  return rows.map((row) => ({ ...row, specifications: formatRows(byProduct.get(row.id) ?? []) }));
}

/** All widths, in the order of their families. */
export function readVariantRows(db: Db): Promise<VariantRow[]> {
  const { id, familyId, version } = productVariants;
  return db
    .select({ id, familyId, ...columnsOf(productVariants, variantFields), version })
    .from(productVariants)
    .orderBy(asc(familyId), asc(productVariants.position), asc(id));
}

/** Finds the ids that belong to products. */
export async function knownProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any (${sql.param([...new Set(ids)])}::integer[])`); // a file may name more than a query has places for
  return new Set(rows.map(({ id }) => id));
}

/** The last number that this shop gave a product; those of another shop may be lower. */
export async function lastGivenNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(sql`select last_value as last from products_id_seq`);
  return Number(rows[0]?.last ?? 0);
}

/** The products that have these part numbers, by key; of several the first. */
export async function holdersOfNumbers(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { id: number; name: string }>> {
  const wanted = keys.filter((key) => key !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(inArray(products.partKey, wanted))
    .orderBy(desc(products.id));
  return new Map(rows.map(({ key, ...holder }) => [key, holder]));
}
