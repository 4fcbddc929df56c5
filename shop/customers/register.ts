import { inTransaction } from '#platform/database/database.ts';
import type { Country } from '../reference-data/country.ts';
import { hashNewPassword } from '../identity/password.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { OperationContext } from '../frame/operation.ts';
import { acceptedDetails } from './account-details.ts';
import { insertCustomer } from './account-queries.ts';
import { CHOICES_ASKED } from '../accounts/details-rules.ts';
import type { Registration } from './paths.ts';

/** The e-mail address has an account already (A20, D29). */
export const EMAIL_TAKEN = 2;

/**
 * Opens an account that waits until staff authorise it, and tells both sides by mail (A20, D17, D18).
 * Answers 1, or 2 when the e-mail address has an account. The guid is not told: it is what the activation links hold.
 */
export async function register(draft: Registration, { shop }: Pick<OperationContext, 'shop'>): Promise<1 | 2> {
  const hot = shop.hot();
  const details = acceptedDetails(draft, hot, CHOICES_ASKED);
  const passwordHash = await hashNewPassword(draft.password);
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const customerId = await insertCustomer(tx, {
      ...details,
      passwordHash,
      subscribed: draft.subscribed ?? false,
      accountCustomer: draft.accountCustomer ?? false,
      status: 'waiting',
      priceClass: 0,
      partner: false,
      adminContact: adminContactFor(hot.countryById.get(details.countryId)),
      createdAt: now,
    });
    if (customerId === undefined) return EMAIL_TAKEN;
    await queueMail(tx, now, 'registration-staff', { customerId });
    await queueMail(tx, now, 'registration-customer', { customerId });
    return 1;
  });
}

/** The region mark that a new account begins with: 2 at home in the United States, else 1 (D17). */
export function adminContactFor(country: Pick<Country, 'iso2'> | undefined): 1 | 2 {
  return country?.iso2 === 'US' ? 2 : 1;
}
