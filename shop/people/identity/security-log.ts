import type { OperationContext } from '../../base/operations/operation.ts';
import type { AccountOwner } from './account-owner.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** Reason for a failed login; the caller learns less (D20). */
export type LoginRefusal =
  | 'unknown account'
  | 'wrong password'
  | 'account waits'
  | 'account closed'
  | 'wrong code'
  | 'passkey refused';

/**
 * Logs a refused login: the caller's address, and the account by id. Never an e-mail address, which may be mistyped or
 * a password in the wrong field, and never a secret.
 * @param account absent: no account has that e-mail address
 */
export function logLoginRefused(
  { shop, caller }: Context,
  kind: 'customer' | 'staff',
  reason: LoginRefusal,
  account?: AccountOwner,
): void {
  shop.log('warn', 'A login was refused', {
    event: 'login.refused',
    kind,
    reason,
    ...account,
    address: caller.address,
  });
}

/** Logs a successful login: account, caller's address and method. */
export function logLoggedIn(
  { shop, caller }: Context,
  account: AccountOwner,
  { secondFactorGiven }: { secondFactorGiven: boolean },
): void {
  shop.log('info', 'Somebody logged in', {
    event: 'login.opened',
    ...account,
    secondFactorGiven,
    address: caller.address,
  });
}

/** Logs a failed password confirmation in a session: perhaps another person uses it. */
export function logPasswordRefused({ shop, caller }: Context, account: AccountOwner): void {
  shop.log('warn', 'A password was refused', { event: 'password.refused', ...account, address: caller.address });
}

/** Logs that codes of a second factor are delayed: someone with the password is guessing them. */
export function logCodesWait({ shop, caller }: Context, account: AccountOwner): void {
  shop.log('warn', 'Too many wrong codes', { event: 'login.codes-wait', ...account, address: caller.address });
}

/** Logs a change of rights: author, account and caller's address. */
export function logRightsChanged({ shop, caller }: Context, change: string, of: AccountOwner): void {
  const by =
    caller.staff === null
      ? caller.customer === null
        ? {}
        : { byCustomerId: caller.customer.id }
      : { byStaffId: caller.staff.id };
  shop.log('info', 'Rights changed', { event: 'rights.changed', change, ...of, ...by, address: caller.address });
}
