import { describe, expect, onTestFinished } from 'vitest';
import { Outgoing } from '#platform/outgoing/outgoing.ts';
import { WebhookWorker } from '#server/jobs/webhook-worker.ts';
import { type ApiCaller, type TestShop, test } from '#server/testing/test-shop.ts';
import { newOrder } from '../../trade/fulfilment/testing/counter.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { startReceiver } from './testing/receiver.ts';

const ORDER_KINDS = ['order.placed', 'order.accepted', 'order.changed', 'order.cancelled'];

function startWorker({ shop }: TestShop, toLoopback = true) {
  if (shop.sealer === null) throw new Error('The test shop seals nothing.');
  const worker = new WebhookWorker(shop, shop.news, { sealer: shop.sealer, outgoing: new Outgoing({ toLoopback }) }, 0);
  onTestFinished(() => worker.stop());
  /** Delivers what is due. */
  return async () => {
    worker.wake();
    await worker.settled();
  };
}

async function addWebhook(caller: ApiCaller, url: string, kinds: readonly string[] = ORDER_KINDS, holder = '') {
  const { status, body } = await caller.post(`/api/Webhook/Add${holder}Webhook`, {
    webhookUrl: url,
    webhookNote: 'ERP',
    changeKinds: kinds,
  });
  expect(status).toBe(200);
  return body as { guid: string; webhookSecret: string };
}

/** A company's webhook to a new receiver. */
async function connected(shop: TestShop, answer?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer);
  const uk = await shop.as('uk@converter.test');
  const { guid, webhookSecret } = await addWebhook(uk, receiver.url);
  receiver.state.secret = webhookSecret;
  const log = async () => (await uk.get(`/api/Webhook/GetWebhookLog/${guid}`)).body;
  return { receiver, uk, guid, log, deliver: startWorker(shop) };
}

const acceptOrder = (staff: ApiCaller, orderId: number) =>
  staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'accept' });

/** The shop's clock goes on. */
function later(test: TestShop, ms: number): void {
  test.setTime(new Date(test.shop.clock.now().getTime() + ms));
}

