import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { carts } from './tables.ts';

/** The checkout draft of an own cart; null: empty, or already ordered. */
export async function readCheckoutDraft(
  { cartGuid }: { cartGuid: string },
  { shop, caller: { customer } }: CustomerContext,
): Promise<CheckoutDraft | null> {
  const [row] = await shop.db
    .select({ draft: carts.checkoutDraft })
    .from(carts)
    .where(isOwnCart(cartGuid, customer.id));
  return row?.draft ?? null;
}

/**
 * Replaces the checkout draft of an own cart; a cart ordered in the meantime keeps none. Returns 1.
 * @throws {NotFoundError} the cart or the selected address is another customer's
 */
export async function saveCheckoutDraft(
  { cartGuid, ...draft }: { cartGuid: string } & CheckoutDraft,
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const { deliveryAddressId } = draft;
  if (typeof deliveryAddressId === 'number') await requireOwnAddress(shop.db, deliveryAddressId, customer.companyId);
  const saved = await shop.db
    .update(carts)
    .set({ checkoutDraft: sql`case when ${carts.orderedAt} is null then ${JSON.stringify(draft)}::jsonb end` })
    .where(isOwnCart(cartGuid, customer.id))
    .returning({ id: carts.id });
  if (saved.length === 0) throw new NotFoundError('cart');
  return 1;
}

function isOwnCart(guid: string, customerId: number) {
  return and(eq(carts.guid, guid), eq(carts.customerId, customerId));
}

async function requireOwnAddress(db: Db, addressId: number, companyId: number): Promise<void> {
  const isOwn = and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.companyId, companyId));
  if ((await db.$count(deliveryAddresses, isOwn)) === 0) throw new NotFoundError('delivery-address');
}
