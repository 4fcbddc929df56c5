import { desc, isNull, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { smtpSender } from '#platform/mail.ts';
import { headerOf, openSmtpInbox, type SmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test as base, type TestShop } from '#server/testing/test-shop.ts';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { EffectWorker } from './effect-worker.ts';

/** A worker that is stopped at the end of its test. */
const test = base.extend<{ workers: (shop: TestShop, url: string) => EffectWorker }>({
  workers: async ({ ownShop: _ }, use) => {
    const started: EffectWorker[] = [];
    await use((shop, url) => {
      const worker = new EffectWorker(shop.shop, shop.shop.news, smtpSender(url));
      started.push(worker);
      return worker;
    });
    await Promise.all(started.map((worker) => worker.stop()));
  },
});

const order = (shop: TestShop, orderId: number) =>
  queueEffect(shop.shop.db, shop.shop.clock.now(), 'order-customer', { orderId });
const waiting = ({ shop }: TestShop) => shop.db.$count(outbox, isNull(outbox.doneAt));
const taken = (inbox: SmtpInbox, count: number) =>
  vi.waitFor(() => expect(inbox.received).toHaveLength(count), { timeout: scaledTimeout(20_000) });

test('a new mail wakes the worker, and arrives complete at a real mail server (D22)', async ({
  ownShop: shop,
  workers,
}) => {
  const inbox = await openSmtpInbox();
  const worker = workers(shop, inbox.url);
  worker.start();
  await worker.settled();
  await order(shop, 1001);
  await taken(inbox, 1);
  await worker.settled();
  const [mail] = inbox.received;
  if (mail === undefined) throw new Error('No mail came.');
  expect(mail.to).toHaveLength(1);
  expect(mail.from).toBe(shop.shop.hot().settings.staffEmail);
  expect(headerOf(mail, 'Subject')).toBe('Your order MA001001');
  expect(headerOf(mail, 'To')).toBe(mail.to[0]);
  expect(headerOf(mail, 'Message-ID')).toMatch(/^<mail-\d+\.\w+@localhost>$/);
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(mail.raw).toContain('Content-Type: text/plain');
  expect(mail.raw).toContain('Content-Type: text/html');
  expect(mail.raw).toContain('filename=MA001001.pdf');
  expect(await waiting(shop)).toBe(0);
  await inbox.stop();
});

test('a server that is down for a while loses nothing: the mails are sent once it is back (D22)', async ({
  ownShop: shop,
  workers,
}) => {
  const inbox = await openSmtpInbox();
  await inbox.stop();
  const worker = workers(shop, inbox.url);
  for (const orderId of [1001, 1002, 1003]) await order(shop, orderId);
  for (let look = 0; look < 3; look += 1) {
    worker.wake();
    await worker.settled();
  }
  expect(await waiting(shop)).toBe(3);
  const [row] = await shop.shop.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });

  const back = await openSmtpInbox({}, inbox.port);
  await shop.shop.db.execute(sql`update outbox set due_at = '2020-01-01' where done_at is null`); // the delay is over
  worker.wake();
  await worker.settled();
  expect(back.received.map((mail) => headerOf(mail, 'Subject')).toSorted()).toEqual(
    [1001, 1002, 1003].map((id) => `Your order MA00${id}`),
  );
  expect(await waiting(shop)).toBe(0);
  await back.stop();
});

test('a temporary refusal is retried; a refused recipient is not', async ({ ownShop: shop, workers }) => {
  let answer = 451;
  const inbox = await openSmtpInbox({
    onRcptTo: (_address, _session, done) =>
      done(answer === 250 ? null : Object.assign(new Error('not now'), { responseCode: answer })),
  });
  const worker = workers(shop, inbox.url);
  await order(shop, 1001);
  worker.wake();
  await worker.settled();
  const last = async () => (await shop.shop.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
  expect(await last()).toMatchObject({ failedAt: null, doneAt: null, lastError: expect.stringContaining('451') });

  answer = 550;
  await shop.shop.db.execute(sql`update outbox set due_at = '2020-01-01' where done_at is null`);
  worker.wake();
  await worker.settled();
  expect(await last()).toMatchObject({ failedAt: expect.any(Date), lastError: expect.stringContaining('550') });
  await inbox.stop();
  await shop.shop.db.execute(sql`update outbox set done_at = now()`);
});

test('two workers on one database send each mail once', async ({ ownShop: shop, workers }) => {
  const inbox = await openSmtpInbox();
  const both = [workers(shop, inbox.url), workers(shop, inbox.url)];
  for (const worker of both) worker.start();
  for (let orderId = 1001; orderId <= 1008; orderId += 1) await order(shop, orderId);
  await taken(inbox, 8);
  for (const worker of both) {
    worker.wake();
    await worker.settled();
  }
  const ids = inbox.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
  await inbox.stop();
});

test('a stopped worker claims no further mail', async ({ ownShop: shop, workers }) => {
  const inbox = await openSmtpInbox();
  const worker = workers(shop, inbox.url);
  worker.start();
  await worker.stop();
  await order(shop, 1001);
  worker.wake();
  await worker.settled();
  expect([inbox.received.length, await waiting(shop)]).toEqual([0, 1]);
  await inbox.stop();
});

test('a mail that the server refuses permanently is logged, in the server’s words', async ({
  ownShop: shop,
  workers,
}) => {
  const inbox = await openSmtpInbox({ onRcptTo: (_address, _session, done) => done(new Error('No such person here')) });
  const logLines: unknown[] = [];
  vi.spyOn(shop.shop, 'log').mockImplementation((...line) => void logLines.push(line));
  await shop.shop.db.execute(sql`update outbox set done_at = now() where done_at is null`);
  await order(shop, 1001);
  const worker = workers(shop, inbox.url);
  worker.wake();
  await worker.settled();
  expect(logLines).toEqual([
    [
      'error',
      'An effect was given up: see /Administration/Mailbox.',
      { outboxId: expect.any(Number), kind: 'order-customer', reason: expect.stringContaining('No such person here') },
    ],
  ]);
  await inbox.stop();
});
