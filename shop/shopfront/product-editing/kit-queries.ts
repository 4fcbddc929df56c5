import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { kitParts, kits } from '../../catalogue/kits/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { EditedKit } from './paths.ts';

/** A kit to be written. */
interface WrittenKit {
  version: number;
  parts: readonly Omit<EditedKit['parts'][number], 'stockLevel'>[];
}

/** The stored kit of a product; undefined: it is not a kit. */
export async function findKit(db: Db, productId: number): Promise<Pick<EditedKit, 'parts' | 'version'> | undefined> {
  const rows = await db
    .select({
      version: kits.version,
      partId: kitParts.partId,
      part: products.name,
      quantity: kitParts.quantity,
      stockLevel: products.stockLevel,
    })
    .from(kits)
    .leftJoin(kitParts, eq(kitParts.kitId, kits.productId))
    .leftJoin(products, eq(products.id, kitParts.partId))
    .where(eq(kits.productId, productId))
    .orderBy(asc(kitParts.position));
  const [first] = rows;
  if (first === undefined) return undefined;
  const parts = rows.flatMap(({ partId, part, quantity, stockLevel }) =>
    partId === null || part === null || quantity === null || stockLevel === null
      ? []
      : { productId: partId, part, quantity, stockLevel },
  );
  return { version: first.version, parts };
}

/** The kits that contain this part, by number. */
export function listKitsWith(db: Db, productId: number) {
  return db
    .select({ productId: products.id, part: products.name, quantity: kitParts.quantity })
    .from(kitParts)
    .innerJoin(products, eq(products.id, kitParts.kitId))
    .where(eq(kitParts.partId, productId))
    .orderBy(asc(products.name), asc(products.id));
}

/**
 * Locks the parts, then the kit, each in the order of their ids: orders lock parts before the kits that follow them. Returns whether
 * the kit's product exists.
 */
export async function lockKit(tx: Db, productId: number, partIds: readonly number[]): Promise<boolean> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...partIds]))
    .orderBy(asc(products.id))
    .for('no key update');
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return rows.length > 0;
}

/** Returns whether a product has stock, goods on the shelf or open orders of its own, which a kit can't have. */
export async function hasOwnStock(tx: Db, productId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select from back_orders where product_id = ${productId})
      or exists (select from arrivals where product_id = ${productId} and ended_at is null)
      or (
        select coalesce(sum(quantity), 0) <> 0 or coalesce(sum(shelf_quantity), 0) <> 0
        from stock_movements where product_id = ${productId}
      ) as has`);
  return rows[0]?.has === true;
}

/** The part numbers of those among these products that have widths, by id. */
export async function partsWithWidths(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, part: products.name })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isNotNull(products.familyId)))
    .orderBy(asc(products.id));
  return new Map(rows.map(({ id, part }) => [id, part]));
}

/** Rewrites the whole kit. */
export async function putKit(tx: Db, productId: number, { parts, version }: WrittenKit): Promise<void> {
  await tx.insert(kits).values({ productId, version }).onConflictDoUpdate({ target: kits.productId, set: { version } });
  await tx.delete(kitParts).where(eq(kitParts.kitId, productId));
  await tx
    .insert(kitParts)
    .values(
      parts.map((part, position) => ({ kitId: productId, partId: part.productId, quantity: part.quantity, position })),
    );
}

export async function deleteKit(tx: Db, productId: number): Promise<void> {
  await tx.delete(kits).where(eq(kits.productId, productId));
}
