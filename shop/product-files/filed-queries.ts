import { asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productFields } from '../catalogue/product-fields.ts';
import { variantFields } from '../catalogue/variant-fields.ts';
import { columnsOf } from '../frame/field-columns.ts';
import { products, productVariants } from '../catalogue/tables.ts';
import type { FiledProduct, FiledVariant } from './filed.ts';

// The outer table is spelled out: in a query of one table Drizzle names columns without it.
const filedColumns = {
  id: products.id,
  ...columnsOf(products, productFields),
  imageHash: products.imageHash,
  version: products.version,
  stockLevelSeen: products.stockLevel,
  categoryIds: linked('category_id', 'product_categories'),
  subcategoryIds: linked('subcategory_id', 'product_subcategories'),
  relatedIds: linked('related_product_id', 'related_products'),
};

function linked(column: string, table: string): SQL<number[]> {
  const [name, links] = [sql.identifier(column), sql.identifier(table)];
  return sql`array(select link.${name} from ${links} as link where link.product_id = products.id order by 1)`;
}

/** These products, in any order; those that are not there are left out. */
export function readFiledProducts(db: Db, ids: readonly number[]): Promise<FiledProduct[]> {
  return db
    .select(filedColumns)
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/** The next products by their numbers: for an export that never holds them all. */
export function readNextProducts(db: Db, afterId: number, count: number): Promise<FiledProduct[]> {
  return db.select(filedColumns).from(products).where(gt(products.id, afterId)).orderBy(asc(products.id)).limit(count);
}

/** Every width, as its family lists them. */
export function readFiledVariants(db: Db): Promise<FiledVariant[]> {
  const { id, familyId, version } = productVariants;
  return db
    .select({ id, familyId, ...columnsOf(productVariants, variantFields), version })
    .from(productVariants)
    .orderBy(asc(familyId), asc(productVariants.position), asc(id));
}

/** Which of these numbers are products'. */
export async function knownProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}
