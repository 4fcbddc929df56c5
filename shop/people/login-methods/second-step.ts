import { type FieldError, ShopError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import { checkCode } from './check-code.ts';
import { findSecondFactor, openSignIn } from './second-factor-queries.ts';
import { logLoginRefused } from '../identity/security-log.ts';
import { message } from '../../base/messages/message.ts';

/** The password was right; the account also requires the code of its second factor. */
export class CodeNeededError extends ShopError {
  readonly code = 'login.code-needed';
  readonly status = 401;
  override readonly errors: readonly FieldError[] = [{ field: 'code', message: message('refusal.enter-code') }];
  override readonly details: { signIn: string };
  /** @param signIn the token that replaces email address and password when the code is sent, for ten minutes */
  constructor(signIn: string) {
    super(message('refusal.code-needed'));
    this.details = { signIn };
  }
}

/** The code was wrong. The password was right, so this may be revealed. */
export class WrongCodeError extends ShopError {
  readonly code = 'login.code-wrong';
  readonly status = 401;
  override readonly errors: readonly FieldError[];
  constructor() {
    const reason = message('refusal.code-wrong');
    super(reason);
    this.errors = [{ field: 'code', message: reason }];
  }
}

/** The code came too late, or the account was closed or its password changed in the meantime. */
export class SignInOverError extends ShopError {
  readonly code = 'login.over';
  readonly status = 401;
  constructor() {
    super(message('refusal.sign-in-over'));
  }
}

/**
 * Requires the second factor of an account after its password; returns whether it has one.
 * @param code '' if none was sent: the refusal then contains the token for the second step
 * @throws {CodeNeededError | WrongCodeError | TooManyTriesError}
 */
export async function requireSecondFactor(
  owner: AccountOwner,
  { code, remembered = false }: { code: string; remembered?: boolean },
  context: OperationContext,
): Promise<boolean> {
  const { db, clock } = context.shop;
  const factor = await findSecondFactor(db, owner);
  if (factor === undefined || factor.confirmedAt === null) return false;
  if (code.trim() === '') throw new CodeNeededError(await openSignIn(db, owner, { remembered, now: clock.now() }));
  await requireCode(owner, code, context);
  return true;
}

/** @throws {WrongCodeError | TooManyTriesError} */
export async function requireCode(owner: AccountOwner, code: string, context: OperationContext): Promise<void> {
  if (await checkCode(owner, code, context)) return;
  logLoginRefused(context, 'customerId' in owner ? 'customer' : 'staff', 'wrong code', owner);
  throw new WrongCodeError();
}
