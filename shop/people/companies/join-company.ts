import { inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { hashNewPassword } from '../identity/password.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { ConflictError, ShopError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { needOfRegistration } from '../legal/agreement.ts';
import { insertAgreement } from '../legal/agreement-queries.ts';
import { requireAgreement, termsNow } from '../legal/require-agreement.ts';
import { findInvitation, markJoined, takeInvitation } from './invitation-queries.ts';
import { insertMember } from './member-queries.ts';
import type { InvitationSeen, JoinDraft } from './paths.ts';

/**
 * The invitation was used or withdrawn, is older than seven days, or never existed; the error does not reveal which
 * (H2).
 */
export class DeadInvitationError extends ShopError {
  readonly code = 'invitation.dead';
  readonly status = 410;
  constructor() {
    super(message('refusal.invitation-dead'));
  }
}

/** Reads the recipient of a link. @throws {DeadInvitationError} */
export async function readInvitation(
  { token }: { token: string },
  { shop }: Pick<OperationContext, 'shop'>,
): Promise<InvitationSeen> {
  const invitation = await findInvitation(shop.db, token, shop.clock.now());
  if (invitation === undefined) throw new DeadInvitationError();
  return { companyName: invitation.companyName, email: invitation.email };
}

/**
 * Makes an invited person a member of the company, once, with the role of the invitation. Returns 1.
 * @throws {DeadInvitationError}
 * @throws {ConflictError} the address got a login in the meantime
 */
export async function joinCompany(
  { token, password, passwordRepeat: _, termsVersion, ...person }: JoinDraft,
  context: Pick<OperationContext, 'shop' | 'caller' | 'translator'>,
): Promise<1> {
  const { shop, translator } = context;
  const now = shop.clock.now();
  const need = needOfRegistration(shop.hot().settings, termsNow(shop));
  requireAgreement(need, { termsVersion });
  const { companyName, email } = await readInvitation({ token }, context); // first, because hashing is expensive
  const passwordHash = await hashNewPassword(password, [person.firstName, person.surname, companyName, email]);
  const customerId = await inTransaction(shop.db, async (tx) => {
    const given = await takeInvitation(tx, token, now);
    if (given === undefined) throw new DeadInvitationError();
    const { id: invitationId, ...membership } = given;
    const memberId = await insertMember(tx, {
      ...person,
      ...membership,
      passwordHash,
      language: translator.language,
      createdAt: now,
    });
    await markJoined(tx, invitationId, memberId);
    await insertAgreement(tx, { customerId: memberId, orderId: null, need, translator, now });
    await recordChange(
      tx,
      customerAsAuthor({ id: memberId, displayName: `${person.firstName} ${person.surname}` }),
      now,
      {
        action: 'joined',
        entity: 'customer',
        entityId: memberId,
        before: null,
        after: { ...person, email, companyId: given.companyId, memberRole: given.role },
      },
    );
    return memberId;
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'customers_email') throw error;
    throw new ConflictError('invitation.has-login', message('refusal.invite-has-login'));
  });
  logRightsChanged(context, 'member joined', { customerId });
  return 1;
}
