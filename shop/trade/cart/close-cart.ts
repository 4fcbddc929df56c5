import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { carts } from './tables.ts';

/** Closes a cart that the transaction has locked, because nobody may change it during an approval (H3). */
export async function closeCart(tx: Db, cartId: number, now: Date): Promise<void> {
  await setOrderedAt(tx, inArray(carts.id, [cartId]), now, now);
}

/**
 * Reopens carts without a resulting order; they become their member's newest (D11). Those of quotations stay closed, because nobody may
 * change what was agreed (K6).
 */
export async function openCartsAgain(tx: Db, cartIds: readonly number[], now: Date): Promise<void> {
  const areBaskets = and(inArray(carts.id, [...cartIds]), isNull(carts.quotationId));
  if (cartIds.length > 0) await setOrderedAt(tx, areBaskets, null, now);
}

async function setOrderedAt(tx: Db, which: SQL | undefined, orderedAt: Date | null, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ orderedAt: sql`${orderedAt?.toISOString() ?? null}::timestamptz`, changedAt: now })
    .where(which);
}
