import { inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../kernel/errors.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { OperationContext } from '../frame/operation.ts';
import { findStaffPassword } from './account-queries.ts';
import { checkCode } from './check-code.ts';
import { isPassword } from './password.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  updateSecondFactor,
} from './second-factor-queries.ts';
import { newRecoveryCodes, newSecret, recoveryCodeOf, stepOfCode } from './second-factor.ts';
import { requireStaff, WRONG_PASSWORD } from './require-staff.ts';
import type { StaffChangeContext } from './staff-account.ts';

const WRONG_CODE = 'This is not the code that is shown now';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** Begins a second factor; it counts only once a code has confirmed it. @throws {ConflictError} there is one already */
export async function startSecondFactor({ shop, caller }: Context): Promise<1> {
  const staff = requireStaff(caller.staff);
  const factor = await findSecondFactor(shop.db, staff.id);
  if (factor?.confirmedAt) throw new ConflictError('second-factor.on', 'Your second factor is on already.');
  await inTransaction(shop.db, (tx) => putSecondFactor(tx, staff.id, newSecret(), shop.clock.now()));
  return 1;
}

/**
 * Turns the second factor on by its first code, and answers the recovery codes: the only time that anybody sees them.
 * @throws {InvalidInputError | NotFoundError} a wrong code; none was begun
 */
export async function confirmSecondFactor({ code }: { code: string }, { shop, caller }: Context): Promise<string[]> {
  const staff = requireStaff(caller.staff);
  const now = shop.clock.now();
  const codes = newRecoveryCodes();
  await inTransaction(shop.db, async (tx) => {
    const factor = await lockSecondFactor(tx, staff.id);
    if (factor === undefined || factor.confirmedAt !== null) throw new NotFoundError('The second factor');
    const step = stepOfCode(factor.secret, code, now);
    if (step === null) throw new InvalidInputError([{ field: 'code', message: WRONG_CODE }]);
    await updateSecondFactor(tx, staff.id, { confirmedAt: now, lastStep: step });
    await putRecoveryCodes(
      tx,
      staff.id,
      codes.map((each) => recoveryCodeOf(each) ?? each),
    );
    await note(tx, staff.id, 'second factor on', { by: staff, now });
  });
  return codes;
}

/** Turns the own second factor off. @throws {InvalidInputError} password or code are wrong */
export async function turnOffSecondFactor(
  { password, code }: { password: string; code: string },
  context: Context,
): Promise<1> {
  const { shop, caller } = context;
  const staff = requireStaff(caller.staff);
  if (!(await isPassword(await findStaffPassword(shop.db, staff.id), password)))
    throw new InvalidInputError([{ field: 'password', message: WRONG_PASSWORD }]);
  if (!(await checkCode(staff.id, code, context)))
    throw new InvalidInputError([{ field: 'code', message: WRONG_CODE }]);
  await removeSecondFactor(staff.id, { db: shop.db, now: shop.clock.now(), by: staff });
  return 1;
}

/**
 * Takes the second factor from a colleague who has lost telephone and recovery codes. Nobody's own goes this way: that takes
 * password and code, or a screen left open would be enough.
 * @throws {ConflictError | NotFoundError} it is the own one; the account has none
 */
export async function removeSecondFactorOf(staffId: number, context: StaffChangeContext): Promise<void> {
  if (staffId === context.by.id) {
    throw new ConflictError(
      'staff.self',
      'Turn your own second factor off under Your account: it takes your password and a code.',
    );
  }
  await removeSecondFactor(staffId, context);
}

/**
 * Takes the second factor from an account, noted in the audit list.
 * @throws {NotFoundError} the account has none
 */
export async function removeSecondFactor(staffId: number, { db, now, by }: StaffChangeContext): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteSecondFactor(tx, staffId))) throw new NotFoundError('The second factor');
    await note(tx, staffId, 'second factor off', { by, now });
  });
}

/** The audit list has it, and the colleague is told by mail: somebody else may have done it. */
async function note(
  tx: Db,
  staffId: number,
  action: 'second factor on' | 'second factor off',
  { by, now }: Pick<StaffChangeContext, 'by' | 'now'>,
): Promise<void> {
  await recordChange(tx, by, now, { action, entity: 'staff', entityId: staffId, before: null, after: null });
  await queueMail(tx, now, 'staff-account-change', { staffId, changed: action, by: by.name });
}
