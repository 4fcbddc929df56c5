import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newOrder } from '../fulfilment/testing/counter.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';

const write = '/api/Sale/WriteOrderMessage';
const answer = '/api/Sale/AnswerOrderMessage';

describe('buyer and counter write to each other about an order (L8)', () => {
  test('a buyer’s message waits in the queue until staff answer it', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    const hasMessage = async () =>
      (await staff.get(`/api/Sale/GetOrderQueue?search=${orderId}`)).body.find(
        ({ id }: { id: number }) => id === orderId,
      ).hasMessage;
    expect(await hasMessage()).toBe(false);
    expect((await uk.post(write, { orderId, text: 'Please ring first.' })).status).toBe(200);
    expect(await hasMessage()).toBe(true);
    await staff.post(answer, { orderId, text: 'We ring at seven.' });
    expect(await hasMessage()).toBe(false);
  });

  test('staff settle messages that need no answer, and a second time there is nothing', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await uk.post(write, { orderId, text: 'Thank you!' });
    const settle = async () => (await staff.post('/api/Sale/SettleOrderMessages', { orderId })).body;
    expect([await settle(), await settle()]).toEqual([1, 0]);
  });

  test('the shop’s message is unread in the buyer’s list until they read it', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    const unread = async () => (await uk.get('/api/Sale/GetOrdersWithMessages')).body.includes(orderId);
    await staff.post(answer, { orderId, text: 'Which hall?' });
    expect(await unread()).toBe(true);
    await uk.post('/api/Sale/ReadOrderMessages', { orderId });
    expect(await unread()).toBe(false);
  });

  test('only displayed messages are read: those that arrived while somebody wrote stay unread, on both sides', async ({
    shop,
  }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    const readAt = async () =>
      (await staff.get(`/api/Sale/GetOrderTimeline/${orderId}`)).body.flatMap(
        ({ message }: { message: { text: string; readAt: string | null } | null }) =>
          message === null || message.readAt === null ? [] : [message.text],
      );
    const { body: gate } = await uk.post(write, { orderId, text: 'Gate four.', seenMessageId: 0 });
    await uk.post(write, { orderId, text: 'No: gate five.' });
    const { body: answered } = await staff.post(answer, { orderId, text: 'Gate four it is.', seenMessageId: gate });
    expect(await readAt()).toEqual(['Gate four.']);
    await staff.post(answer, { orderId, text: 'Five, then.', seenMessageId: answered });
    await uk.post('/api/Sale/ReadOrderMessages', { orderId, seenMessageId: answered });
    expect((await readAt()).toSorted()).toEqual(['Gate four it is.', 'Gate four.', 'No: gate five.']);
    expect((await uk.get('/api/Sale/GetOrdersWithMessages')).body).toContain(orderId);
    expect((await uk.post(write, { orderId, text: 'Hm', seenMessageId: -1 })).body).toMatchObject({
      errors: [{ field: 'seenMessageID' }],
    });
  });

  test('each side gets a mail with the message and a link: staff theirs, the member in their language', async ({
    ownShop,
  }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [2]);
    await uk.post(write, { orderId, text: 'Tor <b>4</b>, please.' });
    await deliverAll(ownShop);
    const toStaff = await lastMail(ownShop, 'message-staff');
    expect(toStaff.text).toContain('Tor <b>4</b>, please.');
    expect(toStaff.html).toContain('Tor &#60;b&#62;4&#60;/b&#62;, please.');
    expect(toStaff.text).toContain(`/Administration/OrderView?id=${orderId}#messages`);

    await uk.post('/api/User/ChooseMailLanguage', { language: 'de' });
    await staff.post(answer, { orderId, text: 'Welches Tor?' });
    await deliverAll(ownShop);
    const { to, subject, text } = await lastMail(ownShop, 'message-customer');
    expect([to, subject]).toEqual(['uk@converter.test', `Eine Nachricht zu Ihrer Bestellung MA00${orderId}`]);
    expect(text).toContain(`/Customer-Order?id=${orderId}#messages`);
  });

  test.for([
    ['nothing', ''],
    ['only spaces', '  \n '],
    ['2,001 characters', 'x'.repeat(2001)],
  ] as const)('%s is refused at its field, and nothing is written', async ([, text], { shop }) => {
    const { orderId, uk } = await newOrder(shop, [2]);
    const { status, body } = await uk.post(write, { orderId, text });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['text']]);
    const timeline = (await uk.get(`/api/Sale/GetOwnOrderTimeline/${orderId}`)).body;
    expect(timeline.some(({ what }: { what: string }) => what === 'message')).toBe(false);
  });

  test('the same submission sent twice is one message', async ({ shop }) => {
    const { orderId, uk } = await newOrder(shop, [2]);
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: write,
        headers: { authorization: `Bearer ${uk.token}`, 'idempotency-key': `message-${orderId}` },
        payload: { saleID: orderId, text: 'Once' },
      });
    const [one, other] = [await send(), await send()];
    expect(other.body).toBe(one.body);
  });

  test('another company finds no order there', async ({ shop }) => {
    const { orderId } = await newOrder(shop, [2]);
    const us = await shop.as('us@converter.test');
    expect((await us.post(write, { orderId, text: 'Mine?' })).status).toBe(404);
    expect((await us.get(`/api/Sale/GetOwnOrderTimeline/${orderId}`)).status).toBe(404);
  });
});
