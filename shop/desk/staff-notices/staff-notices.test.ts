import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { changeBy, hire } from '../../people/identity/testing/colleagues.ts';
import { disableStaff } from '../../people/staff/disable-staff.ts';
import { setStaffRights } from '../../people/staff/set-staff-rights.ts';
import { staff } from '../../people/identity/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { settings } from '../../base/settings/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { mails } from '../notifications/tables.ts';
import { deliverAll, queueOnly, takingSender } from '../notifications/testing/outbox.ts';
import { queueDigests } from './queue-digests.ts';

const SUMMER_NOON = new Date('2026-07-15T11:00:00Z'); // 12:00 in London

/** Hires a colleague who wants to be informed of orders. */
async function colleague(shop: TestShop, noticeTiming: 'atOnce' | 'digest', digestHour = 8) {
  const hired = await hire(shop);
  const session = await shop.asStaff(hired.email, hired.password);
  const notices = [{ noticeKind: 'order', noticeTiming }];
  expect((await session.post('/api/BlogUser/SetOwnNotices', { digestHour, notices })).body).toBe(1);
  return { ...hired, session };
}

/** A new order as the shop's own address is informed of it. */
async function orderMail(shop: TestShop): Promise<void> {
  const [order] = await shop.shop.db.select({ id: orders.id }).from(orders).limit(1);
  await queueOnly(shop, 'order-staff', { orderId: order?.id ?? 0 });
}

async function mailsTo({ shop }: TestShop, email: string) {
  return shop.db
    .select({ kind: outbox.kind, subject: mails.subject, text: mails.text })
    .from(mails)
    .innerJoin(outbox, eq(outbox.id, mails.outboxId))
    .where(eq(mails.recipient, email))
    .orderBy(mails.id);
}

const digestsAt = ({ shop }: TestShop, now: string) =>
  queueDigests(shop.db, { now: new Date(now), timeZone: 'Europe/London' });

describe('news at once (P6)', () => {
  test('reach those who asked, once, in their language; nobody else gets a mail', async ({ ownShop: shop }) => {
    const [recipient, other] = [await colleague(shop, 'atOnce'), await hire(shop)];
    await shop.shop.db.update(staff).set({ language: 'de' }).where(eq(staff.id, recipient.id));
    await orderMail(shop);
    const sender = takingSender();
    await deliverAll(shop, sender);
    await deliverAll(shop, sender);
    expect(await mailsTo(shop, recipient.email)).toEqual([
      {
        kind: 'colleague-notice',
        subject: expect.stringMatching(/^Neue Bestellung /),
        text: expect.stringContaining('/Administration/OrderView?id='),
      },
    ]);
    expect(sender.sent.filter(({ to }) => to === recipient.email)).toHaveLength(1);
    expect(await mailsTo(shop, other.email)).toEqual([]);
  });

  test('are not sent again if a crash leaves unknown whether they arrived', async ({ ownShop: shop }) => {
    const recipient = await colleague(shop, 'atOnce');
    await orderMail(shop);
    await deliverAll(shop);
    const [notice] = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'colleague-notice'));
    await shop.shop.db
      .update(outbox)
      .set({ doneAt: null, dueAt: sql`now()` })
      .where(eq(outbox.id, notice?.id ?? 0));
    await shop.shop.db
      .update(mails)
      .set({ handedOverAt: sql`now()` })
      .where(eq(mails.outboxId, notice?.id ?? 0));
    const sender = takingSender();
    await deliverAll(shop, sender);
    expect(sender.sent.filter(({ to }) => to === recipient.email)).toEqual([]);
  });

  test('need the right and an open account, when they are queued and when they are written', async ({
    ownShop: shop,
  }) => {
    const [withoutRight, closed, late] = [
      await colleague(shop, 'atOnce'),
      await colleague(shop, 'atOnce'),
      await colleague(shop, 'atOnce'),
    ];
    await setStaffRights({ staffId: withoutRight.id, rights: ['content'] }, changeBy(shop));
    await disableStaff(closed.id, changeBy(shop));
    await orderMail(shop);
    const [row] = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'order-staff')).limit(1);
    await queueOnly(shop, 'colleague-notice', { staffId: late.id, outboxId: row?.id ?? 0 });
    await setStaffRights({ staffId: late.id, rights: ['content'] }, changeBy(shop));
    await deliverAll(shop);
    const sent = [withoutRight, closed].map(({ email }) => mailsTo(shop, email));
    expect(await Promise.all(sent)).toEqual([[], []]);
    expect((await mailsTo(shop, late.email)).length, 'only the one from before').toBe(1);
  });

  test('skip the colleague whose address is the shop’s own', async ({ ownShop: shop }) => {
    const recipient = await colleague(shop, 'atOnce');
    await shop.shop.db.update(settings).set({ staffEmail: recipient.email.toUpperCase() });
    await shop.shop.refreshHot();
    await orderMail(shop);
    await deliverAll(shop);
    expect(await shop.shop.db.$count(outbox, eq(outbox.kind, 'colleague-notice'))).toBe(0);
  });
});

