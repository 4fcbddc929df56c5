import type { Db } from '#platform/database/database.ts';
import type { ChangedBy } from '../audit/record-change.ts';
import { NotAllowedError } from '../kernel/errors.ts';
import type { Caller, SignedInCustomer, SignedInStaff } from '../frame/shop.ts';
import type { AccountOwner } from './account-owner.ts';
import { findCustomerPassword, findStaffPassword } from './account-queries.ts';
import { isPassword } from './password.ts';

/** The two kinds of accounts; both have sessions, a second factor and passkeys. */
export type AccountKind = 'customer' | 'staff';

/** Whoever is signed in, at work on their own account. */
export interface OwnAccount {
  owner: AccountOwner;
  session: SignedInCustomer | SignedInStaff;
  /** Whom the audit list names; it is about what staff do. */
  by: ChangedBy | null;
}

/** @throws {NotAllowedError} there is no session of that kind */
export function ownAccount(kind: AccountKind, { customer, staff }: Caller): OwnAccount {
  if (kind === 'customer' && customer !== null)
    return { owner: { customerId: customer.id }, session: customer, by: null };
  if (kind === 'staff' && staff !== null) return { owner: { staffId: staff.id }, session: staff, by: staff };
  throw new NotAllowedError();
}

export async function isPasswordOf(db: Db, owner: AccountOwner, typed: string): Promise<boolean> {
  const hash =
    'customerId' in owner
      ? await findCustomerPassword(db, owner.customerId)
      : await findStaffPassword(db, owner.staffId);
  return isPassword(hash, typed);
}
