import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { ASCII } from '../parts/correct-part-keys.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { ownPartNumbers } from './tables.ts';

/**
 * Rewrites keys of customer part numbers that differ from partKey's, as correctPartKeys does for parts. If the company
 * already has the same number, that one keeps the key. Safe to repeat.
 */
export async function correctNumberKeys(db: Db): Promise<void> {
  const other = alias(ownPartNumbers, 'other');
  const rows = await db
    .select({ id: ownPartNumbers.id, number: ownPartNumbers.number, key: ownPartNumbers.numberKey })
    .from(ownPartNumbers)
    .where(sql`${ownPartNumbers.number} !~ ${ASCII}`)
    .orderBy(ownPartNumbers.id);
  for (const { id, number, key } of rows) {
    const right = partKey(number);
    if (right === '' || right === key) continue;
    const isTaken = db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.companyId, ownPartNumbers.companyId), eq(other.numberKey, right), ne(other.id, id)));
    await db
      .update(ownPartNumbers)
      .set({ numberKey: right })
      .where(and(eq(ownPartNumbers.id, id), notExists(isTaken)));
  }
}
