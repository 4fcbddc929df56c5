import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { openPasswordReset } from '../../people/identity/password-reset-queries.ts';
import { openInvitation } from '../../people/companies/invitation-queries.ts';
import { invitationLink } from './mails/invitation.ts';
import { resetLink } from './mails/password-reset.ts';
import { findAskedReset, findWaitingInvitation } from './mailbox-queries.ts';

/**
 * Creates the link of a mail that was not sent, so that staff can pass it on by other means: a password reset for the
 * customer who requested it, or an invitation. The mail itself contains none. Each call creates a new link and records
 * who created it.
 * @throws {NotFoundError} the mail is not of these kinds, or has been sent; or the invitation is no longer valid
 */
export async function openResetLink({ mailId }: { mailId: number }, context: StaffContext): Promise<{ url: string }> {
  const {
    shop,
    caller: { staff },
  } = context;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const invitationId = await findWaitingInvitation(tx, mailId);
    if (invitationId !== undefined) return invitationLinkFor(tx, invitationId, mailId, context);
    const customerId = await findAskedReset(tx, mailId);
    if (customerId === undefined) throw new NotFoundError('mail');
    const token = await openPasswordReset(tx, customerId, now);
    const change = { action: 'opened a reset link of', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, staff, now, { ...change, before: null, after: {} });
    return { url: resetLink(shop.publicUrl, token) };
  });
}

async function invitationLinkFor(
  tx: Db,
  invitationId: number,
  mailId: number,
  { shop, caller: { staff } }: StaffContext,
): Promise<{ url: string }> {
  const now = shop.clock.now();
  const token = await openInvitation(tx, invitationId, now);
  if (token === undefined) throw new NotFoundError('mail');
  const change = { action: 'opened the invitation of', entity: 'mail', entityId: mailId } as const;
  await recordChange(tx, staff, now, { ...change, before: null, after: {} });
  return { url: invitationLink(shop.publicUrl, token) };
}
