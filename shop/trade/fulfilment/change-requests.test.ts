import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { newOrder, stockOf } from './testing/counter.ts';

const ask = '/api/Sale/AskForOrderChange';
const answer = '/api/Sale/AnswerOrderRequest';
const step = '/api/Sale/TakeOrderStep';
const change = { wish: 'change', wishText: 'Please send it to Leeds.' };
const cancel = { wish: 'cancel', cancelReason: 'ordered-twice', wishText: '' };

describe('a buyer requests a change or a cancellation (L5)', () => {
  test('it is on the order and in the queue until it is answered', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    const { status } = await uk.post(ask, { orderId, ...change });
    expect(status).toBe(200);
    const [asked] = (await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body;
    expect(asked).toMatchObject({ ...change, cancelReason: null, requestState: 'open', decidedAt: null });
    const queued = async () =>
      (await staff.get(`/api/Sale/GetOrderQueue?search=${orderId}`)).body.find(
        ({ id }: { id: number }) => id === orderId,
      );
    expect((await queued()).openWish).toBe('change');
    await staff.post(answer, { orderId, isAccepted: true, decisionReason: '' });
    expect((await queued()).openWish).toBe(null);
  });

  test('one open request per order, however many ask at once', async ({ shop }) => {
    const { orderId, uk } = await newOrder(shop, [2]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => uk.post(ask, { orderId, ...change })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    await uk.post('/api/Sale/WithdrawOrderRequest', { orderId });
    expect((await uk.post(ask, { orderId, ...cancel })).status).toBe(200);
    const requests = (await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body;
    expect(requests).toMatchObject([{ requestState: 'open' }, { requestState: 'withdrawn' }]);
  });

  test('not once picking has started', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await staff.post(step, { orderIds: [orderId], step: 'pick' });
    const { status, body } = await uk.post(ask, { orderId, ...change });
    expect([status, body.code]).toEqual([409, 'order.not-changeable']);
  });

  test('accepting a cancellation request cancels the order, returns the stock and can be undone', async ({ shop }) => {
    const { orderId, uk, staff, productIds } = await newOrder(shop, [2]);
    await uk.post(ask, { orderId, ...cancel });
    await staff.post(answer, { orderId, isAccepted: true, decisionReason: '' });
    const requestState = async () => (await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body[0].requestState;
    expect([await requestState(), await stockOf(shop, productIds[0])]).toEqual(['accepted', 20]);
    const { events, state } = (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
    expect(state).toBe('cancelled');
    await staff.post('/api/Sale/UndoOrderStep', { eventIds: [events.at(-1).id] });
    expect([await requestState(), await stockOf(shop, productIds[0])]).toEqual(['open', 18]);
  });

  test('cancelling an order in the queue answers its cancellation request', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await uk.post(ask, { orderId, ...cancel });
    await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    expect((await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body[0].requestState).toBe('accepted');
    expect((await staff.post(answer, { orderId, isAccepted: true, decisionReason: '' })).status).toBe(409);
  });

  test('declining needs a reason, which the buyer reads in their mail and on the order', async ({ ownShop }) => {
    const { orderId, uk, staff } = await newOrder(ownShop, [2]);
    await uk.post(ask, { orderId, ...change });
    const without = await staff.post(answer, { orderId, isAccepted: false, decisionReason: '' });
    expect([without.status, without.body.errors[0].field]).toEqual([400, 'decisionReason']);
    await staff.post(answer, { orderId, isAccepted: false, decisionReason: 'It is packed already.' });
    await deliverAll(ownShop);
    const { subject, text, to } = await lastMail(ownShop, 'order-request-answer');
    expect([to, subject]).toEqual(['uk@converter.test', `Declined: your request about order MA00${orderId}`]);
    expect(text).toContain('It is packed already.');
    expect(text).toContain('Please send it to Leeds.');
    const [request] = (await uk.get(`/api/Sale/GetOrderRequests/${orderId}`)).body;
    expect(request).toMatchObject({ requestState: 'declined', decisionReason: 'It is packed already.' });
  });

  test.for([
    [{ wish: 'change', wishText: ' ' }, 'wishText'],
    [{ wish: 'change', wishText: 'x'.repeat(1001) }, 'wishText'],
    [{ wish: 'cancel', wishText: '' }, 'cancelReason'],
    [{ wish: 'cancel', cancelReason: 'other', wishText: '' }, 'wishText'],
    [{ wish: 'return', wishText: 'x' }, 'wish'],
  ] as const)('%j is refused at %s', async ([odd, field], { shop }) => {
    const { orderId, uk } = await newOrder(shop, [2]);
    const { status, body } = await uk.post(ask, { orderId, ...odd });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test("another company's order does not exist", async ({ shop }) => {
    const { orderId } = await newOrder(shop, [2]);
    const de = await shop.as('de@converter.test');
    expect((await de.post(ask, { orderId, ...change })).status).toBe(404);
    expect((await de.get(`/api/Sale/GetOrderRequests/${orderId}`)).status).toBe(404);
    expect((await de.post('/api/Sale/WithdrawOrderRequest', { orderId })).status).toBe(404);
  });
});
