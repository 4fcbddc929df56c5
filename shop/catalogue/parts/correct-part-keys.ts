import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { products } from './tables.ts';

/** Matches names with the same key in SQL and in partKey. */
export const ASCII = '^[ -~]*$';

/**
 * Rewrites keys that differ from partKey's: of parts written by SQL, or by another version of Unicode. Keys of ASCII
 * names are always right, because a trigger writes them. Safe to repeat.
 */
export async function correctPartKeys(db: Db): Promise<void> {
  const rows = await db
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(sql`${products.name} !~ ${ASCII}`)
    .orderBy(products.id);
  for (const { id, name, key } of rows) {
    if (key !== partKey(name))
      await db
        .update(products)
        .set({ partKey: partKey(name) })
        .where(eq(products.id, id));
  }
}
