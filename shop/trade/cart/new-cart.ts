import type { Db } from '#platform/database/database.ts';
import { carts } from './tables.ts';

/** Builds an empty cart of the member as a part of another statement; it becomes their newest (D11). */
export function emptyCartFor(
  tx: Db,
  owner: { customerId: number; companyId: number; staffId: number | null },
  guid: string,
  now: Date,
) {
  const opened = tx.insert(carts).values({ ...owner, guid, changedAt: now });
  return tx.$with('opened_cart').as(opened.returning({ id: carts.id }));
}
