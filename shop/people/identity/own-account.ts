import { type ChangedBy, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { CustomerCaller, SignedInCustomer, SignedInStaff, StaffCaller } from '../../base/operations/shop.ts';
import type { AccountOwner } from './account-owner.ts';
import { findCustomerPassword, findStaffPassword } from './account-queries.ts';
import { isPassword, WRONG_PASSWORD } from './password.ts';
import { logPasswordRefused } from './security-log.ts';

/** The two kinds of accounts; both have sessions, a second factor and passkeys. */
export type AccountKind = 'customer' | 'staff';

/** Logged-in person who changes their own account. */
export interface OwnAccount {
  owner: AccountOwner;
  session: SignedInCustomer | SignedInStaff;
  /** Author in the audit list. */
  by: ChangedBy;
}

export function accountOfCustomer({ customer }: CustomerCaller): OwnAccount {
  return { owner: { customerId: customer.id }, session: customer, by: customerAsAuthor(customer) };
}

export function accountOfStaff({ staff }: StaffCaller): OwnAccount {
  return { owner: { staffId: staff.id }, session: staff, by: staff };
}

/**
 * Requires the account's own password; logs a wrong one.
 * @throws {InvalidInputError}
 * @param field the field in which it was typed
 */
export async function requireOwnPassword(
  owner: AccountOwner,
  typed: string,
  context: Pick<OperationContext, 'shop' | 'caller'>,
  field = 'password',
): Promise<void> {
  const { db } = context.shop;
  const hash =
    'customerId' in owner
      ? await findCustomerPassword(db, owner.customerId)
      : await findStaffPassword(db, owner.staffId);
  if (await isPassword(hash, typed)) return;
  logPasswordRefused(context, owner);
  throw new InvalidInputError([{ field, message: WRONG_PASSWORD }]);
}
