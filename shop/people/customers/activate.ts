import { inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { isNamed, lockCustomer, updateCustomer } from './account-queries.ts';
import {
  type ActivationLink,
  activationOutcome,
  isActivationLinkOver,
  priceClassOfActivation,
} from '../accounts/account-status.ts';

/** Author of an activation by mailed link without a session: number 0 in the audit list. */
const BY_LINK: ChangedBy = { id: 0, name: 'Activation link' };

/** The documented result codes of a link (A22, B10). */
const ANSWER = { activated: 1, 'already-active': 2, 'not-activated': 0 } as const;

/**
 * Authorises a waiting account by one of the links of the staff mail, or by the same three buttons in CustomerEdit
 * (D18). The GUID is the secret: only staff have seen it. An unknown GUID returns 0, like an account closed by staff,
 * and like a link older than 30 days. Logged-in staff can still authorise such an account.
 */
export async function activate(
  { link, guid }: { link: ActivationLink; guid: string },
  context: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<0 | 1 | 2> {
  const { shop, caller } = context;
  const now = shop.clock.now();
  const { answer, customerId } = await inTransaction(shop.db, async (tx) => {
    const before = await lockCustomer(tx, isNamed({ guid }));
    if (before === undefined) return { answer: ANSWER['not-activated'] };
    const outcome = activationOutcome(before.status);
    if (outcome !== 'activated') return { answer: ANSWER[outcome] };
    if (caller.staff === null && isActivationLinkOver(before.createdAt, now))
      return { answer: ANSWER['not-activated'] };
    const after = await updateCustomer(tx, before, {
      member: { status: 'active' },
      company: { priceClass: priceClassOfActivation(link) },
    });
    await queueEffect(tx, now, 'activation', { customerId: before.id });
    const change = { action: 'activated', entity: 'customer', entityId: before.id, before, after } as const;
    await recordChange(tx, caller.staff ?? BY_LINK, now, change);
    return { answer: ANSWER.activated, customerId: before.id };
  });
  if (customerId !== undefined) logRightsChanged(context, 'account activated', { customerId });
  return answer;
}
