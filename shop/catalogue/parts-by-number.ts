import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../kernel/part-number.ts';
import { products } from './tables.ts';

/**
 * Looks parts up by the numbers that staff typed: the very number, else the only one that reads so. One statement for all of them.
 * @returns which part a number means; undefined: none, or one of several
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
  return (number) => {
    const alike = found.filter(({ key }) => key === partKey(number));
    return alike.find(({ name }) => name === number) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}
