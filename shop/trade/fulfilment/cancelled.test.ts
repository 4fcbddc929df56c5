import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { type ApiAnswer, test, type TestShop } from '#server/testing/test-shop.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { mails } from '../../desk/notifications/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { lockProgress, recordEvents, setState } from './progress-queries.ts';
import { newOrder } from './testing/counter.ts';

const step = '/api/Sale/TakeOrderStep';

/** The recipients of the mails about cancelled orders. */
const recipientsOf = async ({ shop }: TestShop) =>
  (
    await shop.db
      .select({ to: mails.recipient })
      .from(mails)
      .innerJoin(outbox, eq(outbox.id, mails.outboxId))
      .where(eq(outbox.kind, 'order-cancelled'))
  ).map(({ to }) => to);

describe('the buyer is informed that an order is cancelled (L1)', () => {
  test('once the step can no longer be undone', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    await staff.post(step, { orderIds: [orderId], step: 'cancel', why: 'A bad payer' });
    await deliverAll(ownShop);
    expect(await recipientsOf(ownShop)).toEqual([]);
    ownShop.setTime(new Date(now.getTime() + 60_001));
    await deliverAll(ownShop);
    expect(await recipientsOf(ownShop)).toEqual(['uk@converter.test']);
    const { subject, text } = await lastMail(ownShop, 'order-cancelled');
    expect(subject).toBe(`Your order MA00${orderId} has been cancelled`);
    expect(text).toContain(`/Customer-Order?id=${orderId}`);
    expect(text, 'why is for the counter').not.toContain('A bad payer');
  });

  test('not if it was undone, and once if it was cancelled again', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    await staff.post('/api/Sale/UndoOrderStep', { eventIds: [body.done[0].eventId] });
    await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    ownShop.setTime(new Date(now.getTime() + 120_000));
    await deliverAll(ownShop);
    expect(await recipientsOf(ownShop)).toEqual(['uk@converter.test']);
  });

  test('not sooner by a process whose clock is behind that of the one that cancelled', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    ownShop.setTime(new Date(now.getTime() - 20));
    await deliverAll(ownShop);
    expect(await recipientsOf(ownShop)).toEqual([]);
  });

  test('and after that the step stays final, even for a process whose clock still gives it a minute', async ({
    ownShop,
  }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    ownShop.setTime(new Date(now.getTime() + 60_001));
    await deliverAll(ownShop);
    ownShop.setTime(new Date(now.getTime() + 55_000));
    const undone = await staff.post('/api/Sale/UndoOrderStep', { eventIds: [body.done[0].eventId] });
    expect([undone.status, undone.body.code]).toEqual([409, 'order.no-undo']);
    expect((await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body.state).toBe('cancelled');
  });

  test('not while the step is being undone at the last moment', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    const { eventId } = body.done[0];
    ownShop.setTime(new Date(now.getTime() + 60_001));
    const { delivering } = await inTransaction(ownShop.shop.db, async (tx) => {
      await lockProgress(tx, [orderId]);
      await setState(tx, [orderId], 'new', now);
      const details = { from: 'cancelled', to: 'new', undoes: eventId } as const;
      await recordEvents(tx, null, now, [{ orderId, kind: 'state', details }]);
      const mails = deliverAll(ownShop);
      await waitForLockWait(ownShop, mails);
      return { delivering: mails };
    });
    await delivering;
    expect(await recipientsOf(ownShop)).toEqual([]);
  });

  test('and an undo that had to wait for this notice is refused', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const now = new Date();
    ownShop.setTime(now);
    const { body } = await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    ownShop.setTime(new Date(now.getTime() + 59_999));
    const { undoing } = await inTransaction(ownShop.shop.db, async (tx) => {
      await lockProgress(tx, [orderId]);
      const undo = staff.post('/api/Sale/UndoOrderStep', { eventIds: [body.done[0].eventId] });
      await waitForLockWait(ownShop, undo);
      ownShop.setTime(new Date(now.getTime() + 60_001));
      return { undoing: undo };
    });
    expect((await undoing).status).toBe(409);
    await deliverAll(ownShop);
    expect(await recipientsOf(ownShop)).toEqual(['uk@converter.test']);
  });

  test('and it no longer counts as a sale', async ({ ownShop }) => {
    const { orderId, staff } = await newOrder(ownShop, [2]);
    const ordersOf = ({ body }: ApiAnswer) => body.years.at(-1).orders;
    const before = ordersOf(await staff.get('/api/Stats/GetSalesFigures'));
    await staff.post(step, { orderIds: [orderId], step: 'cancel' });
    expect(ordersOf(await staff.get('/api/Stats/GetSalesFigures'))).toBe(before - 1);
  });
});
