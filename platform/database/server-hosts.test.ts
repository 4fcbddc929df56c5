import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { isDatabaseDown, openDatabase } from './database.ts';
import { connectTo } from './server-hosts.ts';

/** A database behind two gates, like a cluster's two machines; both lead to a primary. */
async function twoHosts(query = '') {
  const [first, second] = [await gatedDatabase('template1'), await gatedDatabase('template1')];
  const [one, two] = [new URL(first.url), new URL(second.url)];
  const url = `postgres://${one.username}:${one.password}@${one.host},${two.host}/postgres${query}`;
  return { first: first.gate, second: second.gate, url };
}

function openPool(url: string) {
  const db = openDatabase({ url });
  onTestFinished(() => db.$client.end());
  return db;
}

test('the first suitable host is used; when it is gone, the next one, found by the statement', async () => {
  const { first, second, url } = await twoHosts();
  const db = openPool(url);
  await db.execute(sql`select 1`);
  await second.close();
  await expect(db.execute(sql`select 1`), 'the first is in use').resolves.toBeDefined();

  await second.open();
  await first.close();
  const lost = db.execute(sql`select 1`).then(
    () => 'answered',
    (error: unknown) => (isDatabaseDown(error) ? 'down' : error),
  );
  expect(['answered', 'down'], 'the connection that was open may learn of it by this').toContain(await lost);
  await expect(db.execute(sql`select 1`)).resolves.toBeDefined();

  const client = await connectTo(url);
  await expect(client.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  await client.end();
});

test('if a standby is required, another host is left alone, and the reason is that the database is unavailable', async () => {
  const { url } = await twoHosts('?target_session_attrs=standby');
  await expect(openPool(url).execute(sql`select 1`)).rejects.toSatisfy(isDatabaseDown);
  await expect(connectTo(url)).rejects.toSatisfy(isDatabaseDown);
});

test('if a standby is only preferred, the primary is accepted', async () => {
  const { url } = await twoHosts('?target_session_attrs=prefer-standby');
  await expect(openPool(url).execute(sql`select 1`)).resolves.toBeDefined();
});

test('a write to a standby counts as an unavailable database: nothing was changed, and the connection is dropped', async () => {
  const { url } = await twoHosts();
  const db = openPool(url);
  const refused = db.$client.query('begin read only; create table notes ()');
  await expect(refused).rejects.toSatisfy(isDatabaseDown);
  expect(db.$client.totalCount).toBe(0);
});

test('through a pooler no statement has a name and no setting is sent with the connection', async () => {
  const { url } = await twoHosts('?target_session_attrs=any');
  const db = openDatabase({ url, pooled: true, poolSize: 1 });
  onTestFinished(() => db.$client.end());
  const query = { name: 'one', text: 'select $1::integer as one', values: [1] };
  expect((await db.$client.query(query)).rows).toEqual([{ one: 1 }]);
  expect((await db.$client.query('select name from pg_prepared_statements')).rows).toEqual([]);
  expect((await db.$client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);

  const direct = openDatabase({ url, poolSize: 1 });
  onTestFinished(() => direct.$client.end());
  await direct.$client.query(query);
  expect((await direct.$client.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'one' }]);
  expect((await direct.$client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
});
