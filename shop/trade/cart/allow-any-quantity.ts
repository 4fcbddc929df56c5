import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { claimCart } from './lock-cart.ts';
import { carts } from './tables.ts';

/**
 * Decides whether the basket that staff fill for a member may hold quantities outside packs and minimums (K4). Returns 1; 0 for a member
 * without staff, whose basket never may.
 * @throws {NotFoundError} another customer's cart
 * @throws {CartOrderedError} the cart is already an order
 */
export async function allowAnyQuantity(
  { cartGuid, anyQuantity }: { cartGuid: string; anyQuantity: boolean },
  { shop, caller: { customer } }: CustomerContext,
): Promise<0 | 1> {
  if (customer.actingStaff === null) return 0;
  await inTransaction(shop.db, async (tx) => {
    const { id } = await claimCart(tx, cartGuid, customer, shop.clock.now());
    await tx.update(carts).set({ anyQuantity }).where(eq(carts.id, id));
  });
  return 1;
}
