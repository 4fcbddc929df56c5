import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { kitParts, kits } from '../../kits/tables.ts';
import { products } from '../tables.ts';

interface WithShop {
  shop: { db: Db };
}

let made = 0;

/** Stores a kit with a part for each of these quantities, all without stock; returns their numbers. */
export async function makeKit({ shop: { db } }: WithShop, quantities: readonly number[]) {
  made += 1;
  const names = [`KIT-${made}`, ...quantities.map((_, index) => `KIT-${made}-PART-${index + 1}`)];
  const stored = await db
    .insert(products)
    .values(names.map((name) => ({ name, intro: `${name} intro`, active: true, usdMinor: 10_000 })))
    .returning({ id: products.id });
  const [kitId = 0, ...partIds] = stored.map(({ id }) => id);
  await db.insert(kits).values({ productId: kitId });
  if (partIds.length > 0)
    await db
      .insert(kitParts)
      .values(partIds.map((partId, position) => ({ kitId, partId, quantity: quantities[position] ?? 1, position })));
  return { kitId, partIds, names };
}

/** The stock levels of these products, in this order. */
export async function stockOf({ shop: { db } }: WithShop, productIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id, stockLevel: products.stockLevel })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  const levels = new Map(rows.map(({ id, stockLevel }) => [id, stockLevel]));
  return productIds.map((id) => levels.get(id) ?? -1);
}
