import { inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { logRightsChanged } from '../../people/identity/security-log.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { message } from '../../base/messages/message.ts';
import { deleteDeputy, insertDeputy, listCandidates, listStandsInFor, listNamed } from './deputy-queries.ts';
import type { Deputies, DeputyDraft } from './paths.ts';

/** Reads the member's deputies, the approvers for whom the member is a deputy, and the candidates (H3). */
export async function readDeputies({ shop, caller: { customer } }: CustomerContext): Promise<Deputies> {
  const day = dayInZone(shop.clock.now(), shop.store.timeZone);
  const isApprover = hasRight(customer.role, 'approve');
  const [named, standsInFor, candidates] = await Promise.all([
    isApprover ? listNamed(shop.db, { approverId: customer.id, day }) : [],
    listStandsInFor(shop.db, { deputyId: customer.id, companyId: customer.companyId, day }),
    isApprover ? listCandidates(shop.db, { approverId: customer.id, companyId: customer.companyId }) : [],
  ]);
  return { today: day, mayName: isApprover, named, standsInFor, candidates };
}

/**
 * Appoints a member of the company as the approver's deputy for a period (H3). Returns 1.
 * @throws {InvalidInputError} not a member who sees the company's orders; a day in the past; a period that overlaps
 * with another deputy's
 */
export async function setDeputy({ memberId, startsOn, endsOn }: DeputyDraft, context: CustomerContext): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  const now = shop.clock.now();
  if (startsOn < dayInZone(now, shop.store.timeZone)) throw inputErrorAt('startsOn', 'refusal.deputy-past');
  await inTransaction(shop.db, async (tx) => {
    const [deputy] = await listCandidates(tx, { approverId: customer.id, companyId: customer.companyId, memberId });
    if (deputy === undefined) throw inputErrorAt('memberId', 'refusal.deputy-member');
    await insertDeputy(tx, { approverId: customer.id, deputyId: memberId, startsOn, endsOn });
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'named a deputy of',
      entity: 'customer',
      entityId: customer.id,
      before: null,
      after: { deputy: deputy.name, startsOn, endsOn },
    });
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'approval_deputies_one_a_day'
      ? inputErrorAt('startsOn', 'refusal.deputy-overlaps')
      : error;
  });
  logRightsChanged(context, 'deputy named', { customerId: memberId });
  return 1;
}

/**
 * Ends an appointment: from now on the deputy decides nothing in the approver's name. Returns 1. @throws
 * {NotFoundError}
 */
export async function removeDeputy({ deputyshipId }: { deputyshipId: number }, context: CustomerContext): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  const deputyId = await inTransaction(shop.db, async (tx) => {
    const gone = await deleteDeputy(tx, { deputyshipId, approverId: customer.id });
    if (gone === undefined) throw new NotFoundError('deputy');
    const { startsOn, endsOn } = gone;
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), {
      action: 'took back the deputy of',
      entity: 'customer',
      entityId: customer.id,
      before: { startsOn, endsOn },
      after: null,
    });
    return gone.deputyId;
  });
  logRightsChanged(context, 'deputy taken back', { customerId: deputyId });
  return 1;
}

function inputErrorAt(
  field: keyof DeputyDraft,
  key: 'refusal.deputy-past' | 'refusal.deputy-member' | 'refusal.deputy-overlaps',
): InvalidInputError {
  return new InvalidInputError([{ field, message: message(key) }]);
}
