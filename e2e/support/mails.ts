import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import type { BuiltShop } from './built-shop.ts';

/** Waits until the running shop has delivered every mail, except those it has given up. */
export function deliverAllMails({ shop: { db } }: BuiltShop): Promise<void> {
  const none = async () => expect(await db.$count(outbox, and(isNull(outbox.doneAt), isNull(outbox.failedAt)))).toBe(0);
  return vi.waitFor(none, { timeout: scaledTimeout(20_000) });
}

/** Queues a mail and waits until it is delivered. @returns its number in the outbox */
export async function deliverOrderMail(shop: BuiltShop, orderId: number): Promise<number> {
  const { db, clock } = shop.shop;
  await queueEffect(db, clock.now(), 'order-customer', { orderId });
  await deliverAllMails(shop);
  return newestMailId(shop);
}

export async function newestMailId({ shop: { db } }: BuiltShop): Promise<number> {
  const [row] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (row === undefined) throw new Error('No mail was queued.');
  return row.id;
}

/** Marks a mail as given up, as after a mail server's refusal. */
export async function failMail({ shop: { db } }: BuiltShop, mailId: number): Promise<void> {
  await db.delete(mails).where(eq(mails.outboxId, mailId));
  await db
    .update(outbox)
    .set({ doneAt: null, failedAt: sql`now()`, attempts: 10, lastError: '550 no such mailbox' })
    .where(eq(outbox.id, mailId));
}
