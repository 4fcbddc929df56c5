import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { backOrders } from '../../catalogue/stock/tables.ts';
import { newOrder, shelfOf, stockOf } from './testing/counter.ts';

const step = '/api/Sale/TakeOrderStep';
const undo = '/api/Sale/UndoOrderStep';

describe('the counter processes an order (L1)', () => {
  test('it begins as new, each step has who and when, and saleComplete stays 1', async ({ shop }) => {
    const { orderId, staff, uk } = await newOrder(shop, [2]);
    expect((await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body).toMatchObject({
      saleState: 'new',
      saleComplete: 1,
    });
    const accepted = await staff.post(step, { orderIds: [orderId], step: 'accept', why: 'By telephone' });
    expect(accepted.body).toMatchObject({ done: [{ orderId, state: 'accepted' }], refused: [] });
    const { body } = await staff.get(`/api/Sale/GetOrderProgress/${orderId}`);
    expect(body).toMatchObject({ orderId, state: 'accepted', heldByName: null, checkedByName: null });
    expect(body.events).toMatchObject([
      { kind: 'placed', staffName: null },
      { kind: 'state', staffName: 'Pressline Counter', details: { from: 'new', to: 'accepted', why: 'By telephone' } },
    ]);
    expect((await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body).toMatchObject({
      saleState: 'accepted',
      saleComplete: 1,
    });
  });

  test('of many orders, those that can step do so, and the others are reported; if none can, 409', async ({ shop }) => {
    const [first, second] = [await newOrder(shop, [2]), await newOrder(shop, [2])];
    const { staff } = first;
    await staff.post(step, { orderIds: [first.orderId], step: 'cancel' });
    const { body } = await staff.post(step, { orderIds: [first.orderId, second.orderId], step: 'accept' });
    expect(body).toMatchObject({
      done: [{ orderId: second.orderId, state: 'accepted' }],
      refused: [{ orderId: first.orderId, state: 'cancelled' }],
    });
    const again = await staff.post(step, { orderIds: [first.orderId, second.orderId], step: 'accept' });
    expect([again.status, again.body.code]).toEqual([409, 'order.no-step']);
    expect((await staff.post(step, { orderIds: [first.orderId, 999_999], step: 'accept' })).status).toBe(404);
  });

  test('with allOrNone nothing is changed unless all can step, and those that cannot are named (M2)', async ({
    shop,
  }) => {
    const [first, second] = [await newOrder(shop, [2]), await newOrder(shop, [2])];
    const { staff } = first;
    await staff.post(step, { orderIds: [first.orderId], step: 'accept' });
    const both = { orderIds: [first.orderId, second.orderId], step: 'accept', allOrNone: true };
    const refused = await staff.post(step, both);
    expect([refused.status, refused.body.code]).toEqual([409, 'order.not-all']);
    expect(refused.body.detail).toContain(`MA00${first.orderId}`);
    expect(refused.body.detail).not.toContain(`MA00${second.orderId}`);
    const { body } = await staff.get(`/api/Sale/GetOrderProgress/${second.orderId}`);
    expect(body).toMatchObject({ state: 'new', events: [{ kind: 'placed' }] });
    expect((await staff.post(step, { ...both, step: 'pick' })).body).toMatchObject({
      done: [{ orderId: first.orderId }, { orderId: second.orderId }],
      refused: [],
    });
  });

  for (const name of ['accept', 'pick'])
    test(`of several orders, ${name} stops at those with a change request or an unread message, and names them; alone, each takes it (L2)`, async ({
      shop,
    }) => {
      const [changed, written, plain] = [
        await newOrder(shop, [2]),
        await newOrder(shop, [2]),
        await newOrder(shop, [2]),
      ];
      const { staff, uk } = plain;
      await uk.post('/api/Sale/AskForOrderChange', { orderId: changed.orderId, wish: 'change', wishText: 'To Leeds.' });
      await uk.post('/api/Sale/WriteOrderMessage', { orderId: written.orderId, text: 'Is Monday possible?' });
      const waiting = [changed.orderId, written.orderId];
      const { body } = await staff.post(step, { orderIds: [...waiting, plain.orderId], step: name });
      expect(body).toMatchObject({
        done: [{ orderId: plain.orderId }],
        refused: [
          { orderId: changed.orderId, state: 'new', openQuestion: 'request' },
          { orderId: written.orderId, state: 'new', openQuestion: 'message' },
        ],
      });
      const none = await staff.post(step, { orderIds: waiting, step: name });
      expect([none.status, none.body.code, none.body.detail]).toEqual([
        409,
        'order.open-question',
        `Not changed, because the buyer asked for a change or wrote: MA00${changed.orderId}, MA00${written.orderId}. Open each of them first.`,
      ]);
      for (const orderId of waiting)
        expect((await staff.post(step, { orderIds: [orderId], step: name })).status).toBe(200);
    });

  test('several orders are cancelled together, also those whose buyer asked for it (L5)', async ({ shop }) => {
    const [asked, plain] = [await newOrder(shop, [2]), await newOrder(shop, [2])];
    await asked.uk.post('/api/Sale/AskForOrderChange', {
      orderId: asked.orderId,
      wish: 'cancel',
      cancelReason: 'ordered-twice',
      wishText: '',
    });
    const { body } = await asked.staff.post(step, { orderIds: [asked.orderId, plain.orderId], step: 'cancel' });
    expect(body.refused).toEqual([]);
  });

  test('fifty presses of one step are one step', async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [2]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff.post(step, { orderIds: [orderId], step: 'accept' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });

  test('cancelling returns the stock, to waiting orders first; undoing takes it again', async ({ shop }) => {
    const { orderId, productIds, staff, uk } = await newOrder(shop, [15]);
    const [part] = productIds;
    expect(await stockOf(shop, part)).toBe(5);
    const guid = crypto.randomUUID();
    await uk.post('/api/Cart/CreateCartItem', { productID: part, guid, productQuantity: 8, price: 1 });
    await uk.post('/api/Sale/AddSale', { cartGuid: guid, deliveryID: 1, PONumber: 'PO 2' });
    const missing = () =>
      shop.shop.db.select({ productId: backOrders.productId, missing: backOrders.missing }).from(backOrders);
    expect(await missing()).toContainEqual({ productId: part, missing: 3 });
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'cancel', why: 'Ordered twice' });
    expect(await stockOf(shop, part)).toBe(12);
    expect(await missing()).not.toContainEqual({ productId: part, missing: 3 });
    expect((await staff.post(undo, { eventIds: [body.done[0].eventId] })).body).toBe(1);
    expect(await stockOf(shop, part)).toBe(0);
    expect(await missing()).toContainEqual({ productId: part, missing: 3 });
    expect(await shelfOf(shop, part)).toBe(20);
  });
});

describe('a step is undone within a minute (L1)', () => {
  test('the order is where it was, and both are in its history', async ({ shop }) => {
    const { orderId, staff } = await newOrder(shop, [2]);
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'pick' });
    expect((await staff.post(undo, { eventIds: [body.done[0].eventId] })).body).toBe(1);
    const progress = (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
    expect(progress.state).toBe('new');
    expect(progress.events.at(-1).details).toMatchObject({ from: 'picking', to: 'new' });
  });

  test('not after a minute, not twice, and not when the order has moved on', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    const accepted = (await staff.post(step, { orderIds: [orderId], step: 'accept' })).body.done[0].eventId;
    const picking = (await staff.post(step, { orderIds: [orderId], step: 'pick' })).body.done[0].eventId;
    expect((await staff.post(undo, { eventIds: [accepted] })).body.code).toBe('order.no-undo');
    ownShop.setTime(new Date(now.getTime() + 61_000));
    expect((await staff.post(undo, { eventIds: [picking] })).status).toBe(409);
    ownShop.setTime(new Date(now.getTime() + 59_000));
    expect((await staff.post(undo, { eventIds: [picking] })).body).toBe(1);
    expect((await staff.post(undo, { eventIds: [picking] })).status).toBe(409);
  });
});

