import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ConflictError, NotFoundError, NotSignedInError } from '../kernel/errors.ts';
import { orders } from '../orders/tables.ts';
import { preparedOnce } from '../frame/prepared.ts';
import type { Caller } from '../frame/shop.ts';
import { carts } from './tables.ts';

// Whoever changes a cart raises its `changed_at` first: that locks its row until the transaction ends, so that adding and
// ordering never interleave, and two additions of the same part merge. What is read of the cart comes in later statements,
// which see what the one before has done.

/**
 * Locks the cart to put something into it. A guid that is nobody's becomes the signed-in customer's; one that is somebody's
 * needs no session, since whoever knows it got it from its owner (D11).
 * @throws {NotSignedInError}  nobody's guid, and no session
 * @throws {NotFoundError}     another customer's
 */
export async function claimCart(tx: Db, guid: string, { customer, staff }: Caller, now: Date): Promise<number> {
  const [cart] =
    customer === null
      ? await writes(tx).touchAny.execute({ guid, now })
      : await writes(tx).claim.execute({ guid, customerId: customer.id, now });
  if (cart === undefined) throw staff === null ? new NotSignedInError() : new NotFoundError('The cart');
  if (customer !== null && staff === null && cart.customerId !== customer.id) throw new NotFoundError('The cart');
  return cart.id;
}

/**
 * Locks a cart to change what is in it: the customer's own, any for staff (D31).
 * @throws {NotFoundError}  nobody's, or another customer's
 */
export async function lockCart(tx: Db, guid: string, { customer, staff }: Caller, now: Date): Promise<number> {
  const [cart] =
    staff === null
      ? await writes(tx).touchOwn.execute({ guid, customerId: customer?.id ?? 0, now })
      : await writes(tx).touchAny.execute({ guid, now });
  if (cart === undefined) throw new NotFoundError('The cart');
  return cart.id;
}

/** The cart became an order: it is closed for good (D11). The database refuses as well. */
export class CartOrderedError extends ConflictError {
  constructor() {
    super('cart.ordered', 'This cart has been ordered already. Please start a new one.');
  }
}

/** Asked in a statement of its own after the lock, which may have waited for the very order. @throws {CartOrderedError} */
export async function refuseOrdered(tx: Db, cartId: number): Promise<void> {
  if ((await tx.$count(orders, eq(orders.cartId, cartId))) > 0) throw new CartOrderedError();
}

const WHOSE = { id: carts.id, customerId: carts.customerId };

const writes = preparedOnce((db) => {
  const guid = sql.placeholder('guid');
  const touch = () => db.update(carts).set({ changedAt: sql`${sql.placeholder('now')}` });
  return {
    touchOwn: touch()
      .where(and(eq(carts.guid, guid), eq(carts.customerId, sql.placeholder('customerId'))))
      .returning(WHOSE)
      .prepare('touch_own_cart'),
    touchAny: touch().where(eq(carts.guid, guid)).returning(WHOSE).prepare('touch_any_cart'),
    claim: db
      .insert(carts)
      .values({ guid, customerId: sql.placeholder('customerId'), changedAt: sql.placeholder('now') })
      .onConflictDoUpdate({ target: carts.guid, set: { changedAt: sql`excluded.changed_at` } })
      .returning(WHOSE)
      .prepare('claim_cart'),
  };
});
