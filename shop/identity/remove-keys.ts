import { inTransaction } from '#platform/database/database.ts';
import { ConflictError, NotFoundError } from '../kernel/errors.ts';
import type { AccountOwner } from './account-owner.ts';
import { recordKeyChange } from './record-key-change.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';
import type { StaffChangeContext } from './staff-account.ts';
import { message } from '../kernel/message.ts';

/**
 * Removes second factor and passkeys from a staff member who has lost them. Nobody can remove their own this way: that
 * requires password and code, otherwise a screen left open would be enough.
 * @throws {ConflictError | NotFoundError} they are the caller's own; the account has none
 */
export async function removeKeysOfColleague(staffId: number, context: StaffChangeContext): Promise<void> {
  if (staffId === context.by.id) {
    throw new ConflictError('staff.self', message('staff-refusal.own-second-factor'));
  }
  await removeKeys({ staffId }, context);
}

/**
 * Removes second factor and passkeys from a customer whom staff have identified by telephone. @throws {NotFoundError}
 * the account has none
 */
export function removeKeysOfCustomer(customerId: number, context: StaffChangeContext): Promise<void> {
  return removeKeys({ customerId }, context);
}

async function removeKeys(owner: AccountOwner, { db, now, by }: StaffChangeContext): Promise<void> {
  await inTransaction(db, async (tx) => {
    const hadFactor = await deleteSecondFactor(tx, owner);
    const passkeys = await deletePasskeys(tx, owner);
    if (!hadFactor && passkeys === 0) throw new NotFoundError('second-factor');
    if (hadFactor) await recordKeyChange(tx, owner, 'second factor off', { by, now });
    if (passkeys > 0) await recordKeyChange(tx, owner, 'passkey removed', { by, now });
  });
}
