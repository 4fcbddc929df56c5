import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { findCustomerPassword } from '../identity/account-queries.ts';
import { followCredentialChange } from '../identity/credential-change.ts';
import { hashNewPassword, isPassword } from '../identity/password.ts';
import { InvalidInputError } from '../kernel/errors.ts';
import { WRONG_PASSWORD } from '../identity/require-staff.ts';
import type { CustomerContext } from '../frame/operation.ts';
import type { SignedInCustomer } from '../frame/shop.ts';
import { acceptedDetails } from './account-details.ts';
import { isEmailTaken, lockCustomer, updateCustomer } from './account-queries.ts';
import { CHOICES_ASKED, registrationErrors } from '../accounts/details-rules.ts';
import type { AccountSave, OwnAccountSave } from './paths.ts';
import { requireFaultless } from '../frame/refuse-fields.ts';
import { EMAIL_TAKEN } from './register.ts';
import { customers } from '../accounts/tables.ts';

/**
 * The same from the page Edit-Account: a new password there needs the present one, so that a screen left open is not enough
 * (D43). Who types the present password as the password has shown that they know it, and may change the email address.
 * @throws {InvalidInputError}
 */
export async function saveOwnAccountOnPage(
  { presentPassword, ...draft }: OwnAccountSave,
  { shop, caller }: Pick<CustomerContext, 'shop' | 'caller'>,
): Promise<1 | 2> {
  const { customer } = caller;
  const passwordHash = await findCustomerPassword(shop.db, customer.id);
  if (!(await isPassword(passwordHash, draft.password))) {
    if (presentPassword === '') throw refusedPresent('Enter your present password to change it');
    if (!(await isPassword(passwordHash, presentPassword))) throw refusedPresent(WRONG_PASSWORD);
  }
  return saveOwnAccount(customer, draft, { shop });
}

function refusedPresent(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'presentPassword', message }]);
}

/**
 * A customer's own details as they saved them (A24, C3). The password is asked and becomes the password (D19): only another
 * one counts as a change, which ends their other sessions. Status, price class and the like are never read here (D17).
 * Answers 1, or 2 when the e-mail address has another account.
 * @throws {InvalidInputError}
 */
export async function saveOwnAccount(
  customer: SignedInCustomer,
  draft: AccountSave,
  { shop }: Pick<CustomerContext, 'shop'>,
): Promise<1 | 2> {
  requireFaultless(registrationErrors(draft));
  const details = acceptedDetails(draft, shop.hot(), CHOICES_ASKED);
  const isSamePassword = await isPassword(await findCustomerPassword(shop.db, customer.id), draft.password);
  const passwordHash = isSamePassword ? undefined : await hashNewPassword(draft.password);
  const { subscribed, accountCustomer } = draft;
  const now = shop.clock.now();
  try {
    await inTransaction(shop.db, async (tx) => {
      const before = await lockCustomer(tx, eq(customers.id, customer.id));
      if (before === undefined) throw new Error('A signed-in customer has no account.');
      await updateCustomer(tx, customer.id, { ...details, subscribed, accountCustomer, passwordHash });
      await followCredentialChange(tx, now, {
        customerId: customer.id,
        emailBefore: before.email,
        changed: [
          ...(before.email === details.email ? [] : (['email'] as const)),
          ...(isSamePassword ? [] : (['password'] as const)),
        ],
        keepSession: customer.sessionKey,
      });
    });
    return 1;
  } catch (error) {
    if (isEmailTaken(error)) return EMAIL_TAKEN;
    throw error;
  }
}
