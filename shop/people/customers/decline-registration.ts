import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { isNamed, lockCustomer, updateCustomer } from './account-queries.ts';

/**
 * Declines an account that awaits authorisation: it becomes inactive, so that its links no longer work (D18), and the
 * customer receives the reason by mail. Staff can still activate it later. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} another person authorised or declined it in the meantime
 */
export async function declineRegistration(
  { customerId, reason }: { customerId: number; reason: string },
  context: StaffContext,
): Promise<1> {
  const { shop, caller } = context;
  const { staff } = caller;
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const before = await lockCustomer(tx, isNamed({ id: customerId }));
    if (before === undefined) throw new NotFoundError('customer');
    if (before.status !== 'waiting')
      throw new ConflictError('account.not-waiting', message('staff-refusal.not-waiting'));
    const after = await updateCustomer(tx, before, { member: { status: 'inactive' } });
    await queueEffect(tx, now, 'registration-declined', { customerId, reason });
    const change = { action: 'declined', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, staff, now, { ...change, before, after: { ...after, reason } });
  });
  logRightsChanged(context, 'registration declined', { customerId });
  return 1;
}
