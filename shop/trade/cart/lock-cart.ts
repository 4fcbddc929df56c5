import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { SignedInCaller, SignedInCustomer } from '../../base/operations/shop.ts';
import { carts } from './tables.ts';
import { message } from '../../base/messages/message.ts';

// Every change of a cart first updates its `changed_at`. That locks its row until the transaction ends, so that adding
// and ordering never interleave and two additions of the same part merge. The cart is read by later statements, which
// see the changes of the transaction that held the lock.

/** A cart whose row this transaction holds. */
interface LockedCart {
  id: number;
  /** It became an order, perhaps the one that the lock waited for. */
  isOrdered: boolean;
  /** Staff allow any quantity in it (K4). */
  anyQuantity: boolean;
}

/**
 * Locks a cart to change its lines: the customer's own, or any for staff (D31).
 * @throws {NotFoundError} unused, or another customer's
 */
export async function lockCart(
  tx: Db,
  guid: string,
  { customer, staff }: SignedInCaller,
  now: Date,
): Promise<LockedCart> {
  const [cart] =
    staff === null
      ? await writes(tx).touchOwn.execute({ guid, customerId: customer.id, now })
      : await writes(tx).touchAny.execute({ guid, now });
  if (cart === undefined) throw new NotFoundError('cart');
  return lockedCart(cart);
}

/** Locks a cart that is still open and returns its id. @throws {NotFoundError | CartOrderedError} */
export async function lockOpenCart(tx: Db, guid: string, caller: SignedInCaller, now: Date): Promise<number> {
  return openOnly(await lockCart(tx, guid, caller, now)).id;
}

/**
 * Locks a cart by a GUID that may be unused; it then becomes the customer's. It is looked up first and inserted second,
 * because an upsert is refused when it meets another company's row, whatever its own condition.
 * @throws {NotFoundError | CartOrderedError}
 */
export async function claimCart(tx: Db, guid: string, customer: SignedInCustomer, now: Date): Promise<LockedCart> {
  const own = () => writes(tx).touchOwn.execute({ guid, customerId: customer.id, now });
  const make = () =>
    tx
      .insert(carts)
      .values({
        guid,
        customerId: customer.id,
        companyId: customer.companyId,
        staffId: customer.actingStaff?.staffId ?? null,
        changedAt: now,
      })
      .onConflictDoNothing({ target: carts.guid })
      .returning(STATE);
  // If a concurrent request created it, the second lookup finds it.
  for (const find of [own, make, own]) {
    const [cart] = await find();
    if (cart !== undefined) return openOnly(lockedCart(cart));
  }
  throw new NotFoundError('cart');
}

/** The cart became an order and is closed for good (D11). The database enforces it too. */
export class CartOrderedError extends ConflictError {
  constructor() {
    super('cart.ordered', message('refusal.cart-ordered'));
  }
}

function openOnly(cart: LockedCart): LockedCart {
  if (cart.isOrdered) throw new CartOrderedError();
  return cart;
}

function lockedCart({ orderedAt, ...cart }: Omit<LockedCart, 'isOrdered'> & { orderedAt: Date | null }): LockedCart {
  return { ...cart, isOrdered: orderedAt !== null };
}

const STATE = { id: carts.id, orderedAt: carts.orderedAt, anyQuantity: carts.anyQuantity };

const writes = prepareOnce((db) => {
  const guid = sql.placeholder('guid');
  const touch = () => db.update(carts).set({ changedAt: sql`${sql.placeholder('now')}` });
  return {
    touchOwn: touch()
      .where(and(eq(carts.guid, guid), eq(carts.customerId, sql.placeholder('customerId'))))
      .returning(STATE)
      .prepare('touch_own_cart'),
    touchAny: touch().where(eq(carts.guid, guid)).returning(STATE).prepare('touch_any_cart'),
  };
});
