import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { endInvitations, insertInvitations, insertRound, markStopped } from './invitation-queries.ts';

type Context = Pick<StaffContext, 'shop' | 'caller'>;

/**
 * Invites all active members who have no password and were not invited yet (Q3). Their mails are queued afterwards, at the
 * chosen pace. Returns their number.
 * @throws {ConflictError} there is nobody to invite, perhaps because of a second press
 */
export function inviteMembers(
  { perMinute }: { perMinute: number },
  { shop: { db, clock }, caller: { staff } }: Context,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const roundId = await insertRound(tx, staff, perMinute, now);
    const members = await insertInvitations(tx, roundId, now);
    if (members === 0) throw new ConflictError('invitations.none', message('staff-refusal.nobody-to-invite'));
    const change = { action: 'invited', entity: 'password invitations', entityId: roundId } as const;
    await recordChange(tx, staff, now, { ...change, before: null, after: { members, perMinute } });
    return members;
  });
}

/**
 * Stops a round: members who wait can be invited again, and nobody of it is reminded. Mails that are queued already are sent.
 * @throws {NotFoundError}
 * @throws {ConflictError} it was stopped before
 */
export function stopInvitations(
  { roundId }: { roundId: number },
  { shop: { db, clock }, caller: { staff } }: Context,
): Promise<1> {
  const now = clock.now();
  return inTransaction(db, async (tx): Promise<1> => {
    const wasRunning = await markStopped(tx, roundId, staff.name, now);
    if (wasRunning === undefined) throw new NotFoundError('invitation');
    if (!wasRunning) throw new ConflictError('invitations.stopped', message('staff-refusal.invitations-stopped'));
    const waiting = await endInvitations(tx, roundId);
    const change = { action: 'stopped', entity: 'password invitations', entityId: roundId } as const;
    await recordChange(tx, staff, now, { ...change, before: { waiting }, after: { waiting: 0 } });
    return 1;
  });
}
