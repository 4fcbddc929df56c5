import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orders } from '../../trade/orders/tables.ts';

/** The number that an order of this shop has in its files (Q5): in no other shop, and no earlier one, does it mean another order. */
export function placedOrderKey({ id, placedAt }: { id: number; placedAt: string }): string {
  return `placed ${id} ${placedAt}`;
}

/** Tells orders that were placed here from those of an earlier shop: their rows left this shop, and change nothing in it. */
export async function placedHere(db: Db, keys: readonly string[]): Promise<(key: string) => boolean> {
  const ids = keys.flatMap((key) => /^placed (\d{1,9}) /.exec(key)?.[1] ?? []).map(Number);
  if (ids.length === 0) return () => false;
  const rows = await db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]));
  const placed = new Set(rows.map(({ id, placedAt }) => placedOrderKey({ id, placedAt: placedAt.toISOString() })));
  return (key) => placed.has(key);
}
