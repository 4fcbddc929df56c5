import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headerOf } from '#platform/testing/smtp-inbox.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { Books } from '../faults/support/books.ts';
import { Buyers } from '../faults/support/buyers.ts';
import { Cluster, until } from './cluster.ts';
import { Observer, type Figures } from './observer.ts';
import { PATRONI } from './postgres-node.ts';

const BUYERS = 4;
const AFTERWARDS = 12; // orders that show that all is well again
const OWN_SECONDS = 5; // allowance on top of Patroni's own time

const cluster = new Cluster();
const rows: string[] = [];
const all: Buyers[] = [];
let books: Books;

beforeAll(async () => {
  await cluster.start();
  books = new Books(() => cluster.primaryUrl);
  await books.fillShelves();
}, 300_000);

afterAll(async () => {
  await cluster.stop();
  console.log(
    [
      '',
      '| what happens | longest without an order | longest without a page | refused with 503 | cut off | orders | lost | doubled |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
}, 60_000);

/** Lets customers order during an event, until orders are accepted again; then checks the database. */
async function whileOrdering(what: string, happen: () => Promise<void>): Promise<Figures> {
  await books.fillShelves();
  const buyers = new Buyers();
  await buyers.logIn(cluster.url);
  const observer = new Observer(cluster.url, buyers);
  buyers.start(BUYERS);
  await buyers.hasOrdered(AFTERWARDS);
  await observer.start();
  await happen();
  await buyers.hasOrdered(AFTERWARDS);
  await buyers.stop();
  const figures = await observer.stop();
  await cluster.settled();
  await until('both shops are ready', async () => (await cluster.shopsReady()) === 2);
  await buyers.sendAgain();
  await books.expectRight(buyers.attempts); // throws on an order that is lost or doubled
  all.push(buyers);
  const { secondsWithoutOrder, secondsWithoutPage, refused, cutOff } = figures;
  const orders = buyers.acknowledged.length;
  rows.push(
    `| ${what} | ${secondsWithoutOrder} s | ${secondsWithoutPage} s | ${refused} | ${cutOff} | ${orders} | 0 | 0 |`,
  );
  expect(figures.odd, 'every refused caller learns when to retry').toEqual([]);
  return figures;
}

test('a handover of the primary takes at most five seconds', async () => {
  const { secondsWithoutOrder } = await whileOrdering('a switch-over', () => cluster.switchOver());
  expect(secondsWithoutOrder).toBeLessThanOrEqual(OWN_SECONDS);
}, 300_000);

test('the primary is killed with its machine: the standby takes over', async () => {
  const primary = await cluster.nodeThatIs('primary');
  const { secondsWithoutOrder } = await whileOrdering('the primary is killed, its machine too', () =>
    primary
      .kill()
      .then(() => until('another is primary', async () => (await otherPrimary(primary.name)) !== undefined))
      .then(() => primary.start()),
  );
  expect(secondsWithoutOrder).toBeLessThanOrEqual(PATRONI.ttl + PATRONI.loop_wait + OWN_SECONDS);
}, 300_000);

test('the primary is cut off without notice, and comes back as if nothing had happened', async () => {
  const primary = await cluster.nodeThatIs('primary');
  const { secondsWithoutOrder } = await whileOrdering('the primary falls silent, and wakes up later', async () => {
    primary.freeze();
    await until('another is primary', async () => (await otherPrimary(primary.name)) !== undefined);
    primary.thaw();
  });
  expect(secondsWithoutOrder).toBeLessThanOrEqual(PATRONI.ttl + PATRONI.loop_wait + OWN_SECONDS);
}, 300_000);

test('the synchronous standby is killed: another takes its place', async () => {
  const standby = await cluster.nodeThatIs('sync_standby');
  await whileOrdering('the synchronous standby is killed', async () => {
    await standby.kill();
    await until(
      'another is synchronous',
      async () => (await cluster.nodeThatIs('sync_standby').catch(() => undefined)) !== undefined,
    );
    standby.start();
  });
}, 300_000);

test('etcd loses a member: nobody notices', async () => {
  await whileOrdering('etcd loses a member', async () => {
    await cluster.killEtcd(0);
    await pause(2 * PATRONI.loop_wait * 1000); // two of Patroni's cycles
    cluster.startEtcd(0);
  });
}, 300_000);

test('pgbouncer is killed and started again', async () => {
  await whileOrdering('pgbouncer is killed and started again', async () => {
    await cluster.killPgbouncer();
    cluster.startPgbouncer();
  });
}, 300_000);

test('a shop process is killed: nginx leads to the other', async () => {
  await whileOrdering('a shop process is killed and started again', async () => {
    await cluster.killShop(0);
    await pause(1000);
    cluster.startShop(0);
  });
}, 300_000);

test('the bucket is unavailable: orders continue, a purchase order is refused until it is back', async () => {
  const uploader = new Buyers();
  await uploader.logIn(cluster.url);
  await uploader.hasOrderedWhile(1, 1);
  const orderId = uploader.acknowledged[0]?.orderId ?? 0;
  all.push(uploader);
  await whileOrdering('the bucket is away', async () => {
    await cluster.bucket.close();
    expect(await uploader.upload(orderId, smallPdf('during'))).toMatchObject({ status: 503 });
    await cluster.bucket.open();
  });
  expect(await uploader.upload(orderId, smallPdf('after'))).toEqual({ status: 200, body: '1' });
}, 300_000);

test('a restore to the moment before a mistake has all orders until then, and none after it', async () => {
  const primary = await cluster.nodeThatIs('primary');
  const began = performance.now();
  await cluster.archive.copy(primary);
  const copied = performance.now();
  const [before, after] = [new Buyers(), new Buyers()];
  await before.logIn(cluster.url);
  await before.hasOrderedWhile(BUYERS, AFTERWARDS);
  await before.sendAgain();
  const [{ moment } = { moment: '' }] = await books.ask<{ moment: string }>('select now()::text as moment');
  const [{ name } = { name: '' }] = await books.ask<{ name: string }>('select name from products where id = 140');
  await books.ask(`update products set name = 'A mistake' where id = 140`);
  await after.logIn(cluster.url);
  await after.hasOrderedWhile(BUYERS, AFTERWARDS);
  await after.sendAgain();
  all.push(before, after);
  await cluster.archive.complete(primary);

  const lost = performance.now();
  const restored = new Books(await restoredAddress(moment));
  const seconds = Math.round((performance.now() - lost) / 1000);
  const orders = (await restored.ask<{ id: number }>('select id from orders')).map(({ id }) => id);
  const numbers = ({ acknowledged }: Buyers) => acknowledged.map(({ orderId }) => orderId);
  expect(orders, 'all until then').toEqual(expect.arrayContaining(numbers(before)));
  expect(
    orders.filter((id) => numbers(after).includes(id)),
    'none later',
  ).toEqual([]);
  expect(await restored.ask('select name from products where id = 140')).toEqual([{ name }]);
  const copying = Math.round((copied - began) / 1000);
  rows.push(`| back to a moment in ${seconds} s, from a copy that took ${copying} s | | | | | | 0 | 0 |`);
}, 300_000);

async function restoredAddress(moment: string): Promise<() => string> {
  const url = await cluster.restoredAt(moment);
  return () => url;
}

test('after all of this, every order mail has arrived once', async () => {
  const expected = all
    .flatMap(({ acknowledged }) => acknowledged.map(({ orderId }) => `Your order MA00${orderId}`))
    .toSorted();
  await vi.waitFor(
    async () =>
      expect(await books.ask('select id from outbox where done_at is null and failed_at is null')).toEqual([]),
    { timeout: 180_000, interval: 500 },
  );
  const uncertain = await books.ask<{ subject: string }>(
    `select 'Your order MA00' || (payload ->> 'orderId') as subject from outbox where kind = 'order-customer' and failed_at is not null`,
  );
  const arrived = cluster.inbox.received
    .map((mail) => headerOf(mail, 'Subject') ?? '')
    .filter((subject) => subject.startsWith('Your order'));
  expect(new Set(arrived).size, 'none twice').toBe(arrived.length);
  const known = new Set([...arrived, ...uncertain.map(({ subject }) => subject)]);
  expect(
    expected.filter((subject) => !known.has(subject)),
    'none lost',
  ).toEqual([]);
  rows.push(`| mails of ${expected.length} orders | | | | | | 0 | 0 |`);
}, 240_000);

async function otherPrimary(name: string) {
  for (const node of cluster.nodes) if (node.name !== name && (await node.role()) === 'primary') return node;
  return undefined;
}
