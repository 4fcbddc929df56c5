import { splitByOwner } from '../accounts/account-fields.ts';
import { inTransaction } from '#platform/database/database.ts';
import type { Country } from '../../base/reference-data/country.ts';
import { hashNewPassword } from '../identity/password.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import { needOfRegistration } from '../legal/agreement.ts';
import { insertAgreement } from '../legal/agreement-queries.ts';
import { requireAgreement, termsNow } from '../legal/require-agreement.ts';
import { followSubscription } from '../mailings/consent-queries.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { acceptedDetails, guessableWordsOf } from './account-details.ts';
import { insertCustomer, isEmailTaken, isNamed, lockCustomer } from './account-queries.ts';
import { CHOICES_ASKED } from '../accounts/details-rules.ts';
import type { Registration } from './paths.ts';
import { requireTaxNumbers } from './tax-numbers.ts';

/** The e-mail address already has an account (A20, D29). */
export const EMAIL_TAKEN = 2;

/**
 * Creates a company and its first manager, whose account waits until staff authorise it, and notifies both sides by
 * mail (A20, D17, D18). Returns 1, or 2 if the e-mail address has an account. The GUID is not revealed, because the
 * activation links contain it.
 */
export async function register(
  draft: Registration,
  { shop, translator }: Pick<OperationContext, 'shop' | 'translator'>,
): Promise<1 | 2> {
  const hot = shop.hot();
  const need = needOfRegistration(hot.settings, termsNow(shop));
  requireAgreement(need, draft);
  const details = acceptedDetails(draft, hot, CHOICES_ASKED);
  await requireTaxNumbers(details, null, hot);
  const passwordHash = await hashNewPassword(draft.password, guessableWordsOf(details));
  const now = shop.clock.now();
  const { member, company } = splitByOwner(details);
  const account = {
    member: {
      ...member,
      passwordHash,
      subscribed: draft.subscribed ?? false,
      language: translator.language,
      status: 'waiting' as const,
    },
    company: {
      ...company,
      accountCustomer: draft.accountCustomer ?? false,
      priceClass: 0 as const,
      partner: false,
      adminContact: adminContactFor(hot.countryById.get(details.countryId)),
    },
    createdAt: now,
  };
  try {
    await inTransaction(shop.db, async (tx) => {
      const customerId = await insertCustomer(tx, account);
      const after = (await lockCustomer(tx, isNamed({ id: customerId }))) ?? null;
      await recordChange(
        tx,
        customerAsAuthor({ id: customerId, displayName: `${details.firstName} ${details.surname}` }),
        now,
        {
          action: 'registered',
          entity: 'customer',
          entityId: customerId,
          before: null,
          after,
        },
      );
      await insertAgreement(tx, { customerId, orderId: null, need, translator, now });
      await queueEffect(tx, now, 'registration-staff', { customerId });
      await queueEffect(tx, now, 'registration-customer', { customerId });
      const subscriber = { customerId, email: details.email, isSubscribed: account.member.subscribed };
      await followSubscription(tx, subscriber, { translator, storeName: shop.store.name, now });
    });
    return 1;
  } catch (error) {
    if (isEmailTaken(error)) return EMAIL_TAKEN;
    throw error;
  }
}

/** The initial region mark of an account: 2 in the United States, otherwise 1 (D17). */
export function adminContactFor(country: Pick<Country, 'iso2'> | undefined): 1 | 2 {
  return country?.iso2 === 'US' ? 2 : 1;
}
