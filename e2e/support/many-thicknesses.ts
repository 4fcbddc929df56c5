import { sql } from 'drizzle-orm';
import type { BuiltShop } from './built-shop.ts';

/**
 * Makes the thickness of every part different by a few hundredths of a millimetre while the work is done: too many
 * values to list, so the filter is a range.
 */
export async function withManyThicknesses(shop: BuiltShop, work: () => Promise<void>): Promise<void> {
  await addToThicknesses(shop, 0.0001);
  try {
    await work();
  } finally {
    await addToThicknesses(shop, -0.0001);
  }
}

async function addToThicknesses({ shop }: BuiltShop, perProductId: number): Promise<void> {
  const added = sql`product_id * ${perProductId}::numeric`;
  await shop.db.execute(sql`
    update specifications
    set low = low + ${added}, high = high + ${added}
    where low is not null and attribute_id in (select id from attributes where name = 'Thickness')
  `);
  await shop.refreshHot();
}
