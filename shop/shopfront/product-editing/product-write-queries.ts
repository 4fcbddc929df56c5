import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { partKey } from '../../base/kernel/part-number.ts';

/** Hides the derived search columns, which are never written or read. */
const {
  partKey: _partKey,
  searchDocument: _searchDocument,
  timesOrdered: _timesOrdered,
  ...stored
} = getTableColumns(products);
export { stored as storedColumns };

/** A product with all its stored values, as the audit list keeps it. */
export type StoredProduct = Omit<typeof products.$inferSelect, 'partKey' | 'searchDocument' | 'timesOrdered'>;
/** Writable values of a product; the database sets id, date and version. */
export type ProductValues = Partial<Omit<StoredProduct, 'id' | 'createdAt' | 'version'>>;

/**
 * The product, locked until the transaction ends. 'For update' because name and status are the key of its links: with a weaker
 * lock, a rename and an order of the same product would each wait for the other.
 */
export async function lockProduct(tx: Db, id: number): Promise<StoredProduct | undefined> {
  const [row] = await tx.select(stored).from(products).where(eq(products.id, id)).for('update');
  return row;
}

/** Adds the key by which a part number is found. */
export function withPartKey<Values extends { name: string }>(values: Values): Values & { partKey: string } {
  return { ...values, partKey: partKey(values.name) };
}

export async function insertProduct(tx: Db, values: ProductValues & { name: string }): Promise<StoredProduct> {
  const [row] = await tx.insert(products).values(withPartKey(values)).returning(stored);
  if (row === undefined) throw new Error('A product was inserted, but not returned.');
  return row;
}

/** Name and status reach the links automatically: their foreign key cascades. */
export async function updateProduct(tx: Db, id: number, values: ProductValues): Promise<StoredProduct> {
  const [row] = await tx
    .update(products)
    .set({ ...values, ...keyOf(values), stockTaken: false, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning(stored);
  if (row === undefined) throw new Error(`Product ${id} was locked and does not exist.`);
  return row;
}

function keyOf({ name }: ProductValues): { partKey?: string } {
  return name === undefined ? {} : { partKey: partKey(name) };
}

/** Updates only the picture: no form contains it, so no open form becomes stale. */
export async function updatePicture(
  tx: Db,
  id: number,
  picture: Pick<StoredProduct, 'imageHash' | 'useCloudImage'>,
): Promise<void> {
  await tx.update(products).set(picture).where(eq(products.id, id));
}
