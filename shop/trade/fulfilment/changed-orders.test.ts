import { describe, expect, onTestFinished } from 'vitest';
import { connectTo } from '#platform/database/server-hosts.ts';
import { type ApiCaller, type TestShop, test } from '#server/testing/test-shop.ts';
import { newOrder } from './testing/counter.ts';

/** Creates a program that follows the changes from now on. */
async function follower(staff: ApiCaller) {
  let cursor = '0';
  const readOn = async (): Promise<number[]> => {
    const seen: number[] = [];
    for (;;) {
      const { body } = await staff.get(`/api/Sale/GetChangedOrders?count=20&cursor=${cursor}`);
      seen.push(...body.orders.map(({ orderId }: { orderId: number }) => orderId));
      cursor = body.cursor;
      if (!body.isMore) return seen;
    }
  };
  await readOn();
  return { readOn };
}

/** Begins a separate transaction in which an event happens to an order. */
async function beginEvent({ databaseUrl }: TestShop) {
  const connection = await connectTo(databaseUrl);
  onTestFinished(() => connection.end());
  await connection.query('begin');
  await connection.query('select pg_current_xact_id()'); // it counts as begun, whenever it writes
  return {
    write: (orderId: number) =>
      connection.query(`insert into order_events (order_id, kind) values ($1, 'held')`, [orderId]),
    commit: () => connection.query('commit'),
  };
}

describe('a program that follows the changes misses none (L1)', () => {
  test('however many are placed meanwhile', async ({ ownShop }) => {
    const { readOn } = await follower(await ownShop.asStaff());
    const seen: number[] = [];
    const placed = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const order = await newOrder(ownShop, [2]);
        seen.push(...(await readOn())); // while the other transactions are open
        return order;
      }),
    );
    seen.push(...(await readOn()));
    expect([...new Set(seen)].toSorted()).toEqual(placed.map(({ orderId }) => orderId).toSorted());
  });

  test('neither one committed after a later one, nor one that began later', async ({ ownShop }) => {
    const [first, second] = [await newOrder(ownShop, [2]), await newOrder(ownShop, [2])];
    const { readOn } = await follower(first.staff);
    const [earlier, later] = [await beginEvent(ownShop), await beginEvent(ownShop)];
    await later.write(first.orderId); // the lower id, of the transaction that began later
    await earlier.write(second.orderId);
    await earlier.commit();
    expect(await readOn()).toEqual([second.orderId]);
    await later.commit();
    expect(await readOn()).toEqual([first.orderId]);
    expect(await readOn()).toEqual([]);
  });

  test('without waiting for unrelated transactions', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const { readOn } = await follower(staff);
    const idle = await beginEvent(ownShop);
    const event = await beginEvent(ownShop);
    await event.write(orderId);
    await event.commit();
    expect(await readOn()).toEqual([orderId]);
    await idle.commit();
  });

  test('twelve followers at once each get everything', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const followers = await Promise.all(Array.from({ length: 12 }, () => follower(staff)));
    const { orderId } = await newOrder(ownShop, [2]);
    const received = await Promise.all(followers.map(({ readOn }) => readOn()));
    expect(received).toEqual(followers.map(() => [orderId]));
  });

  test('a program that asks from a certain day gets everything since, even if nobody followed before', async ({
    ownShop,
  }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    await ownShop.owner.$client.query(
      `insert into order_events (order_id, at, kind) select 1003, '2026-01-01', 'held' from generate_series(1, 2100)`,
    );
    const later = await newOrder(ownShop, [2]);
    const { body } = await staff.get('/api/Sale/GetChangedOrders?since=2026-02-01T00:00:00Z&count=1000');
    const received = body.orders.map((order: { orderId: number }) => order.orderId);
    expect(received).toEqual(expect.arrayContaining([orderId, later.orderId]));
  });

  test('an unknown cursor, for example after a restored backup, begins again with the accepted orders', async ({
    ownShop,
  }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const { body } = await staff.get('/api/Sale/GetChangedOrders?count=1000&cursor=2000000000');
    expect(body.orders.map((order: { orderId: number }) => order.orderId)).toContain(orderId);
  });
});
