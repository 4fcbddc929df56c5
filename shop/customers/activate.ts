import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { OperationContext } from '../frame/operation.ts';
import { isNamed, lockCustomer, updateCustomer } from './account-queries.ts';
import { type ActivationLink, activationOutcome, priceClassOfActivation } from '../accounts/account-status.ts';

/** The documented numbers of what a link did (A22, B10). */
const ANSWER = { activated: 1, 'already-active': 2, 'not-activated': 0 } as const;

/**
 * Authorises a waiting account by one of the links of the staff mail, or by the same three buttons in CustomerEdit (D18).
 * The guid is the secret: nobody but staff has seen it before. An unknown one answers 0 like an account that staff closed.
 */
export async function activate(
  { link, guid }: { link: ActivationLink; guid: string },
  { shop, caller }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<0 | 1 | 2> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const before = await lockCustomer(tx, isNamed({ guid }));
    const outcome = before === undefined ? 'not-activated' : activationOutcome(before.status);
    if (before === undefined || outcome !== 'activated') return ANSWER[outcome];
    const after = await updateCustomer(tx, before.id, { status: 'active', priceClass: priceClassOfActivation(link) });
    await queueMail(tx, now, 'activation', { customerId: before.id });
    if (caller.staff !== null) {
      const entityId = before.id;
      await recordChange(tx, caller.staff, now, { action: 'activated', entity: 'customer', entityId, before, after });
    }
    return ANSWER.activated;
  });
}
