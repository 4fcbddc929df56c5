import { expect } from 'vitest';
import { test } from './testing/test-shop.ts';

test('a shop whose database was migrated by a newer version meanwhile serves on, and says so', async ({
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
