import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { applyCredentialChange } from '../identity/apply-credential-change.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { ConflictError, ShopError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { isEmailTaken, lockCustomer, updateCustomer } from '../customers/account-queries.ts';
import { followSubscription } from '../mailings/consent-queries.ts';
import { findEmailChange, takeEmailChange } from './change-queries.ts';

/** The link was used or replaced, is older than a day, or never existed; the error does not reveal which. */
export class DeadAddressLinkError extends ShopError {
  readonly code = 'email-change.dead';
  readonly status = 410;
  constructor() {
    super(message('refusal.email-change-dead'));
  }
}

/**
 * Gives an account the new address whose link was followed (D53). The previous address is informed (D19), and a consent to mailings is asked
 * for again. Returns 1.
 * @throws {DeadAddressLinkError}
 * @throws {ConflictError} another account has the address by now
 */
export async function confirmAddress(
  { token }: { token: string },
  context: Pick<OperationContext, 'shop' | 'caller' | 'translator'>,
): Promise<1> {
  const { shop, translator } = context;
  const now = shop.clock.now();
  const customerId = await inTransaction(shop.db, async (tx) => {
    const asked = await findEmailChange(tx, token, now);
    const before = asked && (await lockCustomer(tx, eq(customers.id, asked.customerId)));
    if (asked === undefined || before === undefined || !(await takeEmailChange(tx, token)))
      throw new DeadAddressLinkError();
    const after = await updateCustomer(tx, before, { member: { email: asked.email } });
    const { id, email: emailBefore } = before;
    await applyCredentialChange(tx, now, {
      customerId: id,
      emailBefore,
      changed: ['email'],
      language: translator.language,
    });
    const subscriber = { customerId: id, email: after.email, isSubscribed: after.subscribed };
    await followSubscription(tx, subscriber, { translator, storeName: shop.store.name, now });
    const by = { id: 0, name: `${before.firstName} ${before.surname} (customer)`, customerId: id };
    await recordChange(tx, by, now, { action: 'saved', entity: 'customer', entityId: id, before, after });
    return id;
  }).catch((error: unknown) => {
    if (!isEmailTaken(error)) throw error;
    throw new ConflictError('email-change.taken', message('refusal.email-change-taken'));
  });
  logRightsChanged(context, 'email address confirmed', { customerId });
  return 1;
}
