import { describe, expect, test as pure } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newOrder } from '../../trade/fulfilment/testing/counter.ts';
import { deliverAll } from '../notifications/testing/outbox.ts';
import { timelineOf } from './timeline.ts';
import type { TimelineEntry, BuyerEntry } from './answers.ts';

const at = '2026-11-21T09:00:00.000Z';
const change = {
  action: 'accepted',
  entity: 'order',
  entityId: '7',
  about: 'MA007',
  before: null,
  after: null,
} as const;

pure('the audit entry of a step is shown with the step, and not again (L8)', () => {
  const events = [
    { id: 1, orderId: 7, at, kind: 'shipment', staffName: null, details: {}, batch: '42' },
    { id: 2, orderId: 7, at, kind: 'state', staffName: null, details: {}, batch: '42' },
  ] as const;
  const changes = [
    { ...change, id: 5, at, staffName: 'Sam', batch: '42' },
    { ...change, id: 6, at, staffName: 'Kim', batch: '43', action: 'noted' },
  ];
  const entries = timelineOf({ events, changes, messages: [], mails: [] });
  expect(entries.map(({ key, byName, change: with_ }) => [key, byName, with_?.action ?? null])).toEqual([
    ['change 6', 'Kim', 'noted'],
    ['event 1', 'Sam', 'accepted'],
    ['event 2', 'Sam', null],
  ]);
});

describe('the whole history of an order in one list (L8)', () => {
  test('staff see steps, shipments, notes, messages and mails with their address and status', async ({ ownShop }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [2]);
    await uk.post('/api/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'To Leeds, please.' });
    await staff.post('/api/Sale/AnswerOrderRequest', { orderId, isAccepted: false, decisionReason: 'It is packed.' });
    await staff.post('/api/Sale/AddSaleNote', { saleID: orderId, note: 'They always ask.' });
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'A pity.' });
    await staff.post('/api/Sale/AddShipment', { orderId });
    await deliverAll(ownShop);
    const entries: TimelineEntry[] = (await staff.get(`/api/Sale/GetOrderTimeline/${orderId}`)).body;
    const events = entries.flatMap(({ event, byName }) => (event === null ? [] : [[event.kind, byName]]));
    expect(events).toContainEqual(['placed', null]);
    expect(events.filter(([kind]) => kind === 'shipment')).toHaveLength(1);
    expect(events.find(([kind]) => kind === 'request')?.[1]).not.toBe(null);
    expect(entries.filter((entry) => entry.change?.action === 'noted')).toHaveLength(1);
    expect(entries.flatMap(({ message }) => message?.text ?? [])).toEqual(['A pity.']);
    const mails = entries.flatMap(({ mail }) => (mail === null ? [] : [`${mail.kind} ${mail.state}`]));
    expect(mails).toEqual(expect.arrayContaining(['order-shipped kept', 'message-staff kept', 'order-staff kept']));
    expect(entries.map((entry) => entry.at)).toEqual(
      entries
        .map((entry) => entry.at)
        .toSorted()
        .toReversed(),
    );
  });

  test('the buyer sees no note, no staff name and no mail to staff', async ({ ownShop }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [2]);
    await staff.post('/api/Sale/HoldOrders', { orderIds: [orderId], isHeld: true });
    await staff.post('/api/Sale/AddSaleNote', { saleID: orderId, note: 'Pays late.' });
    await staff.post('/api/Sale/AnswerOrderMessage', { orderId, text: 'Welcome.' });
    await deliverAll(ownShop, { send: async () => {}, check: async () => {}, close() {} });
    const { body } = await uk.get(`/api/Sale/GetOwnOrderTimeline/${orderId}`);
    const entries: BuyerEntry[] = body;
    expect(entries.filter(({ what }) => what === 'message')).toMatchObject([
      { side: 'shop', byName: null, isUnread: true },
    ]);
    expect(new Set(entries.map(({ what }) => what))).not.toContain('held');
    expect(JSON.stringify(body)).not.toMatch(/Pays late|order-staff|Sam|@/);
  });

  test('a company has all of its members and orders in one list, including earlier ones', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'Of the company' });
    const { body } = await staff.get('/api/Company/GetCompanyTimeline/1');
    const entries: TimelineEntry[] = body.entries;
    expect(entries.some(({ event }) => event?.kind === 'placed' && event.orderId === orderId)).toBe(true);
    expect(entries.some((entry) => entry.change?.action === 'wrote about')).toBe(true);
    const [{ at: newest }] = entries as [TimelineEntry];
    const before = await staff.get(`/api/Company/GetCompanyTimeline/1?before=${encodeURIComponent(newest)}`);
    expect(before.body.entries.every((entry: TimelineEntry) => entry.at < newest)).toBe(true);
    expect((await staff.get('/api/Company/GetCompanyTimeline/999999')).status).toBe(404);
  });
});
