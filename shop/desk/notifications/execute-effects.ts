import { inTransaction, isDatabaseDown } from '#platform/database/database.ts';
import { MailRefusedError, MailServerError, MailUnsureError } from '#platform/mail.ts';
import { isMail, WORK_KINDS, type WorkKind } from '../../base/outbox/effects.ts';
import { type MailDelivery, PerhapsSentError, sendWrittenMail, writeClaimedMail } from './deliver-mail.ts';
import type { MailShop } from './mail.ts';
import { MailAddressError } from './mails/write-letter.ts';
import { claimDueEffect, type OutboxRow, recordFailure } from './outbox-queries.ts';
import { performWork, type WorkingShop } from './perform-work.ts';
import { maxTries, reasonOf } from './retry.ts';

/** Parts of the shop that effects need. */
export type EffectShop = MailShop & WorkingShop;

/** Result of one execution. 'unreachable': the next mail would fail too; 'idle': none was due. */
export type Executed = 'done' | 'failed' | 'unreachable' | 'idle';

/** Reason why an effect was not executed, in the mail server's words if it gave any. */
export interface EffectTrouble {
  outboxId: number;
  kind: OutboxRow['kind'];
  reason: string;
  /** It is not retried automatically. */
  givenUp: boolean;
}

/**
 * Executes the effect that has been due longest, at least once. Work is one transaction. A mail takes three: claimed, written, sent.
 * The process may die after any of them: it is due again after a delay, and a mail is written once. If it is unknown whether the mail
 * server has it, because the process or the connection ended during the handover, an order's mail is not sent again
 * automatically: staff decide. Any other is sent again, with the same Message-ID (docs/decisions/0007).
 * @param delivery undefined: mails wait for a mail server, other work does not
 * @param onTrouble called if it failed
 */
export async function executeNextEffect(
  shop: EffectShop,
  delivery: MailDelivery | undefined,
  onTrouble: (trouble: EffectTrouble) => void = () => {},
): Promise<Executed> {
  const claimed = await claimNextEffect(shop, delivery === undefined ? WORK_KINDS : undefined);
  if (claimed === undefined) return 'idle';
  try {
    if (claimed.attempts > maxTries(claimed.kind)) throw new Error('The shop stopped on every attempt.');
    if (delivery === undefined || !isMail(claimed.kind)) await performWork(shop, claimed.id);
    else await deliver(shop, claimed.id, delivery);
    return 'done';
  } catch (error) {
    const isServers = error instanceof MailServerError || error instanceof MailUnsureError;
    if (!isServers && isDatabaseDown(error)) throw error;
    const isFinal =
      error instanceof MailRefusedError || error instanceof MailAddressError || error instanceof PerhapsSentError;
    const reason = reasonOf(error);
    const isGivenUp = isFinal || claimed.attempts >= maxTries(claimed.kind);
    await recordFailure(shop.db, claimed.id, { reason, isGivenUp, now: shop.clock.now() });
    onTrouble({ outboxId: claimed.id, kind: claimed.kind, reason, givenUp: isGivenUp });
    return isServers ? 'unreachable' : 'failed';
  }
}

/** Claims the row that has been due longest, for a while. @param kinds only these; if omitted, all */
export function claimNextEffect(
  { db, clock }: Pick<MailShop, 'db' | 'clock'>,
  kinds?: readonly WorkKind[],
): Promise<OutboxRow | undefined> {
  return inTransaction(db, (tx) => claimDueEffect(tx, clock.now(), kinds));
}

async function deliver(shop: MailShop, outboxId: number, delivery: MailDelivery): Promise<void> {
  await writeClaimedMail(shop, outboxId, delivery);
  if (delivery !== 'mailbox') await sendWrittenMail(shop, outboxId, delivery);
}
