import type { Db } from '#platform/database/database.ts';
import type { EffectKind, EffectPayloads, WaitingEffect } from './effects.ts';
import { outbox } from './tables.ts';

/** Queues a mail in the transaction of its cause; it is written and sent afterwards, at least once (D22). */
export async function queueEffect<Kind extends EffectKind>(
  tx: Db,
  now: Date,
  kind: Kind,
  payload: EffectPayloads[Kind],
): Promise<void> {
  await tx.insert(outbox).values({ kind, payload, createdAt: now, dueAt: now });
}

/** Queues several mails of one cause. @param dueAt time before which they are neither written nor sent */
export async function queueEffects(tx: Db, now: Date, mails: readonly WaitingEffect[], dueAt = now): Promise<void> {
  if (mails.length > 0) await tx.insert(outbox).values(mails.map((mail) => ({ ...mail, createdAt: now, dueAt })));
}

/** Queues several mails of one cause as a part of another statement. */
export function queuedEffects(tx: Db, now: Date, mails: readonly WaitingEffect[]) {
  const queued = tx.insert(outbox).values(mails.map((mail) => ({ ...mail, createdAt: now, dueAt: now })));
  return tx.$with('queued_mails').as(queued.returning({ id: outbox.id }));
}
