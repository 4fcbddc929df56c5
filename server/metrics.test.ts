import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import { openTestShop } from './testing/test-shop.ts';

/** A shop for the test that records its log, and whose pages all have one route. */
async function watchedShop() {
  const lines: Record<string, unknown>[] = [];
  const keep = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const shop = await openTestShop('sample', {
    log: pino({ level: 'debug' }, keep),
    render: async () => ({
      kind: 'page',
      route: '/News/:slug',
      status: 200,
      html: Buffer.from('<!doctype html>'),
      isSecret: false,
    }),
  });
  onTestFinished(() => shop.close());
  const metrics = async () => String((await shop.api.get('/metrics')).body).split('\n');
  return { ...shop, lines, metrics };
}

test('metrics name a page by its route, whatever was typed, also for a cached answer', async () => {
  const { api, metrics } = await watchedShop();
  await api.get('/News/a-first-entry');
  await api.get('/News/a-second-entry');
  await api.get('/News/a-second-entry'); // from the visitor cache
  expect(await metrics()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/News/:slug",status="200"} 3',
  );
});

test('metrics count the files of a build as one', async () => {
  const { api, metrics } = await watchedShop();
  await api.get('/assets/app.js');
  const lines = (await metrics()).filter((line) => line.includes('_count') && line.includes('/assets/'));
  expect(lines).toEqual(['http_request_duration_seconds_count{method="GET",route="/assets/*",status="200"} 1']);
});

test('metrics count calls, refusals and throttling: logins among them, by either entry point', async () => {
  const watched = await watchedShop();
  const { api, app, metrics } = watched;
  await watched.as('uk@converter.test');
  await api.post('/api/User/CreateToken', { Username: 'uk@converter.test', Password: 'not that one' });
  const tryFromAfar = () =>
    app.inject({
      method: 'POST',
      url: '/api/User/CreateToken',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { Username: 'de@converter.test', Password: 'not that one' },
    });
  for (let tries = 0; tries < 12; tries += 1) await tryFromAfar();
  expect(await metrics()).toEqual(
    expect.arrayContaining([
      'pressline_operations_total{operation="POST /User/CreateToken",outcome="ok"} 1',
      'pressline_operations_total{operation="POST /User/CreateToken",outcome="refused"} 11',
      'pressline_operations_total{operation="POST /User/CreateToken",outcome="throttled"} 2',
    ]),
  );
});

test('metrics cover the pool, waiting mails with their age, and mails that were given up', async () => {
  const { shop, metrics } = await watchedShop();
  for (const orderId of [1001, 1002, 1003]) await queueEffect(shop.db, new Date(), 'order-customer', { orderId });
  await shop.db.execute(
    sql`update outbox set created_at = now() - interval '1 hour' where payload->>'orderId' = '1001'`,
  );
  await shop.db.execute(sql`update outbox set failed_at = now() where payload->>'orderId' = '1003'`);
  const lines = await metrics();
  expect(lines).toContain('pressline_outbox_waiting 2');
  expect(lines).toContain('pressline_outbox_failed 1');
  const oldest = lines.find((line) => line.startsWith('pressline_outbox_oldest_seconds '));
  expect(Number(oldest?.split(' ')[1])).toBeGreaterThanOrEqual(3600);
  expect(lines.filter((line) => line.startsWith('pressline_database_connections{'))).toEqual([
    expect.stringMatching(/^pressline_database_connections\{state="in use"\} \d+$/),
    expect.stringMatching(/^pressline_database_connections\{state="idle"\} \d+$/),
    'pressline_database_connections{state="awaited"} 0',
  ]);
});

test('metrics name each job whose latest run failed, until it succeeds', async () => {
  const { shop, metrics } = await watchedShop();
  await shop.db.execute(sql`delete from jobs`);
  await shop.db.execute(sql`insert into jobs (name, started_at, ended_at, error, due_at) values
    ('carts', now(), now(), 'No room on the disk.', now()), ('mails', now(), now(), null, now())`);
  const lines = await metrics();
  expect(lines).toContain('pressline_job_failing{job="carts"} 1');
  expect(lines).toContain('pressline_job_failing{job="mails"} 0');
});

test('a log line says who asked from where; probe requests are logged for debugging only', async () => {
  const watched = await watchedShop();
  const { api, lines } = watched;
  const customer = await watched.as('uk@converter.test');
  await customer.get('/api/User/GetSignedIn');
  await (await watched.asStaff()).get('/api/User/GetSignedIn');
  await api.get('/readyz');
  const asked = lines
    .filter(({ msg, url }) => msg === 'request' && /GetSignedIn|readyz/.test(String(url)))
    .map(({ level, url, address, account }) => ({ level, url, address, account }));
  expect(asked).toEqual([
    { level: 30, url: '/api/User/GetSignedIn', address: '127.0.0.1', account: `customer ${customer.customerId}` },
    { level: 30, url: '/api/User/GetSignedIn', address: '127.0.0.1', account: 'staff 1' },
    { level: 20, url: '/readyz', address: '127.0.0.1', account: undefined },
  ]);
});
