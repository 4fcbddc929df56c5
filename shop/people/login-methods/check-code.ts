import { inTransaction } from '#platform/database/database.ts';
import { TooManyTriesError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import { lockSecondFactor, takeRecoveryCode, updateSecondFactor } from './second-factor-queries.ts';
import { logCodesWait } from '../identity/security-log.ts';

/** Number of free mistakes; each further wrong code delays the next attempt. */
const WRONG_CODES_FREE = 4;
const WAIT_MS = 15 * 60 * 1000;

/**
 * Returns whether this is the current code of the account's confirmed second factor, or one of its recovery codes;
 * either is consumed. Repeated wrong codes impose a delay: three of a million codes are valid at any time, so a person
 * with the password gets no more than a hundred attempts a day. Recovery codes can't be guessed and are never delayed,
 * so that nobody is locked out.
 * @throws {TooManyTriesError}
 */
export async function checkCode(
  owner: AccountOwner,
  typed: string,
  context: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<boolean> {
  const { shop } = context;
  const now = shop.clock.now();
  const { recoveryCodeOf, stepOfCode } = await import('./second-factor.ts'); // libraries that few logins need
  const outcome = await inTransaction(shop.db, async (tx) => {
    const factor = await lockSecondFactor(tx, owner);
    if (factor === undefined || factor.confirmedAt === null) return 'wrong';
    const recoveryCode = recoveryCodeOf(typed);
    if (recoveryCode !== null) return (await takeRecoveryCode(tx, owner, recoveryCode, now)) ? 'right' : 'wrong';

    const waitMs = factor.waitUntil === null ? 0 : factor.waitUntil.getTime() - now.getTime();
    if (waitMs > 0) return waitMs;
    const step = stepOfCode(factor.secret, typed, now);
    if (step !== null && step > factor.lastStep) {
      await updateSecondFactor(tx, owner, { lastStep: step, wrongCodes: 0, waitUntil: null });
      return 'right';
    }
    const wrongCodes = factor.wrongCodes + 1;
    const waitUntil = wrongCodes > WRONG_CODES_FREE ? new Date(now.getTime() + WAIT_MS) : null;
    await updateSecondFactor(tx, owner, { wrongCodes, waitUntil });
    return 'wrong';
  });
  if (typeof outcome === 'number') {
    logCodesWait(context, owner);
    throw new TooManyTriesError(Math.ceil(outcome / 1000));
  }
  return outcome === 'right';
}
