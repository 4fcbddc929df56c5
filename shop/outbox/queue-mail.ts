import type { Db } from '#platform/database/database.ts';
import type { MailKind, MailPayloads, WaitingMail } from './mail-payloads.ts';
import { outbox } from './tables.ts';

/** Queues a mail in the transaction of its cause; it is written and sent afterwards, at least once (D22). */
export async function queueMail<Kind extends MailKind>(
  tx: Db,
  now: Date,
  kind: Kind,
  payload: MailPayloads[Kind],
): Promise<void> {
  await tx.insert(outbox).values({ kind, payload, createdAt: now, dueAt: now });
}

/** Queues several mails of one cause. @param dueAt time before which they are neither written nor sent */
export async function queueMails(tx: Db, now: Date, mails: readonly WaitingMail[], dueAt = now): Promise<void> {
  if (mails.length > 0) await tx.insert(outbox).values(mails.map((mail) => ({ ...mail, createdAt: now, dueAt })));
}

/** Queues several mails of one cause as a part of another statement. */
export function queuedMails(tx: Db, now: Date, mails: readonly WaitingMail[]) {
  const queued = tx.insert(outbox).values(mails.map((mail) => ({ ...mail, createdAt: now, dueAt: now })));
  return tx.$with('queued_mails').as(queued.returning({ id: outbox.id }));
}
