import { inTransaction } from '#platform/database/database.ts';
import { TooManyTriesError } from '../kernel/errors.ts';
import type { OperationContext } from '../operations/operation.ts';
import type { AccountOwner } from './account-owner.ts';
import { lockSecondFactor, takeRecoveryCode, updateSecondFactor } from './second-factor-queries.ts';
import { logCodesWait } from './security-log.ts';

/** Slips of people; from the next wrong code on, each makes the codes wait. */
const WRONG_CODES_FREE = 4;
const WAIT_MS = 15 * 60 * 1000;

/**
 * Returns whether this is the present code of the account's confirmed second factor, or one of its recovery codes; either is used up
 * by it. Wrong codes in a row make codes wait: of a million codes three are right at any time, and so nobody who has the
 * password gets through more than a hundred a day. Recovery codes can't be guessed and never wait, so nobody is locked out.
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
