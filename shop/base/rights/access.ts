import type { ApiScope } from './api-scope.ts';
import {
  NotAllowedError,
  NotSignedInError,
  PasswordNeededError,
  PersonNeededError,
  ScopeNeededError,
  SecondFactorNeededError,
} from '../messages/errors.ts';
import { hasRight, type MemberRight } from './member-role.ts';
import { message } from '../messages/message.ts';
import type { Access, AnyOperation } from '../operations/operation.ts';
import type { Caller, CallingKey, SignedInStaff } from '../operations/shop.ts';

/** Ids of the caller for the log, never names. */
export function accountIds({
  customer,
  staff,
  key,
}: Pick<Caller, 'customer' | 'staff' | 'key'>): Record<string, number> {
  return {
    ...(key === null ? {} : { keyId: key.id }),
    ...(customer === null ? {} : { customerId: customer.id }),
    ...(staff === null ? {} : { staffId: staff.id }),
  };
}

/** @throws {NotSignedInError | NotAllowedError | SecondFactorNeededError} */
export function requireAccess(access: Access, { customer, staff, staffWithoutFactor }: Caller): void {
  if (access === 'everyone') return;
  if (staffWithoutFactor !== null && staff === null && customer === null) throw new SecondFactorNeededError();
  if (customer === null && staff === null) throw new NotSignedInError();
  if (access === 'staff' && staff === null)
    throw staffWithoutFactor === null ? new NotAllowedError() : new SecondFactorNeededError();
  if (access === 'customer' && customer === null) throw new NotAllowedError(message('refusal.needs-customer'));
}

/** @param scope of the call; undefined: people alone make it @throws {PersonNeededError | ScopeNeededError} */
export function requireScope(scope: ApiScope | undefined, key: CallingKey): void {
  if (scope === undefined) throw new PersonNeededError();
  if (!key.scopes.includes(scope)) throw new ScopeNeededError(scope);
}

/** @throws {NotAllowedError} the member's role does not allow it; logged-in staff take precedence, as everywhere */
export function requireRight(right: MemberRight, access: Access, { customer, staff }: Caller): void {
  if (customer === null || (staff !== null && access !== 'customer')) return;
  if (!hasRight(customer.role, right)) throw new NotAllowedError(message(`refusal.role-${right}`));
}

/** Time for which a confirmed password counts for calls that require it. */
const PASSWORD_COUNTS_MS = 10 * 60 * 1000;

/** Returns whether the password was confirmed recently, so that a session left open or stolen is not enough. */
export function isPasswordFresh(session: Pick<SignedInStaff, 'passwordGivenAt'> | null, now: Date): boolean {
  return session !== null && now.getTime() - session.passwordGivenAt.getTime() <= PASSWORD_COUNTS_MS;
}

/** @throws {PasswordNeededError} */
export function requirePassword(session: Pick<SignedInStaff, 'passwordGivenAt'> | null, now: Date): void {
  if (!isPasswordFresh(session, now)) throw new PasswordNeededError();
}

/**
 * Returns whether a call is refused to staff who order for a member (H7): calls that write, or return a secret, unless
 * declared for it.
 */
export function isForbiddenWhileImpersonating({
  who: { access, impersonation },
  path,
  answer,
}: Pick<AnyOperation, 'who' | 'path' | 'answer'>): boolean {
  return access !== 'staff' && impersonation === undefined && (path.method !== 'GET' || answer.secret === true);
}
