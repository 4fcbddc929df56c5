import { InvalidInputError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import { isPasswordOf, type OwnAccount } from './own-account.ts';
import { WRONG_PASSWORD } from './require-staff.ts';
import { notePassword } from './session-queries.ts';

/** The password given again by whoever has the session. @throws {InvalidInputError} */
export async function givePassword(
  { owner, session }: OwnAccount,
  password: string,
  { shop }: Pick<OperationContext, 'shop'>,
): Promise<1> {
  if (!(await isPasswordOf(shop.db, owner, password)))
    throw new InvalidInputError([{ field: 'password', message: WRONG_PASSWORD }]);
  const now = shop.clock.now();
  await notePassword(shop.db, session.sessionKey, now);
  session.passwordGivenAt = now; // a page without script gives it and saves in one request
  return 1;
}
