import { describe, expect } from 'vitest';
import { type ApiCaller, test } from '#server/testing/test-shop.ts';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { giveList, UK_COMPANY } from '../../catalogue/pricing/testing/give-list.ts';
import { newOrder } from '../../trade/fulfilment/testing/counter.ts';

interface Seen {
  changeId: number;
  changeKind: string;
  objectId: number;
  reference: string;
  link: string | null;
}

/** A program that follows changes, from the present on. */
async function follower(caller: ApiCaller, kinds = '') {
  const { body: summary } = await caller.get('/api/Changes/Summary');
  let cursor: string = summary.cursor;
  const readOn = async (count = 50): Promise<Seen[]> => {
    const seen: Seen[] = [];
    for (;;) {
      const { body } = await caller.get(`/api/Changes?count=${count}&after=${cursor}${kinds && `&kinds=${kinds}`}`);
      seen.push(...body.changes);
      cursor = body.cursor;
      if (!body.isMore) return seen;
    }
  };
  return { readOn, goBackTo: (earlier: string) => (cursor = earlier), place: () => cursor };
}

const kindsOf = (seen: readonly Seen[]) => seen.map(({ changeKind }) => changeKind);

describe('a program follows changes (M3)', () => {
  test('of an order: its company and staff, nobody else', async ({ ownShop }) => {
    const uk = await follower(await ownShop.as('uk@converter.test'), 'order.placed,order.accepted,order.cancelled');
    const de = await follower(await ownShop.as('de@converter.test'), 'order.placed,order.accepted,order.cancelled');
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const all = await follower(staff);
    expect((await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'accept' })).status).toBe(200);
    const seen = await uk.readOn();
    expect(seen).toMatchObject([
      { changeKind: 'order.placed', objectId: orderId, reference: `MA00${orderId}` },
      { changeKind: 'order.accepted', objectId: orderId },
    ]);
    expect(new URL(seen[0]?.link ?? '').pathname).toBe(`/api/Sale/GetSaleByID/${orderId}`);
    expect(await de.readOn()).toEqual([]);
    expect(kindsOf(await all.readOn())).toEqual(['order.accepted']);
  });

  test('of the stock of a part that is on sale, and of kits with it', async ({ ownShop }) => {
    const de = await follower(await ownShop.as('de@converter.test'));
    const { productIds } = await newOrder(ownShop, [3]);
    const seen = await de.readOn();
    expect(new Set(kindsOf(seen))).toEqual(new Set(['stock.changed']));
    expect(seen.map(({ objectId }) => objectId)).toContain(productIds[0]);
  });

  test('of a price list: only companies that have it', async ({ ownShop }) => {
    const uk = await follower(await ownShop.as('uk@converter.test'), 'price.changed');
    const de = await follower(await ownShop.as('de@converter.test'), 'price.changed');
    await giveList(ownShop, { companyId: UK_COMPANY }, [{ productId: 101, ladder: [{ from: 1, minor: 900 }] }]);
    expect(kindsOf(await uk.readOn())).toContain('price.changed');
    expect(await de.readOn()).toEqual([]);
  });

  test('each once, in the order of its commits, beside twenty writers and after a reader that died', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    const { readOn, goBackTo, place } = await follower(staff, 'order.changed');
    const { rows } = await ownShop.owner.$client.query<{ id: number }>('select id from orders order by id limit 20');
    const seen = new Map<number, number>();
    const read = async () => {
      for (const { changeId, objectId } of await readOn(7)) {
        if (seen.has(changeId)) throw new Error(`${changeId} came twice`);
        seen.set(changeId, objectId);
      }
    };
    const write = async (orderId: number) => {
      for (let round = 0; round < 5; round++)
        await ownShop.owner.$client.query(
          `insert into order_events (order_id, kind) select $1, 'checked' from generate_series(1, 3)`,
          [orderId],
        );
    };
    const writing = Promise.all(rows.map(({ id }) => write(id)));
    await read();
    const died = place();
    await readOn(7); // received, but lost by the program
    goBackTo(died);
    await read();
    await writing;
    await read();
    expect(seen.size).toBe(rows.length * 15);
    expect(new Set(seen.values()).size).toBe(rows.length);
  });

  test('the summary of a day counts what the list has', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    await newOrder(ownShop, [2]);
    const { body: listed } = await uk.get('/api/Changes?count=1000');
    const { body: summary } = await uk.get('/api/Changes/Summary');
    const counted = summary.kindsOfDay.map(({ changeKind, count }: { changeKind: string; count: number }) => [
      changeKind,
      count,
    ]);
    const expected = Map.groupBy(listed.changes as Seen[], ({ changeKind }) => changeKind);
    expect(counted).toEqual([...expected].map(([kind, of]) => [kind, of.length]).toSorted());
    expect(summary.cursor).toBe(listed.cursor);
  });
});

test('for a cursor that is no longer kept the answer is 410, with how to go on', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  await newOrder(ownShop, [2]);
  const { body: first } = await staff.get('/api/Changes?count=1');
  ownShop.setTime(new Date(Date.now() + 31 * 24 * 3600_000));
  await keepHouse(ownShop.shop, { mails: 365, carts: 365, unused: 365 });
  const later = await ownShop.asStaff();
  for (const cursor of [first.cursor, '999999999']) {
    const { status, body } = await later.get(`/api/Changes?after=${cursor}`);
    expect([status, body.code]).toEqual([410, 'changes.gone']);
  }
  expect((await later.get('/api/Changes')).status).toBe(200);
});

test('what is not understood is refused', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  for (const query of ['after=latest', 'after=-1', 'kinds=order.eaten', 'kinds=', 'count=0', 'count=many'])
    expect([query, (await staff.get(`/api/Changes?${query}`)).status]).toEqual([query, 400]);
  expect((await staff.get('/api/Changes/Summary?day=yesterday')).status).toBe(400);
});
