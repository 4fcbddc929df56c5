import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { UnconfirmedError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { partKey } from '../../base/kernel/part-number.ts';

/** Advisory lock for part numbers, because a new number has no row yet. */
const PART_NUMBERS = 7_290_073;

/**
 * Refuses a second product with the same part number, because buyers would find and order it instead of the first
 * (D45).
 * @throws {UnconfirmedError} another product has it
 */
export async function refuseDuplicate(tx: Db, name: string, id: number): Promise<void> {
  // One after the other: two concurrent additions of one number would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${PART_NUMBERS})`);
  await tx.execute(sql`select pg_advisory_xact_lock(${PART_NUMBERS}, hashtext(${partKey(name)}))`);
  const others = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.partKey, partKey(name)), ne(products.id, id)))
    .orderBy(products.id)
    .limit(5);
  if (partKey(name) === '' || others.length === 0) return;
  throw new UnconfirmedError(
    'part number',
    others.map((other) => message('staff-refusal.part-number-taken', { id: other.id, name: other.name, row: 0 })),
  );
}

/** Locks all part numbers for a bulk save: nobody else assigns one until the transaction ends. */
export async function lockPartNumbers(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PART_NUMBERS})`);
}
