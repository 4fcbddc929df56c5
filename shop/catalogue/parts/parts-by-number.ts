import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { products } from './tables.ts';

/**
 * Looks up parts by the numbers that staff typed: an exact match, otherwise the only normalised match. One statement
 * for all of them.
 * @returns the part of a number; undefined: none, or several
 */
export async function partsByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<(number: string) => { id: number; name: string } | undefined> {
  const keys = [...new Set(numbers.map(partKey))];
  const found = await db
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(inArray(products.partKey, keys))
    .orderBy(asc(products.id));
  const byKey = Map.groupBy(found, ({ key }) => key);
  return (number) => {
    const alike = byKey.get(partKey(number)) ?? [];
    return alike.find(({ name }) => name === number) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}
