import { queueMail } from '../outbox/queue-mail.ts';
import type { OperationContext } from '../operations/operation.ts';
import { findCustomerLogin } from './account-queries.ts';

/**
 * Queues the mail with the reset link (A21). The answer and the work are the same whether the address has an account or not
 * (D16). An account that staff closed gets none: a new password would not open it.
 */
export async function askForPasswordReset(
  { email }: { email: string },
  { shop, translator: { language } }: Pick<OperationContext, 'shop' | 'translator'>,
): Promise<1> {
  const account = await findCustomerLogin(shop.db, email);
  const customerId = account === undefined || account.status === 'inactive' ? null : account.id;
  await queueMail(shop.db, shop.clock.now(), 'password-reset', { customerId, language });
  return 1;
}
