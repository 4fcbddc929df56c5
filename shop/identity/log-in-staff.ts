import { inTransaction } from '#platform/database/database.ts';
import type { FieldError } from '../kernel/errors.ts';
import { ShopError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import { findStaffLogin, holdStaffLogin, renewStaffHash } from './account-queries.ts';
import { checkCode } from './check-code.ts';
import { WrongDetailsError } from './log-in.ts';
import { identityPaths, type StaffLogIn } from './paths.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';
import { endStaffSignIns, findSecondFactor, findStaffSignIn, openStaffSignIn } from './second-factor-queries.ts';
import { logLoginRefused } from './security-log.ts';
import { SESSION_LIFE } from './session.ts';
import { clearOldSessions, endSession, openStaffSession } from './session-queries.ts';

/** The password was right; the account asks for the code of its second factor too. */
export class CodeNeededError extends ShopError {
  readonly code = 'login.code-needed';
  readonly status = 401;
  override readonly errors: readonly FieldError[] = [{ field: 'code', message: 'Please enter the code' }];
  override readonly details: { signIn: string };
  /** @param signIn  the token that the code may come with instead of email address and password, for ten minutes */
  constructor(signIn: string) {
    super('This account has a second factor: please send the code that it shows.');
    this.details = { signIn };
  }
}

/** The code was not right; the password was, so that may be told. */
export class WrongCodeError extends ShopError {
  readonly code = 'login.code-wrong';
  readonly status = 401;
  override readonly errors: readonly FieldError[];
  constructor() {
    super('The code was not accepted.');
    this.errors = [{ field: 'code', message: this.message }];
  }
}

/** The code came too late, or for an account that was closed or got another password meanwhile. */
export class SignInOverError extends ShopError {
  readonly code = 'login.over';
  readonly status = 401;
  constructor() {
    super('That took too long. Please sign in again.');
  }
}

const REFUSED = 'Invalid credentials';

/**
 * Logs a member of staff in. An account with a second factor asks for its code as well: with the password, or as a second
 * step with the token that the refusal holds (`finishStaffLogIn`).
 * @throws {WrongDetailsError | CodeNeededError | WrongCodeError}
 */
export async function logInStaff({ email, password, code = '' }: StaffLogIn, context: OperationContext) {
  const { shop, caller } = context;
  const account = await findStaffLogin(shop.db, email);
  const matches = await isPassword(account?.passwordHash, password);
  if (account === undefined || !matches || account.disabled) {
    const reason = account === undefined ? 'unknown account' : matches ? 'account closed' : 'wrong password';
    logLoginRefused(context, 'staff', reason, account);
    throw new WrongDetailsError(REFUSED);
  }
  shop.recognise(identityPaths.staffLogIn, email, caller);
  if (isOutdatedHash(account.passwordHash)) {
    const renewed = await hashPassword(password);
    await renewStaffHash(shop.db, account.id, account.passwordHash, renewed);
    account.passwordHash = renewed;
  }
  const factor = await findSecondFactor(shop.db, account.id);
  if (factor?.confirmedAt) {
    if (code.trim() === '') throw new CodeNeededError(await openStaffSignIn(shop.db, account.id, shop.clock.now()));
    await requireCode(account, code, context);
  }
  return openSession(account, context);
}

/** The second step of a sign-in. @throws {SignInOverError | WrongCodeError | TooManyTriesError} */
export async function finishStaffLogIn({ signIn, code }: { signIn: string; code: string }, context: OperationContext) {
  const { shop } = context;
  const account = await findStaffSignIn(shop.db, signIn, shop.clock.now());
  if (account === undefined) throw new SignInOverError();
  await requireCode(account, code, context);
  return openSession(account, context);
}

/** @throws {WrongCodeError | TooManyTriesError} */
async function requireCode(account: { id: number }, code: string, context: OperationContext): Promise<void> {
  if (await checkCode(account.id, code, context)) return;
  logLoginRefused(context, 'staff', 'wrong code', account);
  throw new WrongCodeError();
}

/** A new session each time: a token from before the login is worth nothing after it (D15). */
async function openSession(
  account: { id: number; guid: string; passwordHash: string },
  { shop, caller, cookies }: OperationContext,
) {
  if (caller.staff !== null) await endSession(shop.db, caller.staff.sessionKey);
  const now = shop.clock.now();
  await clearOldSessions(shop.db, now);
  const token = await inTransaction(shop.db, async (tx) => {
    if (!(await holdStaffLogin(tx, account))) throw new WrongDetailsError(REFUSED);
    await endStaffSignIns(tx, account.id);
    return openStaffSession(tx, account.id, { device: caller.device, now });
  });
  const life = { maxAgeSeconds: SESSION_LIFE.staff.ms / 1000 };
  cookies.set('admintoken', token, life);
  cookies.set('adminuserID', account.guid, { ...life, readableByScript: true });
  return { token, guid: account.guid };
}
