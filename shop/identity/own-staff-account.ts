import { NotAllowedError, InvalidInputError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import { findStaffPassword } from './account-queries.ts';
import { ownAccount } from './own-account.ts';
import { readSecondFactor } from './own-second-factor.ts';
import { isPassword } from './password.ts';
import { requireStaff, WRONG_PASSWORD } from './require-staff.ts';
import { setStaffPassword } from './set-staff-password.ts';
import type { OwnPasswordChange, OwnStaffAccount } from './staff-paths.ts';
import { findStaffById } from './staff-queries.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** The signed-in colleague's own account. */
export async function readOwnStaffAccount({ shop, caller }: Context): Promise<OwnStaffAccount> {
  const account = ownAccount('staff', caller);
  const { id } = account.session;
  const [row, factor] = await Promise.all([findStaffById(shop.db, id), readSecondFactor(account, { shop })]);
  if (row === undefined) throw new NotAllowedError();
  return { id, name: row.name, email: row.email, ...factor, mustSetUpFactor: caller.staffWithoutFactor !== null };
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
