import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { carts } from './tables.ts';

/** Deletes baskets unchanged since then, with their lines; ordered ones stay. Returns their number. */
export async function clearOldCarts(db: Db, before: Date, atMost: number): Promise<number> {
  const isOld = and(isNull(carts.orderedAt), lt(carts.changedAt, before));
  const old = db.select({ id: carts.id }).from(carts).where(isOld).limit(atMost);
  // Checked again with the row locked, because its owner may have returned.
  const { rowCount } = await db.delete(carts).where(and(inArray(carts.id, old), isOld));
  return rowCount ?? 0;
}
