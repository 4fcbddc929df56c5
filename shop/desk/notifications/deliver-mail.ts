import { type Db, inTransaction } from '#platform/database/database.ts';
import { type MailSender, MailUnsureError, type OutgoingMail } from '#platform/mail.ts';
import { localizeOrder } from '../../trade/orders/localize-order.ts';
import { findAnyOrder } from '../../trade/orders/order-queries.ts';
import { type MailKind, readMailEffect, traitsOf, type WaitingEffect } from '../../base/outbox/effects.ts';
import { LOGO_IN_MAILS } from '../../base/settings/logo.ts';
import { type Mail, type MailShop, staffAddress } from './mail.ts';
import { MAILS } from './mails.ts';
import { withToken } from './mails/link-token.ts';
import {
  findMailOf,
  forgetHandover,
  lockPendingRow,
  type MailRow,
  markDone,
  markSent,
  markHandedOver,
  saveMail,
} from './outbox-queries.ts';
import { notifyColleagues } from '../staff-notices/notify-colleagues.ts';
import { languageOf, writeMail } from './write-mail.ts';

/** Delivery of a written mail: sent, or stored for staff in the mailbox (D22). */
export type MailDelivery = MailSender | 'mailbox';

/** Second step: writes the mail, once. Without a recipient, or without a server, that is all. */
export function writeClaimedMail(shop: MailShop, outboxId: number, delivery: MailDelivery): Promise<void> {
  return inTransaction(shop.db, async (tx) => {
    const row = await lockPendingRow(tx, outboxId);
    if (row === undefined) return;
    const effect = readMailEffect(row.kind, row.payload);
    const now = shop.clock.now();
    const earlier = await findMailOf(tx, outboxId);
    if (earlier === undefined) {
      await notifyColleagues(tx, row, { now, shopAddress: staffAddress(shop) });
      const written = await writeMail(tx, effect, shop);
      if (written === null) return markDone(tx, outboxId, now);
      const { to: recipient, ...rest } = written;
      await saveMail(tx, { ...rest, recipient, outboxId, createdAt: now });
    }
    if (delivery === 'mailbox') await markDone(tx, outboxId, now);
  });
}

/**
 * Third step: hands the mail to the server and records it. The row is locked, so that no other process sends it too;
 * the lock ends with this process, should it die.
 */
export function sendWrittenMail(shop: MailShop, outboxId: number, sender: MailSender): Promise<void> {
  return inTransaction(shop.db, async (tx) => {
    const row = await lockPendingRow(tx, outboxId);
    const mail = row && (await findMailOf(tx, outboxId));
    if (row === undefined || mail === undefined) return;
    const effect = readMailEffect(row.kind, row.payload);
    if (mail.handedOverAt !== null && traitsOf(row.kind).isSentOnce)
      throw new PerhapsSentError(messageIdOf(mail, shop));
    await handOver(shop, mail, effect, sender, [...logoIn(mail, shop), ...(await attachmentsOf(tx, shop, effect))]);
    const sentAt = shop.clock.now();
    await markSent(tx, mail.id, sentAt);
    await markDone(tx, outboxId, sentAt);
  });
}

/** Hands the mail to the server, and records the moment after which the server may have it. */
async function handOver(
  shop: MailShop,
  mail: MailRow,
  effect: WaitingEffect<MailKind>,
  sender: MailSender,
  attachments: OutgoingMail['attachments'],
): Promise<void> {
  const outgoing: OutgoingMail = {
    messageId: messageIdOf(mail, shop),
    writtenAt: mail.createdAt,
    from: { name: shop.store.name, address: staffAddress(shop) },
    to: mail.recipient,
    subject: mail.subject,
    ...(await textsToSend(shop, mail, effect)),
    attachments,
  };
  try {
    await sender.send(outgoing, () => markHandedOver(shop.db, mail.id, shop.clock.now()));
  } catch (error) {
    if (!(error instanceof MailUnsureError)) await forgetHandover(shop.db, mail.id);
    else if (traitsOf(effect.kind).isSentOnce) throw new PerhapsSentError(outgoing.messageId);
    throw error;
  }
}

/** The same for every attempt, so that a repeat is recognised as the same mail. */
function messageIdOf({ id, createdAt }: MailRow, { publicUrl }: MailShop): string {
  return `mail-${id}.${createdAt.getTime().toString(36)}@${new URL(publicUrl).hostname}`;
}

/** It is unknown whether the mail server accepted this mail, and it must not be sent twice: staff decide. */
export class PerhapsSentError extends Error {
  constructor(messageId: string) {
    super(
      `It may have arrived: the shop or the connection stopped while the mail server took it. Look for ${messageId} in the server's log; "Retry" sends it once more, "Mark as delivered" ends it.`,
    );
  }
}

/**
 * The link of a reset or an invitation becomes valid when it is sent, a new one with each attempt, and exists only in
 * the sent mail (D16). It is opened outside the transaction: should that fail after the server has the mail, its link
 * still works.
 */
async function textsToSend(shop: MailShop, { text, html }: MailRow, effect: WaitingEffect<MailKind>) {
  const token = await openLinkOf(effect, shop);
  return token === undefined ? { text, html } : { text: withToken(text, token), html: withToken(html, token) };
}

async function openLinkOf<Kind extends MailKind>(effect: WaitingEffect<Kind>, shop: MailShop) {
  const mail: Mail<Kind> = MAILS[effect.kind];
  return mail.openLink?.(effect.payload, shop);
}

/** The shop's logo, if the mail was written with one. */
function logoIn({ html }: MailRow, shop: MailShop): OutgoingMail['attachments'] {
  const { light } = shop.hot().logos;
  if (light === undefined || !html.includes(LOGO_IN_MAILS)) return [];
  const contentId = LOGO_IN_MAILS.slice('cid:'.length);
  return [{ name: 'logo.png', type: 'image/png', bytes: light.png, contentId }];
}

/** The order sheet is generated from the order's snapshot each time with the same result (A28), so it is not stored. */
async function attachmentsOf(tx: Db, shop: MailShop, effect: WaitingEffect<MailKind>) {
  if (traitsOf(effect.kind).hasOrderSheet !== true || !('orderId' in effect.payload)) return [];
  const order = await findAnyOrder(tx, effect.payload.orderId);
  if (order === undefined) return [];
  const translator = shop.translatorIn(await languageOf(tx, effect, shop));
  const localized = await localizeOrder(order, { shop: { db: tx, hot: () => shop.hot() }, translator });
  const bytes = await shop.drawOrderSheet(localized, translator.language);
  return [{ name: `${order.reference}.pdf`, type: 'application/pdf', bytes }];
}
