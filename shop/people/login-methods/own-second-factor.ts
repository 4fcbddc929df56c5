import { inTransaction } from '#platform/database/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { isPasswordFresh } from '../../base/rights/access.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { findAccountName, lockKeysOf } from '../identity/account-queries.ts';
import { checkCode } from './check-code.ts';
import { recordKeyChange } from './record-key-change.ts';
import { type OwnAccount, requireOwnPassword } from '../identity/own-account.ts';
import type { OwnSecondFactor } from '../identity/paths.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  updateSecondFactor,
} from './second-factor-queries.ts';
import { noteSecondFactor } from '../sessions/session-queries.ts';
import { message } from '../../base/messages/message.ts';

const WRONG_CODE = message('refusal.code-not-shown');

/** Its libraries are loaded only to set one up. */
const loadSecondFactor = () => import('./second-factor.ts');

type Context = Pick<OperationContext, 'shop' | 'translator'>;

/** Reads the state of the own second factor; the secret is included only until the first code is confirmed. */
export async function readSecondFactor(
  { owner, session }: OwnAccount,
  { shop }: Pick<Context, 'shop'>,
): Promise<OwnSecondFactor> {
  const [factor, recoveryCodesLeft] = await Promise.all([
    findSecondFactor(shop.db, owner),
    countRecoveryCodes(shop.db, owner),
  ]);
  if (factor === undefined) return { secondFactor: 'off', recoveryCodesLeft, toScan: null };
  if (factor.confirmedAt !== null) return { secondFactor: 'on', recoveryCodesLeft, toScan: null };
  const isShown = isPasswordFresh(session, shop.clock.now());
  const { email } = await findAccountName(shop.db, owner);
  const { secretToScan } = await loadSecondFactor();
  const toScan = isShown ? secretToScan(factor.secret, shop.store.name, email) : null;
  return { secondFactor: 'begun', recoveryCodesLeft, toScan };
}

/** Begins a second factor; it is enabled once a code has confirmed it. @throws {ConflictError} there is one already */
export async function startSecondFactor({ owner }: OwnAccount, { shop }: Context): Promise<1> {
  const { newSecret } = await loadSecondFactor();
  await inTransaction(shop.db, async (tx) => {
    await lockKeysOf(tx, owner);
    const factor = await lockSecondFactor(tx, owner);
    if (factor?.confirmedAt) throw new ConflictError('second-factor.on', message('refusal.second-factor-on'));
    await putSecondFactor(tx, owner, newSecret(), shop.clock.now());
  });
  return 1;
}

/**
 * Enables the second factor with its first code, and returns the recovery codes, which are shown only once.
 * @throws {InvalidInputError | NotFoundError} a wrong code; none was begun
 */
export async function confirmSecondFactor(
  { owner, session, by }: OwnAccount,
  code: string,
  { shop, translator }: Context,
): Promise<string[]> {
  const { newRecoveryCodes, recoveryCodeOf, stepOfCode } = await loadSecondFactor();
  const now = shop.clock.now();
  const codes = newRecoveryCodes();
  await inTransaction(shop.db, async (tx) => {
    const factor = await lockSecondFactor(tx, owner);
    if (factor === undefined || factor.confirmedAt !== null) throw new NotFoundError('second-factor');
    const step = stepOfCode(factor.secret, code, now);
    if (step === null) throw new InvalidInputError([{ field: 'code', message: WRONG_CODE }]);
    await updateSecondFactor(tx, owner, { confirmedAt: now, lastStep: step });
    await putRecoveryCodes(
      tx,
      owner,
      codes.map((each) => recoveryCodeOf(each) ?? each),
    );
    await noteSecondFactor(tx, session.sessionKey);
    await recordKeyChange(tx, owner, 'second factor on', { by, now, language: translator.language });
  });
  return codes;
}

/**
 * Disables the own second factor; always requires password and code. @throws {InvalidInputError} one of them is wrong
 */
export async function turnOffSecondFactor(
  { owner, by }: OwnAccount,
  { password, code }: { password: string; code: string },
  context: Context & Pick<OperationContext, 'caller'>,
): Promise<1> {
  const { shop, translator } = context;
  await requireOwnPassword(owner, password, context);
  if (!(await checkCode(owner, code, context))) throw new InvalidInputError([{ field: 'code', message: WRONG_CODE }]);
  await inTransaction(shop.db, async (tx) => {
    if (!(await deleteSecondFactor(tx, owner))) throw new NotFoundError('second-factor');
    await recordKeyChange(tx, owner, 'second factor off', { by, now: shop.clock.now(), language: translator.language });
  });
  return 1;
}
