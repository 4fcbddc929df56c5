import { inTransaction } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { isAddressTaken } from '../email-changes/change-queries.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { insertInvitation, withdrawInvitation } from './invitation-queries.ts';
import { lockCompany } from './member-queries.ts';
import type { InvitationDraft } from './paths.ts';

/**
 * Invites a person into the manager's company by mail (H2). Returns 1.
 * @throws {InvalidInputError} the address has a login, in this company or another; the message does not reveal which,
 * as in the registration (A20)
 */
export async function inviteMember({ email, memberRole }: InvitationDraft, context: CustomerContext): Promise<1> {
  const { shop, caller, translator } = context;
  const { customer } = caller;
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    await lockCompany(tx, customer.companyId); // of two invitations to the same address the later one counts
    if (await isAddressTaken(tx, email, null))
      throw new InvalidInputError([{ field: 'email', message: message('refusal.invite-has-login') }]);
    const { companyId, id: invitedBy } = customer;
    const invitationId = await insertInvitation(tx, { companyId, email, role: memberRole, invitedBy }, now);
    await queueEffect(tx, now, 'invitation', { invitationId, language: translator.language });
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'invited',
      entity: 'customer',
      entityId: customer.id,
      before: null,
      after: { email, memberRole, invitationId },
    });
  });
  logRightsChanged(context, 'member invited', { customerId: customer.id });
  return 1;
}

/**
 * Withdraws an invitation of the manager's company. Returns 1. @throws {NotFoundError} used, expired, or another
 * company's
 */
export async function revokeInvitation(
  { invitationId }: { invitationId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const email = await withdrawInvitation(tx, { invitationId, companyId: customer.companyId }, now);
    if (email === undefined) throw new NotFoundError('invitation');
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'took an invitation back of',
      entity: 'customer',
      entityId: customer.id,
      before: { email, invitationId },
      after: null,
    });
  });
  return 1;
}
