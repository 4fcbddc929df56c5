import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productSheets } from './tables.ts';
import { products } from '../parts/tables.ts';

export type ProductSheet = typeof productSheets.$inferSelect;

/**
 * The data sheet of a product with its part number.
 * @param archivedToo includes inactive products, for staff
 */
export async function findSheet(
  db: Db,
  productId: number,
  archivedToo: boolean,
): Promise<{ fileKey: string; partNumber: string } | undefined> {
  const [row] = await db
    .select({ fileKey: productSheets.fileKey, partNumber: products.name })
    .from(productSheets)
    .innerJoin(products, eq(products.id, productSheets.productId))
    .where(and(eq(productSheets.productId, productId), archivedToo ? undefined : eq(products.active, true)));
  return row;
}

/** Call it with the product's row locked. */
export async function findSheetToChange(tx: Db, productId: number): Promise<ProductSheet | undefined> {
  const [row] = await tx.select().from(productSheets).where(eq(productSheets.productId, productId));
  return row;
}

export async function putSheet(tx: Db, sheet: ProductSheet): Promise<void> {
  const { productId: _productId, ...values } = sheet;
  await tx.insert(productSheets).values(sheet).onConflictDoUpdate({ target: productSheets.productId, set: values });
}

export async function deleteSheet(tx: Db, productId: number): Promise<void> {
  await tx.delete(productSheets).where(eq(productSheets.productId, productId));
}
