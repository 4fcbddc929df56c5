import { inTransaction } from '#platform/database/database.ts';
import { type AccountStatus, mayLogIn } from '../accounts/account-status.ts';
import { ShopError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { findCustomerLogin, lockLogin, renewCustomerHash } from './account-queries.ts';
import { identityPaths, type LogIn } from './paths.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';
import { endSignIns, findCustomerSignIn } from '../login-methods/second-factor-queries.ts';
import { requireCode, requireSecondFactor, SignInOverError } from '../login-methods/second-step.ts';
import { logLoggedIn, logLoginRefused, type LoginRefusal } from './security-log.ts';
import { SESSION_LIFE } from '../sessions/session.ts';
import { endSession, openCustomerSession } from '../sessions/session-queries.ts';
import { message } from '../../base/messages/message.ts';

/**
 * The credentials open no account. The error does not reveal which of them is wrong, or whether the account waits
 * (D20).
 */
export class WrongDetailsError extends ShopError {
  readonly code = 'login.refused';
  readonly status = 401;
}

const REFUSED = message('refusal.login-refused');

/**
 * Logs a customer in with a new session, so that a token from before the login is worthless afterwards (D15). Restores
 * the customer's open cart in the browser (D11). An account with a second factor also requires its code: with the
 * password, or as a second step with the token in the refusal (`finishLogIn`).
 * @throws {WrongDetailsError | CodeNeededError | WrongCodeError} the first for an unknown address, wrong password,
 * waiting or inactive account alike (A19)
 */
export async function logIn({ email, password, remember = false, code = '' }: LogIn, context: OperationContext) {
  const { shop, caller } = context;
  const account = await findCustomerLogin(shop.db, email);
  const matches = await isPassword(account?.passwordHash, password);
  const refusal = refusalOf(account, matches);
  if (account === undefined || refusal !== null) {
    logLoginRefused(context, 'customer', refusal ?? 'unknown account', account && { customerId: account.id });
    throw new WrongDetailsError(REFUSED);
  }
  await shop.recognise(identityPaths.logIn, email, caller);
  if (account.passwordHash !== null && isOutdatedHash(account.passwordHash)) {
    const renewed = await hashPassword(password);
    await renewCustomerHash(shop.db, account.id, account.passwordHash, renewed);
    account.passwordHash = renewed;
  }
  const owner = { customerId: account.id };
  const secondFactorGiven = await requireSecondFactor(owner, { code, remembered: remember }, context);
  return openCustomerLogIn(account, { remembered: remember, secondFactorGiven }, context);
}

/** The second step of a login. @throws {SignInOverError | WrongCodeError | TooManyTriesError} */
export async function finishLogIn({ signIn, code }: { signIn: string; code: string }, context: OperationContext) {
  const { shop } = context;
  const account = await findCustomerSignIn(shop.db, signIn, shop.clock.now());
  if (account === undefined) throw new SignInOverError();
  await requireCode({ customerId: account.id }, code, context);
  return openCustomerLogIn(account, { remembered: account.remembered, secondFactorGiven: true }, context);
}

/** Opens a new session, and the customer's open cart (D11, D15). @throws {WrongDetailsError} closed in the meantime */
export async function openCustomerLogIn(
  account: { id: number; guid: string; passwordHash: string | null },
  { remembered, secondFactorGiven }: { remembered: boolean; secondFactorGiven: boolean },
  context: OperationContext,
) {
  const { shop, caller, cookies } = context;
  if (caller.customer !== null) await endSession(shop.db, caller.customer.sessionKey);
  const now = shop.clock.now();
  const token = await inTransaction(shop.db, async (tx) => {
    if (!(await lockLogin(tx, account))) throw new WrongDetailsError(REFUSED);
    await endSignIns(tx, { customerId: account.id });
    return openCustomerSession(tx, account.id, { remembered, device: caller.device, secondFactorGiven, now });
  });
  logLoggedIn(context, { customerId: account.id }, { secondFactorGiven });
  const life = remembered ? { maxAgeSeconds: SESSION_LIFE.remembered.ms / 1000 } : {};
  cookies.set('token', token, life);
  cookies.set('userID', String(account.id), { ...life, readableByScript: true });
  await shop.afterLogIn(shop.db, account.id, cookies);
  return { token, id: account.id, guid: account.guid };
}

/** The reason why these credentials fail, for the log only, never for the caller (D20). */
function refusalOf(account: { status: AccountStatus } | undefined, matches: boolean): LoginRefusal | null {
  if (account === undefined) return 'unknown account';
  if (!matches) return 'wrong password';
  if (mayLogIn(account.status)) return null;
  return account.status === 'waiting' ? 'account waits' : 'account closed';
}