describe('a webhook (M3)', () => {
  test("tells of a company's orders in their order, signed, and of no other company's", async ({ ownShop }) => {
    const { receiver, deliver, log } = await connected(ownShop);
    const other = await startReceiver();
    other.state.secret = (await addWebhook(await ownShop.as('de@converter.test'), other.url)).webhookSecret;
    const { orderId, staff } = await newOrder(ownShop, [2]);
    await acceptOrder(staff, orderId);
    await deliver();
    expect(receiver.forged).toEqual([]);
    expect(receiver.received).toMatchObject([
      { type: 'order.placed', data: { object: 'order', id: orderId, reference: `MA00${orderId}` } },
      { type: 'order.accepted', data: { object: 'order', id: orderId } },
    ]);
    expect(other.received).toEqual([]);
    expect((await log()).endpoint).toMatchObject({ deliveredCount: 2, failedCount: 0, waitingCount: 0 });
  });

  test('repeats a failed delivery with the same id, and holds the later ones of the object back', async ({
    ownShop,
  }) => {
    const { receiver, deliver, log } = await connected(ownShop, (_, count) => ({ status: count === 1 ? 500 : 200 }));
    const { orderId, staff } = await newOrder(ownShop, [2]);
    await acceptOrder(staff, orderId);
    await deliver();
    expect([receiver.state.asked, receiver.received]).toEqual([1, []]);
    later(ownShop, 6000);
    await deliver();
    expect(receiver.received.map(({ type }) => type)).toEqual(['order.placed', 'order.accepted']);
    const { endpoint, deliveries } = await log();
    expect(endpoint.failingSince).toBeNull();
    expect(deliveries[1].attemptsMade.map(({ callStatus }: { callStatus: number }) => callStatus)).toEqual([200, 500]);
    expect(deliveries[1].webhookId).toBe(receiver.received[0]?.id);
  });

  test('releases after a failure what it has not tried', async ({ ownShop }) => {
    const receiver = await startReceiver(() => ({ status: 500 }));
    const staff = await ownShop.asStaff();
    receiver.state.secret = (await addWebhook(staff, receiver.url, ['stock.changed'], 'Staff')).webhookSecret;
    const database = ownShop.owner.$client;
    await database.query(`update products set stock_level = stock_level + 1 where name like 'DB-%'`);
    await startWorker(ownShop)();
    const { rows } = await database.query<{ attempts: number; due: boolean }>(
      'select attempts, due_at <= $1 as due from webhook_deliveries order by id',
      [ownShop.shop.clock.now()],
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter(({ attempts }) => attempts === 1)).toHaveLength(receiver.state.asked);
    expect(receiver.state.asked).toBeLessThanOrEqual(4);
    for (const { attempts, due } of rows) expect(due).toBe(attempts === 0);
  });

  test('keeps the pause that it asked for, though other deliveries of the same moment succeeded', async ({
    ownShop,
  }) => {
    const receiver = await startReceiver((_, count) =>
      count === 2 ? { status: 429, headers: { 'retry-after': '120' } } : { status: 200 },
    );
    const staff = await ownShop.asStaff();
    receiver.state.secret = (await addWebhook(staff, receiver.url, ['stock.changed'], 'Staff')).webhookSecret;
    await ownShop.owner.$client.query(`update products set stock_level = stock_level + 1 where name like 'DB-%'`);
    const deliver = startWorker(ownShop);
    ownShop.setTime(ownShop.shop.clock.now());
    await deliver();
    const { asked } = receiver.state;
    later(ownShop, 119_000);
    await deliver();
    expect([receiver.received.length > 0, receiver.state.asked]).toEqual([true, asked]);
    later(ownShop, 2000);
    await deliver();
    expect(receiver.state.asked).toBeGreaterThan(asked);
  });

  test('is off at once if its address answers 410, and its managers are told', async ({ ownShop }) => {
    const { deliver, log } = await connected(ownShop, () => ({ status: 410 }));
    await newOrder(ownShop, [2]);
    await deliver();
    expect((await log()).endpoint.offReason).toBe('gone');
    const mails = await ownShop.shop.db.select().from(outbox);
    expect(mails.filter(({ kind }) => kind === 'webhook-news').map(({ payload }) => payload)).toMatchObject([
      { news: 'gone' },
    ]);
  });

  test('waits as its address asks', async ({ ownShop }) => {
    const { receiver, deliver } = await connected(ownShop, (_, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '120' } } : { status: 200 },
    );
    await newOrder(ownShop, [2]);
    await deliver();
    later(ownShop, 119_000);
    await deliver();
    expect(receiver.state.asked).toBe(1);
    later(ownShop, 2000);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test('is refused for an address to which nothing would be sent, when it is added and when it is changed', async ({
    shop,
  }) => {
    const uk = await shop.as('uk@converter.test');
    const { guid } = await addWebhook(uk, 'https://erp.converter.test/');
    for (const [webhookUrl, reason] of [
      ['http://erp.converter.test/', /begins with https/],
      ['https://erp:blue@erp.converter.test/', /remove the user name and the password/],
      ['https://10.0.0.1/', /private network/],
    ] as const) {
      const draft = { webhookUrl, webhookNote: '', changeKinds: ORDER_KINDS };
      const refused = {
        status: 400,
        body: { errors: [{ field: 'webhookUrl', message: expect.stringMatching(reason) }] },
      };
      expect(await uk.post('/api/Webhook/AddWebhook', draft)).toMatchObject(refused);
      expect(await uk.post('/api/Webhook/SaveWebhook', { guid, ...draft })).toMatchObject(refused);
    }
  });

  test('follows no redirect', async ({ ownShop }) => {
    const { receiver, deliver, log } = await connected(ownShop, () => ({
      status: 302,
      headers: { location: 'http://127.0.0.1:1/' },
    }));
    await newOrder(ownShop, [2]);
    await deliver();
    expect(receiver.state.asked).toBe(1);
    expect((await log()).deliveries[0]).toMatchObject({
      deliveryState: 'waiting',
      attemptsMade: [{ callStatus: 302 }],
    });
  });

  test('warns after a day without a success, and turns itself off when the last attempt failed', async ({
    ownShop,
  }) => {
    const { deliver } = await connected(ownShop, () => ({ status: 500 }));
    await newOrder(ownShop, [2]);
    const hours = [0, 0.1, 1, 3, 6, 12, 24, 40, 63, 91];
    let passed = 0;
    for (const hour of hours) {
      later(ownShop, (hour - passed) * 3600_000);
      passed = hour;
      await deliver();
    }
    const mails = await ownShop.shop.db.select().from(outbox);
    expect(mails.filter(({ kind }) => kind === 'webhook-news').map(({ payload }) => payload)).toMatchObject([
      { news: 'failing' },
      { news: 'off' },
    ]);
  });

  test('signs with both secrets while one is changed', async ({ ownShop }) => {
    const { receiver, deliver, uk, guid } = await connected(ownShop);
    const { body } = await uk.post('/api/Webhook/RotateWebhookSecret', { guid });
    await newOrder(ownShop, [2]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.state.secret = body.webhookSecret;
    await uk.post('/api/Webhook/TestWebhook', { guid });
    await deliver();
    expect(receiver.received.map(({ type }) => type)).toEqual(['order.placed', 'test']);
    later(ownShop, 8 * 24 * 3600_000);
    const again = await ownShop.as('uk@converter.test');
    await again.post('/api/Webhook/TestWebhook', { guid });
    await deliver();
    expect(receiver.state.signatures).toEqual([2, 2, 1]);
  });

  test('that is off hears nothing, and delivers again on request', async ({ ownShop }) => {
    const { receiver, deliver, uk, guid, log } = await connected(ownShop);
    const { orderId, staff } = await newOrder(ownShop, [2]);
    await deliver();
    await uk.post('/api/Webhook/TurnWebhook', { guid, isOn: false });
    await acceptOrder(staff, orderId);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    await uk.post('/api/Webhook/TurnWebhook', { guid, isOn: true });
    const { deliveries } = await log();
    const { body: count } = await uk.post('/api/Webhook/RetryWebhook', {
      guid,
      webhookDeliveryId: deliveries[0].webhookDeliveryId,
    });
    await deliver();
    expect([count, receiver.received.length]).toEqual([1, 2]);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  test('of the shop hears of all companies', async ({ ownShop }) => {
    const receiver = await startReceiver();
    const staff = await ownShop.asStaff();
    receiver.state.secret = (
      await addWebhook(staff, receiver.url, ['order.placed', 'stock.changed'], 'Staff')
    ).webhookSecret;
    await newOrder(ownShop, [2]);
    await startWorker(ownShop)();
    expect(new Set(receiver.received.map(({ type }) => type))).toEqual(new Set(['order.placed', 'stock.changed']));
  });
});

test('an address of this machine or a private network is never called by a public shop', async ({ ownShop }) => {
  const receiver = await startReceiver();
  const uk = await ownShop.as('uk@converter.test');
  for (const url of [
    receiver.url,
    'https://127.0.0.1:1/',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://169.254.169.254/',
  ]) {
    const { guid } = await addWebhook(uk, 'https://erp.converter.test/');
    await ownShop.owner.$client.query('update webhook_endpoints set url = $1 where guid = $2', [url, guid]);
  }
  await newOrder(ownShop, [2]);
  await startWorker(ownShop, false)();
  expect(receiver.state.asked).toBe(0);
  const { rows } = await ownShop.owner.$client.query<{ answer: string; status: number | null }>(
    'select answer, status from webhook_attempts',
  );
  expect(rows).toHaveLength(5);
  for (const { status } of rows) expect(status).toBeNull();
});

test('what is no webhook is refused', async ({ ownShop }) => {
  const uk = await ownShop.as('uk@converter.test');
  const sound = { webhookUrl: 'https://erp.converter.test/', webhookNote: '', changeKinds: ['order.placed'] };
  for (const wrong of [
    { webhookUrl: '' },
    { webhookUrl: 'erp' },
    { webhookUrl: 'ftp://erp.converter.test/' },
    { webhookUrl: 'https://me:secret@erp.converter.test/' },
    { webhookUrl: `https://erp.converter.test/${'x'.repeat(500)}` },
    { changeKinds: [] },
    { changeKinds: ['order.eaten'] },
    { webhookNote: 'x'.repeat(101) },
  ])
    expect([wrong, (await uk.post('/api/Webhook/AddWebhook', { ...sound, ...wrong })).status]).toEqual([wrong, 400]);
  const { guid } = (await uk.post('/api/Webhook/AddWebhook', sound)).body;
  for (const wrong of [{ guid }, { guid, webhookDeliveryId: 1, since: '01/01/2026' }, { guid, since: 'yesterday' }])
    expect((await uk.post('/api/Webhook/RetryWebhook', wrong)).status).toBe(400);
  expect((await uk.post('/api/Webhook/TurnWebhook', { guid })).status).toBe(400);
  const de = await ownShop.as('de@converter.test');
  for (const call of ['Turn', 'Remove', 'Test']) {
    const { status } = await de.post(`/api/Webhook/${call}Webhook`, { guid, isOn: false });
    expect([call, status]).toEqual([call, 404]);
  }
});
