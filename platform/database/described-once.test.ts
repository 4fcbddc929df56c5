import { expect } from 'vitest';
import type pg from 'pg';
import { test } from '#server/testing/test-shop.ts';

const ask = (client: pg.PoolClient, name: string, text: string, values: unknown[] = []) =>
  client.query({ name, text, rowMode: 'array' }, values);

/** How often the server tells the columns of an answer. */
function countTold(client: pg.PoolClient): () => number {
  let told = 0;
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('rowDescription', () => (told += 1));
  return () => told;
}

test('the columns of a named statement are told once a connection, its rows each time', async ({ emptyShop }) => {
  const client = await emptyShop.owner.$client.connect();
  try {
    const told = countTold(client);
    const upTo = (last: number) =>
      ask(client, 'up_to', 'select n, n > 1, now() from generate_series(1, $1::integer) as n', [last]);
    expect((await upTo(0)).rows).toEqual([]);
    expect((await upTo(2)).rows).toEqual([
      [1, false, expect.any(Date)],
      [2, true, expect.any(Date)],
    ]);
    const [one, other] = await Promise.all([upTo(1), ask(client, 'word', "select 'blade'")]);
    expect([one.rows, other.rows]).toEqual([[[1, false, expect.any(Date)]], [['blade']]]);
    expect(one.fields.map(({ name }) => name)).toEqual(['n', '?column?', 'now']);
    expect(told()).toBe(2);
  } finally {
    client.release();
  }
});

test('a statement that fails is asked again as any other', async ({ emptyShop }) => {
  const client = await emptyShop.owner.$client.connect();
  try {
    const half = (of: number) => ask(client, 'half', 'select 10 / $1::integer', [of]);
    await expect(half(0)).rejects.toThrow('division by zero');
    expect((await half(2)).rows).toEqual([[5]]);
    await expect(half(0)).rejects.toThrow('division by zero');
    expect((await half(5)).rows).toEqual([[2]]);
  } finally {
    client.release();
  }
});

test('a statement whose columns have changed is refused by the server, not read wrongly', async ({ emptyShop }) => {
  const client = await emptyShop.owner.$client.connect();
  try {
    await client.query('create temporary table gears (teeth integer); insert into gears values (40)');
    const gears = () => ask(client, 'gears', 'select * from gears');
    expect((await gears()).rows).toEqual([[40]]);
    await client.query('alter table gears alter column teeth type text');
    await expect(gears()).rejects.toThrow('cached plan must not change result type');
  } finally {
    client.release();
  }
});
