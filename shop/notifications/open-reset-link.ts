import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { NotAllowedError, NotFoundError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import { openPasswordReset } from '../identity/password-reset-queries.ts';
import { resetLink } from './mails/password-reset.ts';
import { findAskedReset } from './mailbox-queries.ts';

/**
 * Opens a link that sets a new password, for the customer who asked for one and whose mail no server takes: the mail holds none.
 * Each time it is another link, and each time it is noted who opened it.
 * @throws {NotFoundError}  the mail is not of that kind, or has been sent
 */
export async function openResetLink(
  { mailId }: { mailId: number },
  { shop, caller: { staff } }: OperationContext,
): Promise<{ url: string }> {
  if (staff === null) throw new NotAllowedError();
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const customerId = await findAskedReset(tx, mailId);
    if (customerId === undefined) throw new NotFoundError('The mail');
    const token = await openPasswordReset(tx, customerId, now);
    const change = { action: 'opened a reset link of', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, staff, now, { ...change, before: null, after: {} });
    return { url: resetLink(shop.publicUrl, token) };
  });
}
