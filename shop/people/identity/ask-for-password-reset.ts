import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { findCustomerLogin } from './account-queries.ts';

/**
 * Queues the mail with the reset link (A21). Answer and work are the same whether or not the address has an account
 * (D16). An account closed by staff gets no mail, because a new password would not open it.
 */
export async function askForPasswordReset(
  { email }: { email: string },
  { shop, translator: { language } }: Pick<OperationContext, 'shop' | 'translator'>,
): Promise<1> {
  const account = await findCustomerLogin(shop.db, email);
  const customerId = account === undefined || account.status === 'inactive' ? null : account.id;
  await queueEffect(shop.db, shop.clock.now(), 'password-reset', { customerId, language });
  return 1;
}
