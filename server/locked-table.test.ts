import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { SHORT_WAITS } from '#platform/database/database.ts';
import { openTestShop } from './testing/test-shop.ts';

test('a locked table: each entry point answers 503 with Retry-After soon, /readyz reports it, and all works again afterwards', async () => {
  const shop = await openTestShop('sample', { databaseWaits: SHORT_WAITS });
  onTestFinished(() => shop.close());
  const { api, databaseUrl } = shop;
  const asAdmin = new URL(inject('databaseAdminUrl')); // the shop's own role can only append to orders
  asAdmin.pathname = new URL(databaseUrl).pathname;
  const locker = new pg.Client({ connectionString: asAdmin.href });
  await locker.connect();
  onTestFinished(() => locker.end());
  await locker.query('begin; lock table orders, products in access exclusive mode');

  const [product, ready] = await Promise.all([
    api.get('/api/Product/GetProductBySearch/blade/1?locked'),
    api.get('/readyz'),
  ]);
  expect(ready).toMatchObject({ status: 503, body: { status: 'waiting for a table that is locked' } });
  expect(product).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: {
      code: 'shop.busy',
      detail: 'The database took too long to respond. Nothing was changed; please try again shortly.',
    },
  });

  await locker.query('rollback');
  expect(await api.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect((await api.get('/api/Product/GetProductBySearch/blade/1?locked')).status).toBe(200);
});
