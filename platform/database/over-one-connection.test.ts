import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { inRequest } from '../tracing/current-request.ts';
import type { Database } from './database.ts';

/** By which connection something was answered. */
async function connection(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

/** The shop asks for things of its own meanwhile. */
async function allGivenBack({ $client: pool }: Database): Promise<void> {
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
}

test('what one request asks at once goes over one connection; what others ask meanwhile over others', async ({
  emptyShop,
}) => {
  const { db } = emptyShop.shop;
  const asked = (id: string) => inRequest(id, () => Promise.all([connection(db), connection(db), connection(db)]));
  const [mine, yours] = await Promise.all([asked('mine'), asked('yours')]);
  expect(new Set(mine).size).toBe(1);
  expect(new Set(yours).size).toBe(1);
  expect(mine[0]).not.toBe(yours[0]);
});

test('a statement that fails leaves the others of its request alone, and the connection is used again', async ({
  emptyShop,
}) => {
  const { db } = emptyShop.shop;
  const outcomes = await inRequest('one of three', () =>
    Promise.allSettled([connection(db), db.execute(sql`select 1 / 0`), connection(db)]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await allGivenBack(db);
});

test('once its connection is lost, a request asks over another', async ({ emptyShop }) => {
  const { db } = emptyShop.shop;
  await inRequest('lost', async () => {
    const before = connection(db);
    const lost = db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await expect(lost).rejects.toThrow();
    expect(await connection(db)).not.toBe(await before);
  });
  await allGivenBack(db);
});
