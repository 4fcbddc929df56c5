import { describe, expect } from 'vitest';
import { openTestShop, test, type TestShop } from './testing/test-shop.ts';

test('a shop whose database was migrated by a newer version meanwhile keeps serving, and says so', async ({
  emptyShop,
}) => {
  const readyz = async () => {
    const { statusCode, body } = await emptyShop.app.inject({ url: '/readyz' });
    return [statusCode, JSON.parse(body)];
  };
  expect(await readyz()).toEqual([200, { status: 'ready' }]);
  await emptyShop.owner.$client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  );
  expect(await readyz()).toEqual([200, { status: 'ready, but the database is of a newer version: start that one' }]);
});

describe('the metrics are for this machine, and for clients with the token', () => {
  const ask = async ({ app }: TestShop, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test.for([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['203.0.113.7', {}, 401],
    ['10.0.0.7', {}, 401],
    // A proxy on this machine forwards a remote request.
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 401],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 401],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 401],
    ['127.0.0.1', { 'x-real-ip': '203.0.113.7' }, 401],
    ['127.0.0.1', { authorization: 'Bearer undefined', via: '1.1 proxy' }, 401],
  ] as const)('from %s with %j: %i', async ([address, headers, status], { emptyShop }) => {
    expect(await ask(emptyShop, address, headers)).toBe(status);
  });

  test('with METRICS_TOKEN also from elsewhere', async () => {
    const shop = await openTestShop('empty', { metricsToken: 'a-token-of-the-monitor' });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' });
    expect(await ask(shop, '203.0.113.7', bearer('a-token-of-the-monitor'))).toBe(200);
    expect(await ask(shop, '127.0.0.1', bearer('a-token-of-the-monitor'))).toBe(200);
    expect(await ask(shop, '203.0.113.7', bearer('a-token-of-the-monito'))).toBe(401);
    expect(await ask(shop, '203.0.113.7')).toBe(401);
    await shop.close();
  });
});
