import { desc, eq } from 'drizzle-orm';
import type { MailSender, OutgoingMail } from '#platform/mail.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { MailDelivery } from '../deliver-mail.ts';
import { executeNextEffect } from '../execute-effects.ts';
import type { EffectKind, EffectPayloads } from '../../../base/outbox/effects.ts';
import { queueEffect } from '../../../base/outbox/queue-effect.ts';
import { mails } from '../tables.ts';
import { outbox } from '../../../base/outbox/tables.ts';

/** Delivers all due mails. */
export async function deliverAll({ shop }: TestShop, delivery: MailDelivery = 'mailbox'): Promise<void> {
  let outcome = await executeNextEffect(shop, delivery);
  while (outcome !== 'idle') outcome = await executeNextEffect(shop, delivery);
}

/** Queues a mail and returns the id of its row. Delivers waiting mails first, so that it is the only one. */
export async function queueOnly<Kind extends EffectKind>(
  shop: TestShop,
  kind: Kind,
  payload: EffectPayloads[Kind],
): Promise<number> {
  await deliverAll(shop);
  await queueEffect(shop.shop.db, shop.shop.clock.now(), kind, payload);
  const [row] = await shop.shop.db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (row === undefined) throw new Error('The mail was not queued.');
  return row.id;
}

/** A row of the outbox with its mail, as stored. */
export async function rowOf({ shop }: TestShop, outboxId: number) {
  const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, outboxId));
  if (row === undefined) throw new Error(`There is no row ${outboxId}.`);
  const written = await shop.db.select().from(mails).where(eq(mails.outboxId, outboxId));
  return { ...row, mail: written[0], mails: written.length };
}

/** The newest mail of a kind. */
export async function lastMail({ shop }: TestShop, kind: EffectKind) {
  const [row] = await shop.db
    .select({ to: mails.recipient, subject: mails.subject, text: mails.text, html: mails.html })
    .from(mails)
    .innerJoin(outbox, eq(outbox.id, mails.outboxId))
    .where(eq(outbox.kind, kind))
    .orderBy(desc(mails.id))
    .limit(1);
  if (row === undefined) throw new Error(`No mail of kind ${kind} was written.`);
  return row;
}

/** A sender that accepts every mail and records them. */
export function takingSender(): MailSender & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    async send(mail, beforeEnd) {
      await beforeEnd();
      sent.push(mail);
    },
    check: async () => {},
    close() {},
  };
}

/** The token of the reset link in a mail. */
export function tokenIn(text: string): string {
  const [, token] = /Reset-Password\?token=([\w-]{40,})/.exec(text) ?? [];
  if (token === undefined) throw new Error(`There is no link in: ${text}`);
  return token;
}
