import { NotAllowedError, InvalidInputError } from '../kernel/errors.ts';
import { isPasswordFresh, type OperationContext } from '../frame/operation.ts';
import { findStaffPassword } from './account-queries.ts';
import { isPassword } from './password.ts';
import { requireStaff, WRONG_PASSWORD } from './require-staff.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor-queries.ts';
import { secretToScan } from './second-factor.ts';
import { notePassword } from './session-queries.ts';
import { setStaffPassword } from './set-staff-password.ts';
import type { OwnPasswordChange, OwnStaffAccount } from './staff-paths.ts';
import { findStaffById } from './staff-queries.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** The signed-in colleague's own account; the secret of a second factor is in it only until the first code has come. */
export async function readOwnStaffAccount({ shop, caller }: Context): Promise<OwnStaffAccount> {
  const staff = requireStaff(caller.staff);
  const { id } = staff;
  const [row, factor, recoveryCodesLeft] = await Promise.all([
    findStaffById(shop.db, id),
    findSecondFactor(shop.db, id),
    countRecoveryCodes(shop.db, id),
  ]);
  if (row === undefined) throw new NotAllowedError();
  const { name, email } = row;
  const isBegun = factor !== undefined && factor.confirmedAt === null;
  const toScan =
    isBegun && isPasswordFresh(staff, shop.clock.now()) ? secretToScan(factor.secret, shop.store.name, email) : null;
  const on = factor === undefined ? 'off' : 'on';
  return { id, name, email, secondFactor: isBegun ? 'begun' : on, recoveryCodesLeft, toScan };
}

/** Another password for the own account: the other sessions end (D15). @throws {InvalidInputError} */
export async function changeOwnPassword(
  { presentPassword, password }: OwnPasswordChange,
  { shop, caller }: Context,
): Promise<1> {
  const staff = requireStaff(caller.staff);
  if (!(await isPassword(await findStaffPassword(shop.db, staff.id), presentPassword)))
    throw new InvalidInputError([{ field: 'presentPassword', message: WRONG_PASSWORD }]);
  const context = { db: shop.db, now: shop.clock.now(), by: staff };
  await setStaffPassword({ staffId: staff.id, password, keepSession: staff.sessionKey }, context);
  return 1;
}

/** The password given again by whoever has the session. @throws {InvalidInputError} */
export async function givePassword({ password }: { password: string }, { shop, caller }: Context): Promise<1> {
  const staff = requireStaff(caller.staff);
  if (!(await isPassword(await findStaffPassword(shop.db, staff.id), password)))
    throw new InvalidInputError([{ field: 'password', message: WRONG_PASSWORD }]);
  const now = shop.clock.now();
  await notePassword(shop.db, staff.sessionKey, now);
  staff.passwordGivenAt = now; // a page without script gives it and saves in one request
  return 1;
}
