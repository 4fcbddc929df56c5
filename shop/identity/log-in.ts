import { inTransaction } from '#platform/database/database.ts';
import { reopenCart } from '../cart/read-cart.ts';
import { mayLogIn } from '../customers/account-status.ts';
import { ShopError } from '../errors.ts';
import type { OperationContext } from '../operation.ts';
import { findCustomerLogin, findStaffLogin, holdLogin } from './account-queries.ts';
import type { LogIn } from './paths.ts';
import { isPassword } from './password.ts';
import { SESSION_LIFE } from './session.ts';
import { clearOldSessions, endSession, openCustomerSession, openStaffSession } from './session-queries.ts';

/** The details do not open an account. Which of them is wrong, or whether the account waits, is not told (D20). */
export class WrongDetailsError extends ShopError {
  readonly code = 'login.refused';
  readonly status = 401;
}

const REFUSED = 'There was a problem with those details.';

/**
 * Logs a customer in: a new session each time, so that a token from before the login is worth nothing after it (D15).
 * The browser gets the customer's open cart back (D11).
 * @throws {WrongDetailsError} unknown, wrong password, waiting or inactive alike (A19)
 */
export async function logIn({ email, password, remember = false }: LogIn, { shop, caller, cookies }: OperationContext) {
  const account = await findCustomerLogin(shop.db, email);
  const matches = await isPassword(account?.passwordHash, password);
  if (account === undefined || !matches || !mayLogIn(account.status)) throw new WrongDetailsError(REFUSED);
  if (caller.customer !== null) await endSession(shop.db, caller.customer.sessionKey);
  const now = shop.clock.now();
  await clearOldSessions(shop.db, now);
  const token = await inTransaction(shop.db, async (tx) => {
    if (!(await holdLogin(tx, account))) throw new WrongDetailsError(REFUSED);
    return openCustomerSession(tx, account.id, remember, now);
  });
  const life = remember ? { maxAgeSeconds: SESSION_LIFE.remembered.ms / 1000 } : {};
  cookies.set('token', token, life);
  cookies.set('userID', String(account.id), { ...life, readableByScript: true });
  await reopenCart(shop.db, account.id, cookies);
  return { token, id: account.id, guid: account.guid };
}

/** Logs a member of staff in. @throws {WrongDetailsError} */
export async function logInStaff(
  { email, password }: { email: string; password: string },
  { shop, caller, cookies }: OperationContext,
) {
  const account = await findStaffLogin(shop.db, email);
  const matches = await isPassword(account?.passwordHash, password);
  if (account === undefined || !matches || account.disabled) throw new WrongDetailsError('Invalid credentials');
  if (caller.staff !== null) await endSession(shop.db, caller.staff.sessionKey);
  const token = await openStaffSession(shop.db, account.id, shop.clock.now());
  const life = { maxAgeSeconds: SESSION_LIFE.staff.ms / 1000 };
  cookies.set('admintoken', token, life);
  cookies.set('adminuserID', account.guid, { ...life, readableByScript: true });
  return { token, guid: account.guid };
}
