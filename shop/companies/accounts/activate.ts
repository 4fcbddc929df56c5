import { inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../audit/record-change.ts';
import { logRightsChanged } from '../../identity/security-log.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { OperationContext } from '../../operations/operation.ts';
import { isNamed, lockCustomer, updateCustomer } from './account-queries.ts';
import {
  type ActivationLink,
  activationOutcome,
  isActivationLinkOver,
  priceClassOfActivation,
} from '../../accounts/account-status.ts';

/** Actor for a link of the staff mail that was opened without a session: number 0 in the audit list. */
const BY_LINK: ChangedBy = { id: 0, name: 'Activation link' };

/** The documented numbers of what a link did (A22, B10). */
const ANSWER = { activated: 1, 'already-active': 2, 'not-activated': 0 } as const;

/**
 * Authorises a waiting account by one of the links of the staff mail, or by the same three buttons in CustomerEdit (D18).
 * The guid is the secret: nobody but staff has seen it before. An unknown one answers 0 like an account that staff closed,
 * and like a link whose 30 days are over: staff who are signed in authorise such an account all the same.
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
    await queueMail(tx, now, 'activation', { customerId: before.id });
    const change = { action: 'activated', entity: 'customer', entityId: before.id, before, after } as const;
    await recordChange(tx, caller.staff ?? BY_LINK, now, change);
    return { answer: ANSWER.activated, customerId: before.id };
  });
  if (customerId !== undefined) logRightsChanged(context, 'account activated', { customerId });
  return answer;
}
