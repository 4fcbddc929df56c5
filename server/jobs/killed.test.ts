import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { smtpSender } from '#platform/mail.ts';
import { headerOf, openSmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { deliverAll, queueOnly, rowOf } from '#shop/notifications/testing/outbox.ts';
import { test } from '../testing/test-shop.ts';

const PROGRAM = path.join(import.meta.dirname, 'testing/deliver-and-stall.ts');
const MINUTE_MS = 60_000;

/** Runs a process that delivers the mail as far as that step, and kills it there as nothing can be caught. */
async function killAfter(step: string, databaseUrl: string, smtpUrl: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, smtpUrl, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  expect(String(said)).toBe('stalled\n');
  child.kill('SIGKILL');
  await ended;
}

test.for([
  ['claimed', 1],
  ['written', 1],
  ['sent', 2], // the server has it, nobody noted so: all that SMTP allows is to send it as the same mail
] as const)(
  'a process killed right after a mail was %s: the order mail is not lost, and the server gets it %i times',
  { timeout: 90_000 }, // starting a process takes long on a busy machine
  async ([step, times], { shop }) => {
    const inbox = await openSmtpInbox();
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await killAfter(step, shop.databaseUrl, inbox.url);
    expect((await rowOf(shop, id)).doneAt).toBeNull();

    shop.setTime(new Date(Date.now() + 2 * MINUTE_MS));
    const sender = smtpSender(inbox.url);
    // The database lets go of the row as soon as it notices that the process is gone.
    await vi.waitFor(
      async () => {
        await deliverAll(shop, sender);
        expect((await rowOf(shop, id)).doneAt).not.toBeNull();
      },
      { timeout: 20_000 },
    );
    sender.close();
    expect(inbox.received).toHaveLength(times);
    expect(new Set(inbox.received.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
    expect((await rowOf(shop, id)).mails).toBe(1);
    await inbox.stop();
    shop.setTime(new Date());
  },
);
