import { type Db, inTransaction } from '#platform/database/database.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import { recordKeyChange } from './record-key-change.ts';
import { requireManager } from '../identity/require-manager.ts';
import { lockAllStaff } from '../staff/staff-queries.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';
import type { StaffChangeContext } from '../staff/staff-account.ts';
import { message } from '../../base/messages/message.ts';

/**
 * Removes second factor and passkeys from a staff member who has lost them. Nobody can remove their own this way: that
 * requires password and code, otherwise a screen left open would be enough.
 * @throws {ConflictError | NotFoundError} they are the caller's own; the account has none
 */
export async function removeKeysOfColleague(staffId: number, context: StaffChangeContext): Promise<void> {
  if (staffId === context.by.id) {
    throw new ConflictError('staff.self', message('staff-refusal.own-second-factor'));
  }
  await inTransaction(context.db, async (tx) => {
    const all = await lockAllStaff(tx);
    requireManager(context.by, all, all.find(({ id }) => id === staffId)?.rights ?? []);
    await removeKeys(tx, { staffId }, context);
  });
}

/**
 * Removes second factor and passkeys from a customer whom staff have identified by telephone. @throws {NotFoundError}
 * the account has none
 */
export function removeKeysOfCustomer(customerId: number, context: StaffChangeContext): Promise<void> {
  return inTransaction(context.db, (tx) => removeKeys(tx, { customerId }, context));
}

async function removeKeys(tx: Db, owner: AccountOwner, { now, by }: StaffChangeContext): Promise<void> {
  const hadFactor = await deleteSecondFactor(tx, owner);
  const passkeys = await deletePasskeys(tx, owner);
  if (!hadFactor && passkeys === 0) throw new NotFoundError('second-factor');
  if (hadFactor) await recordKeyChange(tx, owner, 'second factor off', { by, now });
  if (passkeys > 0) await recordKeyChange(tx, owner, 'passkey removed', { by, now });
}
