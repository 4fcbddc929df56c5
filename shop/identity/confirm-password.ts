import type { OperationContext } from '../operations/operation.ts';
import { type OwnAccount, requireOwnPassword } from './own-account.ts';
import { notePassword } from './session-queries.ts';

/** The password given again by the person who has the session. @throws {InvalidInputError} */
export async function confirmPassword(
  { owner, session }: OwnAccount,
  password: string,
  context: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<1> {
  const { shop } = context;
  await requireOwnPassword(owner, password, context);
  const now = shop.clock.now();
  await notePassword(shop.db, session.sessionKey, now);
  session.passwordGivenAt = now; // a page without script gives it and saves in one request
  return 1;
}
