import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { carts } from './tables.ts';

/** Removes baskets that nobody has changed since then, with their lines; what was ordered stays. Answers how many. */
export async function clearOldCarts(db: Db, before: Date, atMost: number): Promise<number> {
  const isOld = and(isNull(carts.orderedAt), lt(carts.changedAt, before));
  const old = db.select({ id: carts.id }).from(carts).where(isOld).limit(atMost);
  // Asked once more with the row locked: its owner may just have come back.
  const { rowCount } = await db.delete(carts).where(and(inArray(carts.id, old), isOld));
  return rowCount ?? 0;
}