describe('of several steps exactly the requested one is undone (L1)', () => {
  test('two steps of one order undone at once: the last is undone, the one below it stays, in either order', async ({
    shop,
  }) => {
    const { orderId, staff } = await newOrder(shop, [2]);
    const take = async (name: string) =>
      (await staff.post(step, { orderIds: [orderId], step: name })).body.done[0].eventId as number;
    const state = async () => (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
    const accepted = await take('accept');
    const picking = await take('pick');
    expect((await staff.post(undo, { eventIds: [picking, accepted] })).body).toBe(1);
    const { state: after, events } = await state();
    expect([after, events.at(-1).details]).toEqual(['accepted', { from: 'picking', to: 'accepted', undoes: picking }]);
    const again = await take('pick');
    expect((await staff.post(undo, { eventIds: [accepted, again, again] })).body).toBe(1);
    expect((await state()).state).toBe('accepted');
  });

  test('of two orders, the one that moved on stays, the other is undone', async ({ shop }) => {
    const [one, other] = [await newOrder(shop, [2]), await newOrder(shop, [2])];
    const { staff } = one;
    const orderIds = [one.orderId, other.orderId];
    const { body } = await staff.post(step, { orderIds, step: 'accept' });
    await staff.post(step, { orderIds: [one.orderId], step: 'pick' });
    const eventIds = body.done.map(({ eventId }: { eventId: number }) => eventId);
    expect((await staff.post(undo, { eventIds })).body).toBe(1);
    const states = orderIds.map(async (id) => (await staff.get(`/api/Sale/GetOrderProgress/${id}`)).body.state);
    expect(await Promise.all(states)).toEqual(['picking', 'new']);
  });

  test('by a process whose clock is seconds behind: the history still lists the step first', async ({ ownShop }) => {
    const { orderId, staff, uk } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(new Date(now.getTime() + 10_000));
    const { eventId } = (await staff.post(step, { orderIds: [orderId], step: 'pick' })).body.done[0];
    ownShop.setTime(new Date(now.getTime() + 7000));
    expect((await staff.post(undo, { eventIds: [eventId] })).body).toBe(1);
    interface TimelineEntry {
      event?: { kind: string; details: object };
      what?: string;
      details?: object;
    }
    const steps = ({ event, what, details }: TimelineEntry) =>
      event?.kind === 'state' ? [event.details] : what === 'state' ? [details] : [];
    const undone = { from: 'picking', to: 'new', undoes: eventId };
    const ofStaff = (await staff.get(`/api/Sale/GetOrderTimeline/${orderId}`)).body;
    expect(ofStaff.flatMap(steps)).toEqual([undone, { from: 'new', to: 'picking' }]);
    const ofBuyer = (await uk.get(`/api/Sale/GetOwnOrderTimeline/${orderId}`)).body;
    expect(ofBuyer.flatMap(steps)).toMatchObject([{ to: 'new', undoes: eventId }, { to: 'picking' }]);
  });
});

describe('the queue (L2)', () => {
  test('new orders come first, the oldest of them first, with what the counter needs to know', async ({ ownShop }) => {
    const [one, two, three] = [
      await newOrder(ownShop, [2]),
      await newOrder(ownShop, [2]),
      await newOrder(ownShop, [2]),
    ];
    const { staff } = one;
    await staff.post(step, { orderIds: [one.orderId], step: 'accept' });
    await staff.post('/api/Sale/CheckPurchaseOrder', { orderId: two.orderId, isChecked: true });
    await staff.post('/api/Sale/HoldOrders', { orderIds: [three.orderId], isHeld: true });
    const all = (await staff.get('/api/Sale/GetOrderQueue?pageSize=100')).body as { id: number; state: string }[];
    const ours = all.filter(({ id }) => [one.orderId, two.orderId, three.orderId].includes(id));
    expect(ours.map(({ id }) => id)).toEqual([two.orderId, three.orderId, one.orderId]);
    expect(all.find(({ id }) => id === two.orderId)).toMatchObject({
      checkedByName: 'Pressline Counter',
      heldByName: null,
    });
    const held = (await staff.get('/api/Sale/GetOrderQueue?held=me')).body as { id: number }[];
    expect(held.map(({ id }) => id)).toEqual([three.orderId]);
    const checked = (await staff.get('/api/Sale/GetOrderQueue?checked=yes')).body as { id: number }[];
    expect(checked.map(({ id }) => id)).toEqual([two.orderId]);
  });
});
