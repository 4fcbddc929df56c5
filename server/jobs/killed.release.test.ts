import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { smtpSender } from '#platform/mail.ts';
import { headerOf, openSmtpInbox, type SmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { newCustomer } from '#shop/people/customers/testing/people.ts';
import { executeNextEffect } from '#shop/desk/notifications/execute-effects.ts';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { deliverAll, queueOnly, rowOf } from '#shop/desk/notifications/testing/outbox.ts';
import { test, type TestShop } from '../testing/test-shop.ts';

const PROGRAM = path.join(import.meta.dirname, 'testing/stalling-worker.ts');
const MINUTE_MS = 60_000;

/** A process that delivers all due mails until it is killed. */
function startDelivering(databaseUrl: string, smtpUrl: string) {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, smtpUrl, 'never'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

async function newestRow({ shop }: TestShop): Promise<number> {
  const [row] = await shop.db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  return row?.id ?? 0;
}

/** Runs a process that delivers the mail up to that step, and kills it there without any cleanup. */
async function killAfter(step: string, databaseUrl: string, smtpUrl: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, smtpUrl, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [output] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  expect(String(output)).toBe('stalled\n');
  child.kill('SIGKILL');
  await ended;
}

/** Delivers the rest by a surviving process, once the database has noticed the other's death. */
async function deliverRest(shop: TestShop, inbox: SmtpInbox, id: number) {
  shop.setTime(new Date(Date.now() + 2 * MINUTE_MS));
  const sender = smtpSender(inbox.url);
  const row = await vi.waitFor(
    async () => {
      await deliverAll(shop, sender);
      const found = await rowOf(shop, id);
      expect(found.doneAt ?? found.failedAt).not.toBeNull();
      return found;
    },
    { timeout: scaledTimeout(20_000) },
  );
  sender.close();
  shop.setTime(new Date());
  return row;
}

const SLOW = { timeout: scaledTimeout(90_000) }; // starting a process takes long on a busy machine

test.for(['claimed', 'written', 'transferred'] as const)(
  'a process killed right after an order mail was %s: it is not lost, and the server gets it once (D22)',
  SLOW,
  async (step, { shop }) => {
    const inbox = await openSmtpInbox();
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await killAfter(step, shop.databaseUrl, inbox.url);
    expect((await rowOf(shop, id)).doneAt).toBeNull();
    const row = await deliverRest(shop, inbox, id);
    expect(row).toMatchObject({ doneAt: expect.any(Date), mails: 1 });
    expect(inbox.received).toHaveLength(1);
    await inbox.stop();
  },
);

test.for([
  ['handed over', 0],
  ['sent', 1],
] as const)(
  'a process killed right after an order mail was %s, which only the server knows: never twice; staff decide (D22)',
  SLOW,
  async ([step, times], { shop }) => {
    const inbox = await openSmtpInbox();
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await killAfter(step, shop.databaseUrl, inbox.url);
    const row = await deliverRest(shop, inbox, id);
    expect(row).toMatchObject({ doneAt: null, lastError: expect.stringMatching(/^It may have arrived: /) });
    expect(inbox.received).toHaveLength(times);
    const staff = await shop.asStaff();
    const { body: mail } = await staff.get(`/api/Mail/GetMailByID/${id}`);
    expect(mail).toMatchObject({ state: 'failed', lastError: row.lastError });

    await staff.post('/api/Mail/TryMailAgain', { mailId: id });
    expect((await deliverRest(shop, inbox, id)).doneAt).not.toBeNull();
    expect(inbox.received).toHaveLength(times + 1);
    expect(new Set(inbox.received.map((each) => headerOf(each, 'Message-ID'))).size).toBe(1);
    await inbox.stop();
  },
);

test('any other mail that only the server knows of is sent again as the same mail', SLOW, async ({ shop }) => {
  const inbox = await openSmtpInbox();
  const id = await queueOnly(shop, 'activation', { customerId: (await newCustomer(shop)).id });
  await killAfter('sent', shop.databaseUrl, inbox.url);
  expect((await deliverRest(shop, inbox, id)).doneAt).not.toBeNull();
  expect(inbox.received).toHaveLength(2);
  expect(new Set(inbox.received.map((each) => headerOf(each, 'Message-ID'))).size).toBe(1);
  await inbox.stop();
});

test(
  'processes killed one after the other while they deliver, with the server down in between: no order mail is lost or duplicated (D22)',
  {
    timeout: scaledTimeout(240_000), // five starts of a process
  },
  async ({ shop }) => {
    await deliverAll(shop);
    const orders = Array.from({ length: 12 }, (_, index) => 1001 + index);
    const ids: number[] = [];
    for (const orderId of orders) {
      await queueEffect(shop.shop.db, new Date('2026-01-01'), 'order-customer', { orderId });
      ids.push(await newestRow(shop));
    }
    let inbox = await openSmtpInbox();
    const subjects: string[] = [];
    for (const killAt of [1, 3, 2]) {
      const { child, ended } = startDelivering(shop.databaseUrl, inbox.url);
      // Killed as soon as the server has this many: in the middle of the next one, or of recording this one.
      await vi.waitFor(() => expect(inbox.received.length).toBeGreaterThanOrEqual(killAt), {
        timeout: scaledTimeout(60_000),
        interval: 1,
      });
      child.kill('SIGKILL');
      await ended;
      subjects.push(...inbox.received.map((mail) => headerOf(mail, 'Subject') ?? ''));
      const { port } = inbox;
      await inbox.stop();
      // No answers for a while: attempts are rescheduled.
      const sender = smtpSender(`smtp://127.0.0.1:${port}`);
      await shop.shop.db.execute(sql`update outbox set due_at = '2020-01-01' where done_at is null`);
      expect(await executeNextEffect(shop.shop, sender)).toMatch(/unreachable|failed/);
      sender.close();
      await shop.shop.db.execute(sql`update outbox set due_at = '2020-01-01', attempts = 0 where done_at is null`);
      inbox = await openSmtpInbox({}, port);
    }
    const sender = smtpSender(inbox.url);
    const rows = await vi.waitFor(
      async () => {
        await shop.shop.db.execute(sql`update outbox set due_at = '2020-01-01' where done_at is null`);
        await deliverAll(shop, sender);
        const found = await Promise.all(ids.map((id) => rowOf(shop, id)));
        expect(found.filter((row) => row.doneAt === null && row.failedAt === null)).toEqual([]);
        return found;
      },
      { timeout: scaledTimeout(30_000) },
    );
    sender.close();
    subjects.push(...inbox.received.map((mail) => headerOf(mail, 'Subject') ?? ''));
    await inbox.stop();

    const times = (orderId: number) => subjects.filter((subject) => subject === `Your order MA00${orderId}`).length;
    for (const [index, row] of rows.entries()) {
      const sent = times(orders[index] ?? 0);
      if (row.doneAt !== null) expect(sent, `order ${orders[index]} was sent`).toBe(1);
      else expect([row.lastError?.slice(0, 19), sent <= 1]).toEqual(['It may have arrived', true]);
    }
    // Each of the three kills may leave at most one to staff.
    expect(rows.filter((row) => row.doneAt === null).length).toBeLessThanOrEqual(3);
  },
);
