import { NotAllowedError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { accountOfStaff, requireOwnPassword } from '../identity/own-account.ts';
import { readSecondFactor } from '../login-methods/own-second-factor.ts';
import { setStaffPassword } from './set-staff-password.ts';
import type { OwnPasswordChange, OwnStaffAccount } from './staff-paths.ts';
import { findStaffById } from './staff-queries.ts';

type Context = Pick<StaffContext, 'shop' | 'caller'>;

/** The logged-in staff member's own account. */
export async function readOwnStaffAccount({ shop, caller }: Context): Promise<OwnStaffAccount> {
  const account = accountOfStaff(caller);
  const { id } = account.session;
  const [row, factor] = await Promise.all([findStaffById(shop.db, id), readSecondFactor(account, { shop })]);
  if (row === undefined) throw new NotAllowedError();
  return {
    id,
    name: row.name,
    email: row.email,
    rights: row.rights,
    ...factor,
    mustSetUpFactor: caller.staffWithoutFactor !== null,
  };
}

/** Changes the own password; the other sessions end (D15). @throws {InvalidInputError} */
export async function changeOwnPassword(
  { presentPassword, password }: OwnPasswordChange,
  context: Context,
): Promise<1> {
  const { shop, caller } = context;
  const { staff } = caller;
  await requireOwnPassword({ staffId: staff.id }, presentPassword, context, 'presentPassword');
  const change = { staffId: staff.id, password, keepSession: staff.sessionKey };
  await setStaffPassword(change, { db: shop.db, now: shop.clock.now(), by: staff });
  return 1;
}