describe('the daily digest (P6)', () => {
  test('comes at the colleague’s hour, once, with the news since the last one', async ({ ownShop: shop }) => {
    shop.setTime(SUMMER_NOON);
    const [at14, at9] = [await colleague(shop, 'digest', 14), await colleague(shop, 'digest', 9)];
    await orderMail(shop);
    await orderMail(shop);
    await deliverAll(shop);
    expect(await digestsAt(shop, '2026-07-15T12:59:59Z'), 'one second before 14:00').toBe(0);
    const both = await Promise.all([digestsAt(shop, '2026-07-15T13:00:00Z'), digestsAt(shop, '2026-07-15T13:00:00Z')]);
    expect(both.toSorted(), 'two processes').toEqual([0, 1]);
    await deliverAll(shop);
    expect(await mailsTo(shop, at14.email)).toEqual([
      {
        kind: 'colleague-digest',
        subject: '2 events since your last digest',
        text: expect.stringMatching(/New order [^]*\(15-07-2026 12:00\):\nhttp[^]*New order [^]*OrderView\?id=/),
      },
    ]);
    expect(await mailsTo(shop, at9.email), 'theirs comes tomorrow').toEqual([]);
    expect(await digestsAt(shop, '2026-07-16T07:59:59Z')).toBe(0);
    expect(await digestsAt(shop, '2026-07-16T08:00:00Z')).toBe(1);
    expect(await digestsAt(shop, '2026-07-17T14:00:00Z'), 'no news, no mail').toBe(0);
  });

  test('counts what it does not list', async ({ ownShop: shop }) => {
    const recipient = await colleague(shop, 'digest');
    await orderMail(shop);
    const [row] = await shop.shop.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.kind, 'order-staff'));
    const outboxIds = Array.from({ length: 103 }, () => row?.id ?? 0);
    await queueOnly(shop, 'colleague-digest', { staffId: recipient.id, outboxIds });
    await deliverAll(shop);
    const [digest] = await mailsTo(shop, recipient.email);
    expect([digest?.subject, digest?.text.match(/New order/g)?.length]).toEqual([
      '103 events since your last digest',
      100,
    ]);
    expect(digest?.text).toContain('3 more events are not listed here.');
  });
});

test('a colleague chooses among the kinds for which they have the right; all are off at first (P6)', async ({
  ownShop: shop,
}) => {
  const hired = await hire(shop);
  const session = await shop.asStaff(hired.email, hired.password);
  await setStaffRights({ staffId: hired.id, rights: ['customers'] }, changeBy(shop));
  const path = '/api/BlogUser/SetOwnNotices';
  const stored = async () => (await session.get('/api/BlogUser/GetOwnNotices')).body;
  expect(await stored()).toEqual({ digestHour: 8, notices: [{ noticeKind: 'registration', noticeTiming: 'never' }] });
  for (const [notices, digestHour] of [
    [[{ noticeKind: 'order', noticeTiming: 'digest' }], 8],
    [[{ noticeKind: 'weather', noticeTiming: 'digest' }], 8],
    [[{ noticeKind: 'registration', noticeTiming: 'hourly' }], 8],
    ['registration', 8],
    [[], 24],
    [[], 'noon'],
  ])
    expect([notices, (await session.post(path, { digestHour, notices })).status]).toEqual([notices, 400]);
  expect((await stored()).digestHour).toBe(8);
  await session.post(path, { digestHour: 6, notices: [{ noticeKind: 'registration', noticeTiming: 'digest' }] });
  expect(await stored()).toEqual({ digestHour: 6, notices: [{ noticeKind: 'registration', noticeTiming: 'digest' }] });
});
