import { type Database, inTransaction } from '#platform/database/database.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import { countUnsent, findPace, lockDue, noteQueued, settleDue } from './invitation-queries.ts';

/** Time after which a member who has chosen no password is reminded, once. */
const REMINDER_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues the invitations of a minute, and reminders that are due, in one transaction: each once, however many processes run.
 * A mail server that does not take them gets no more until it has. Returns nothing, so that the job is not asked again at once.
 */
export function queueDueInvitations(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await settleDue(tx, now);
    const free = (await findPace(tx)) - (await countUnsent(tx));
    if (free <= 0) return;
    const due = await lockDue(tx, now, free);
    const idsWith = (mails: number) => due.filter((row) => row.mails === mails).map(({ customerId }) => customerId);
    await queueEffects(
      tx,
      now,
      due.map(({ customerId, mails }) => ({
        kind: 'password-invitation',
        payload: { customerId, isReminder: mails > 0 },
      })),
    );
    await noteQueued(tx, idsWith(0), new Date(now.getTime() + REMINDER_AFTER_MS));
    await noteQueued(tx, idsWith(1), null);
  });
}
