import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatedDatabase } from './testing/gated-database.ts';
import { openTestShop } from './testing/test-shop.ts';

const DETAIL = '/api/Product/GetProductByID/140';

/** A shop whose replica, to tell them apart, has the part DB-0150 by another name. */
async function shopWithReplica() {
  const replica = await gatedDatabase('pressline_template_sample');
  const client = new pg.Client({ connectionString: replica.directUrl });
  await client.connect();
  await client.query(`update products set name = 'ON-THE-REPLICA' where id = 140`);
  await client.end();
  const shop = await openTestShop('sample', { replicaUrl: replica.url });
  onTestFinished(() => shop.close());
  const isUsed = (expected: boolean) =>
    vi.waitFor(() => expect(shop.shop.replica?.isUsable).toBe(expected), { timeout: 15_000, interval: 20 });
  await isUsed(true);
  const { token } = await shop.as('uk@converter.test');
  const nameFor = async (headers: Record<string, string>) => {
    const answer = await shop.app.inject({ method: 'GET', url: DETAIL, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ productName: string }>().productName;
  };
  return { shop, gate: replica.gate, isUsed, nameFor, token, buyer: { cookie: `token=${token}` } };
}

test('a buyer reads the catalogue from the replica; visitors, whose answers are kept, and programs do not', async () => {
  const { nameFor, buyer, token } = await shopWithReplica();
  expect(await nameFor(buyer)).toBe('ON-THE-REPLICA');
  expect(await nameFor({})).toBe('DB-0150');
  expect(await nameFor({ authorization: `Bearer ${token}` })).toBe('DB-0150');
});

test('whoever changed something just now reads from the primary, and their browser says so', async () => {
  const { shop, nameFor, buyer } = await shopWithReplica();
  const line = { guid: crypto.randomUUID(), productID: 140, productQuantity: 1, subProductVariantID: 99_999_999 };
  const headers = { ...buyer, origin: 'http://localhost:3000' };
  const added = await shop.app.inject({ method: 'POST', url: '/api/Cart/CreateCartItem', headers, payload: line });
  expect(added.statusCode).toBe(200);
  expect(added.headers['set-cookie']).toContain('wrote=1; Path=/; SameSite=Lax; Max-Age=5; HttpOnly');
  expect(await nameFor({ cookie: `${buyer.cookie}; wrote=1` })).toBe('DB-0150');
  expect(await nameFor(buyer)).toBe('ON-THE-REPLICA');
});

test('what is no catalogue and no report is read from the primary', async () => {
  const { shop, buyer } = await shopWithReplica();
  await shop.owner.$client.query(`update customers set company = 'Only on the primary' where id = 1`);
  const answer = await shop.app.inject({ method: 'GET', url: '/api/User/GetUserByID/1', headers: buyer });
  expect(answer.body).toContain('Only on the primary');
});

test('a replica that does not answer is left alone, and used again when it does', async () => {
  const { gate, isUsed, nameFor, buyer } = await shopWithReplica();
  await gate.close();
  expect(await nameFor(buyer), 'at once, without an error').toBe('DB-0150');
  await isUsed(false);
  await gate.open();
  await isUsed(true);
  expect(await nameFor(buyer)).toBe('ON-THE-REPLICA');
});

test('a replica that falls silent is late within a second, and nobody waits for it', async () => {
  const { gate, isUsed, nameFor, buyer } = await shopWithReplica();
  gate.freeze();
  await isUsed(false);
  expect(await nameFor(buyer)).toBe('DB-0150');
});
