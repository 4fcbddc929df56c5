import type { OperationContext } from '../operations/operation.ts';
import type { AccountOwner } from './account-owner.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** Why a login did not happen; the caller learns less (D20). */
export type LoginRefusal =
  | 'unknown account'
  | 'wrong password'
  | 'account waits'
  | 'account closed'
  | 'wrong code'
  | 'passkey refused';

/**
 * Tells the log of a login that was refused: from where, and to which account by its number. Never an e-mail address, which
 * may be mistyped or a password in the wrong field, and never a secret.
 * @param account  absent: nobody has that e-mail address
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

/** Tells the log of a login that got through: to which account, from where, and by what. */
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

/** Tells the log that a session's password was asked for again, and another one came: perhaps it is not its owner who sits there. */
export function logPasswordRefused({ shop, caller }: Context, account: AccountOwner): void {
  shop.log('warn', 'A password was refused', { event: 'password.refused', ...account, address: caller.address });
}

/** Tells the log that the codes of a second factor have to wait: somebody who has the password guesses them. */
export function logCodesWait({ shop, caller }: Context, account: AccountOwner): void {
  shop.log('warn', 'Too many wrong codes', { event: 'login.codes-wait', ...account, address: caller.address });
}

/** Tells the log that somebody may do more, or less, than before: who did it, to whose account, from where. */
export function logRightsChanged({ shop, caller }: Context, change: string, of: AccountOwner): void {
  const by =
    caller.staff === null
      ? caller.customer === null
        ? {}
        : { byCustomerId: caller.customer.id }
      : { byStaffId: caller.staff.id };
  shop.log('info', 'Rights changed', { event: 'rights.changed', change, ...of, ...by, address: caller.address });
}
