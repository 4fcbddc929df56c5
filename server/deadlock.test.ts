import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { cartWith, partIds } from '#shop/trade/cart/testing/fill-cart.ts';
import { waitForLockWait } from './testing/lock-waits.ts';
import { test, type TestShop } from './testing/test-shop.ts';

const LINE = { part: 'DB-0150', quantity: 3 };

/**
 * A call that has locked its basket and waits for a part, while another transaction has locked the part and waits for
 * the basket; PostgreSQL ends the call's.
 */
async function deadlocked(shop: TestShop, headers: Record<string, string>) {
  const caller = await shop.as('uk@converter.test');
  const guid = await cartWith(shop, caller, { part: 'DB-0200', quantity: 1 });
  const ids = await partIds(shop, LINE);
  const { host, port, user, password, database } = shop.owner.$client.options;
  const other = new pg.Client({
    host,
    port,
    user,
    password,
    database,
    connectionString: shop.owner.$client.options.connectionString,
  });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("set deadlock_timeout = '60s'"); // the other side must detect it
  await other.query('begin');
  await other.query('select from products where id = $1 for update', [ids.productID]);
  const added = shop.app.inject({
    method: 'POST',
    url: '/api/Cart/CreateCartItem',
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
    payload: { ...ids, guid, productQuantity: 3, price: 1 },
  });
  await waitForLockWait(shop, added);
  await other.query('select from carts where guid = $1 for update', [guid]);
  await other.query('commit');
  const answer = await added;
  const { body: lines } = await caller.get(`/api/Cart/GetAllCartsByID/${guid}`);
  return { status: answer.statusCode, lines: lines.length };
}

test('a call that loses to a deadlock is repeated, with a key and without', async ({ shop }) => {
  expect(await deadlocked(shop, {})).toEqual({ status: 200, lines: 2 });
  expect(await deadlocked(shop, { 'idempotency-key': 'deadlocked' })).toEqual({ status: 200, lines: 2 });
});
