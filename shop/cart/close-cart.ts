import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { carts } from './tables.ts';

/** Closes a cart that the transaction has locked, because nobody may change it during an approval (H3). */
export async function closeCart(tx: Db, cartId: number, now: Date): Promise<void> {
  await setOrderedAt(tx, [cartId], now, now);
}

/** Reopens carts without a resulting order; they become their member's newest (D11). */
export async function openCartsAgain(tx: Db, cartIds: readonly number[], now: Date): Promise<void> {
  if (cartIds.length > 0) await setOrderedAt(tx, cartIds, null, now);
}

async function setOrderedAt(tx: Db, cartIds: readonly number[], orderedAt: Date | null, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ orderedAt: sql`${orderedAt?.toISOString() ?? null}::timestamptz`, changedAt: now })
    .where(inArray(carts.id, [...cartIds]));
}
