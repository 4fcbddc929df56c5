import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { MAX_PAUSE_MS, pauseAfterMs } from './retry.ts';
import { mails } from './tables.ts';
import type { WorkKind } from '../../base/outbox/effects.ts';
import { outbox } from '../../base/outbox/tables.ts';

/** A row of the outbox, as stored: this version may not know its kind. */
export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'payload' | 'attempts'>;
/** A mail as it was written. */
export type MailRow = typeof mails.$inferSelect;

const worked = { id: outbox.id, kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts };
const isOpen = and(isNull(outbox.doneAt), isNull(outbox.failedAt));

/**
 * Claims the effect that has been due longest, counts the attempt, and schedules the next one: a crash after this point
 * loses nothing, because the mail is due again after the delay. Rows locked by others are skipped.
 */
export async function claimDueEffect(tx: Db, now: Date, kinds?: readonly WorkKind[]): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select(worked)
    .from(outbox)
    .where(and(isOpen, kinds && inArray(outbox.kind, kinds), or(lte(outbox.dueAt, now), isDatedAhead(now))))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return undefined;
  const attempts = row.attempts + 1;
  await tx
    .update(outbox)
    .set({ attempts, dueAt: new Date(now.getTime() + pauseAfterMs(row.kind, attempts)) })
    .where(eq(outbox.id, row.id));
  return { ...row, attempts };
}

/**
 * Mails scheduled by a clock that was ahead and has been corrected, which must not wait until that date. Another
 * machine's clock may always be slightly ahead, so deliberately delayed mails are not affected (L1).
 */
function isDatedAhead(now: Date) {
  const isNew = and(eq(outbox.attempts, 0), lte(outbox.dueAt, outbox.createdAt));
  return or(and(isNew, gt(outbox.createdAt, now)), gt(outbox.dueAt, new Date(now.getTime() + MAX_PAUSE_MS)));
}

/** Locks a row until the transaction ends; undefined if it is done already, or locked by another process. */
export async function lockPendingRow(tx: Db, outboxId: number): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select(worked)
    .from(outbox)
    .where(and(eq(outbox.id, outboxId), isOpen))
    .for('update', { skipLocked: true });
  return row;
}

/** A row of the outbox in any state; undefined: it is gone. */
export async function findRow(db: Db, outboxId: number): Promise<(OutboxRow & { createdAt: Date }) | undefined> {
  const [row] = await db
    .select({ ...worked, createdAt: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.id, outboxId));
  return row;
}

/** The written mail of a row. */
export async function findMailOf(db: Db, outboxId: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.outboxId, outboxId));
  return row;
}

/** Stores a written mail, replacing a previous version (a reset link that expired while it waited). */
export async function saveMail(
  tx: Db,
  mail: Pick<MailRow, 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'> & { outboxId: number },
): Promise<void> {
  const { outboxId, ...written } = mail;
  await tx.insert(mails).values(mail).onConflictDoUpdate({ target: mails.outboxId, set: written });
}

/** From here on the mail server may have it; on a separate connection, so that the record survives a failed attempt. */
export async function markHandedOver(db: Db, mailId: number, now: Date): Promise<void> {
  await db.update(mails).set({ handedOverAt: now }).where(eq(mails.id, mailId));
}

/** The server reported that it did not accept it. */
export async function forgetHandover(db: Db, mailId: number): Promise<void> {
  await db.update(mails).set({ handedOverAt: null }).where(eq(mails.id, mailId));
}

export async function markSent(tx: Db, mailId: number, sentAt: Date): Promise<void> {
  await tx.update(mails).set({ sentAt }).where(eq(mails.id, mailId));
}

/** This row is complete. */
export async function markDone(tx: Db, outboxId: number, now: Date): Promise<void> {
  await tx.update(outbox).set({ doneAt: now, lastError: null }).where(eq(outbox.id, outboxId));
}

/** Records why an attempt failed. @param isGivenUp no retry would help, or it was the last attempt */
export async function recordFailure(
  db: Db,
  outboxId: number,
  failure: { reason: string; isGivenUp: boolean; now: Date },
): Promise<void> {
  const { reason, isGivenUp, now } = failure;
  await db
    .update(outbox)
    .set({ lastError: reason, failedAt: isGivenUp ? now : null })
    .where(and(eq(outbox.id, outboxId), isOpen));
}

/**
 * Records that a mail of uncertain delivery has arrived; returns whether its delivery was uncertain. Its row in the
 * outbox is locked first, as for sending, so that a delivery in progress is awaited.
 */
export async function markArrived(tx: Db, outboxId: number, now: Date): Promise<boolean> {
  await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, outboxId)).for('update');
  const arrived = await tx
    .update(mails)
    .set({ sentAt: sql`${mails.handedOverAt}` })
    .where(and(eq(mails.outboxId, outboxId), isNotNull(mails.handedOverAt), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  if (arrived.length === 0) return false;
  await tx.update(outbox).set({ doneAt: now, failedAt: null, lastError: null }).where(eq(outbox.id, outboxId));
  return true;
}

/**
 * Makes one incomplete mail due at once, with all its attempts again; returns whether there was one. A delivery in
 * progress is awaited, as above, because until then only its sender knows the state of the handover.
 */
export async function tryAgainNow(tx: Db, outboxId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ attempts: 0, dueAt: now, failedAt: null })
    .where(and(eq(outbox.id, outboxId), isNull(outbox.doneAt)))
    .returning({ id: outbox.id });
  if (rows.length === 0) return false;
  await tx
    .update(mails)
    .set({ handedOverAt: null }) // staff know that it did not arrive, or accept that it arrives twice
    .where(and(eq(mails.outboxId, outboxId), isNull(mails.sentAt)));
  return true;
}

/** Retries all mails that were given up, except those that may have arrived; returns their ids. */
export async function tryAllAgainNow(db: Db, now: Date): Promise<number[]> {
  const mayHaveArrived = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.outboxId, outbox.id), isNotNull(mails.handedOverAt)));
  const rows = await db
    .update(outbox)
    .set({ attempts: 0, dueAt: now, failedAt: null })
    .where(and(isNotNull(outbox.failedAt), isNull(outbox.doneAt), notExists(mayHaveArrived)))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
