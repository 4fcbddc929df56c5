import type { OperationContext } from '../../base/operations/operation.ts';
import { type OwnAccount, requireOwnPassword } from './own-account.ts';
import { notePassword } from '../sessions/session-queries.ts';

/** Confirms the password of the session's owner. @throws {InvalidInputError} */
export async function confirmPassword(
  { owner, session }: OwnAccount,
  password: string,
  context: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<1> {
  const { shop } = context;
  await requireOwnPassword(owner, password, context);
  const now = shop.clock.now();
  await notePassword(shop.db, session.sessionKey, now);
  session.passwordGivenAt = now; // a page without script sends it with the save in one request
  return 1;
}
