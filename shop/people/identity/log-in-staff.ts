import { inTransaction } from '#platform/database/database.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { findStaffLogin, lockStaffLogin, renewStaffHash } from './account-queries.ts';
import { WrongDetailsError } from './log-in.ts';
import { identityPaths, type StaffLogIn } from './paths.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';
import { endSignIns, findStaffSignIn } from '../login-methods/second-factor-queries.ts';
import { requireCode, requireSecondFactor, SignInOverError } from '../login-methods/second-step.ts';
import { logLoggedIn, logLoginRefused } from './security-log.ts';
import { SESSION_LIFE } from '../sessions/session.ts';
import { endSession, openStaffSession } from '../sessions/session-queries.ts';
import { message } from '../../base/messages/message.ts';

const REFUSED = message('staff-refusal.login-refused');

/**
 * Logs a staff member in. An account with a second factor also requires its code: with the password, or as a second
 * step with the token in the refusal (`finishStaffLogIn`).
 * @throws {WrongDetailsError | CodeNeededError | WrongCodeError}
 */
export async function logInStaff({ email, password, code = '' }: StaffLogIn, context: OperationContext) {
  const { shop, caller } = context;
  const account = await findStaffLogin(shop.db, email);
  const matches = await isPassword(account?.passwordHash, password);
  if (account === undefined || !matches || account.disabled) {
    const reason = account === undefined ? 'unknown account' : matches ? 'account closed' : 'wrong password';
    logLoginRefused(context, 'staff', reason, account && { staffId: account.id });
    throw new WrongDetailsError(REFUSED);
  }
  await shop.recognise(identityPaths.staffLogIn, email, caller);
  if (isOutdatedHash(account.passwordHash)) {
    const renewed = await hashPassword(password);
    await renewStaffHash(shop.db, account.id, account.passwordHash, renewed);
    account.passwordHash = renewed;
  }
  const secondFactorGiven = await requireSecondFactor({ staffId: account.id }, { code }, context);
  return openStaffLogIn(account, { secondFactorGiven }, context);
}

/** The second step of a staff login. @throws {SignInOverError | WrongCodeError | TooManyTriesError} */
export async function finishStaffLogIn({ signIn, code }: { signIn: string; code: string }, context: OperationContext) {
  const { shop } = context;
  const account = await findStaffSignIn(shop.db, signIn, shop.clock.now());
  if (account === undefined) throw new SignInOverError();
  await requireCode({ staffId: account.id }, code, context);
  return openStaffLogIn(account, { secondFactorGiven: true }, context);
}

/** Opens a new session, so that a token from before the login is worthless afterwards (D15). */
export async function openStaffLogIn(
  account: { id: number; guid: string; passwordHash: string },
  { secondFactorGiven }: { secondFactorGiven: boolean },
  context: OperationContext,
) {
  const { shop, caller, cookies } = context;
  const before = caller.staff ?? caller.staffWithoutFactor;
  if (before !== null) await endSession(shop.db, before.sessionKey);
  const now = shop.clock.now();
  const token = await inTransaction(shop.db, async (tx) => {
    if (!(await lockStaffLogin(tx, account))) throw new WrongDetailsError(REFUSED);
    await endSignIns(tx, { staffId: account.id });
    return openStaffSession(tx, account.id, { device: caller.device, secondFactorGiven, now });
  });
  logLoggedIn(context, { staffId: account.id }, { secondFactorGiven });
  const life = { maxAgeSeconds: SESSION_LIFE.staff.ms / 1000 };
  cookies.set('admintoken', token, life);
  cookies.set('adminuserID', account.guid, { ...life, readableByScript: true });
  return { token, guid: account.guid };
}
