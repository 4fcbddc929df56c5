import { STAFF } from '#server/api/testing/callers.ts';
import type { ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import type { ExampleRequest } from '#shop/base/operations/operation.ts';
import { hashPassword } from '#shop/people/identity/password.ts';
import { openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { orderLines, orders } from '#shop/trade/orders/tables.ts';
import { asc, eq } from 'drizzle-orm';

/** Prepares the example of a call: creates its objects, and returns the request with their ids. */
export type Prepare = (shop: TestShop, example: ExampleRequest, customerToken: string) => Promise<ExampleRequest>;

/**
 * Preparations for a folder's examples that the sample data lacks: `preparations` by call key; `before` is SQL that
 * changes the tables so that the example has an effect. Each folder has its own in testing/calls.ts, where
 * prepare-example.ts finds it.
 */
export interface Preparations {
  readonly preparations?: Readonly<Record<string, Prepare>>;
  readonly before?: Readonly<Record<string, string>>;
}

export const filled: Prepare = async (shop, { body }, token) => {
  const cartGuid = await newCart(shop, token);
  return { body: { ...(body as object), cartGuid, guid: cartGuid } };
};

/** An untouched order: a copy of one of the customer's. */
export async function copiedOrder({ shop }: TestShop): Promise<number> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, ORDER));
  const ofOrder = eq(orderLines.orderId, ORDER);
  const lines = await shop.db.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position));
  return shop.db.transaction(async (tx) => {
    const { id: _id, cartId: _cart, ...copied } = order ?? ({} as typeof orders.$inferSelect);
    const [{ id } = { id: 0 }] = await tx.insert(orders).values(copied).returning({ id: orders.id });
    await tx.insert(orderLines).values(lines.map(({ id: _line, ...line }) => ({ ...line, orderId: id })));
    return id;
  });
}

export const ORDER = 1116;

const counts = new WeakMap<TestShop, number>();

/** Returns a new number each time, the same sequence in every shop. */
export function next(shop: TestShop): number {
  const count = (counts.get(shop) ?? 0) + 1;
  counts.set(shop, count);
  return count;
}

export async function newCart(shop: TestShop, token: string): Promise<string> {
  return cartWith(shop, shop.withToken(token), { part: 'DB-0150', quantity: 3 });
}

export const nowIn = ({ shop }: TestShop) => shop.clock.now();

/** Resets the password of the staff member, because other examples change it. */
export async function staffPassword({ shop }: TestShop): Promise<string> {
  const passwordHash = await hashPassword('counter-2026');
  await shop.db.update(staff).set({ passwordHash }).where(eq(staff.id, STAFF));
  return 'counter-2026';
}

export async function staffOf(shop: TestShop): Promise<ApiCaller> {
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  return shop.withToken(await openStaffSession(shop.shop.db, STAFF, begun));
}
