import { ACCOUNT_TEXTS, accountFields, OWN_CHOICES, splitByOwner } from '../accounts/account-fields.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import { findCustomerPassword } from '../identity/account-queries.ts';
import { applyCredentialChange } from '../identity/apply-credential-change.ts';
import { hashNewPassword, isPassword, WRONG_PASSWORD } from '../identity/password.ts';
import { followSubscription } from '../mailings/consent-queries.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { type AccountDetails, acceptedDetails, guessableWordsOf } from './account-details.ts';
import { askNewAddress, isAddressTaken } from '../email-changes/change-queries.ts';
import { type CustomerRow, lockCustomer, updateCustomer } from './account-queries.ts';
import { CHOICES_ASKED, registrationErrors } from '../accounts/details-rules.ts';
import type { AccountSave, OwnAccountSave } from './paths.ts';
import { requireFaultless } from '../../base/fields/refuse-fields.ts';
import { EMAIL_TAKEN } from './register.ts';
import { requireTaxNumbers } from './tax-numbers.ts';
import { customers } from '../accounts/tables.ts';
import { message, type Message } from '../../base/messages/message.ts';

/**
 * Saves the own account from the page Edit-Account: a new password there requires the current one, so that a screen
 * left open is not enough (D43). A person who enters the current password as the password has proved that they know it,
 * and can change the email address.
 * @throws {InvalidInputError}
 */
export async function saveOwnAccountOnPage(
  { presentPassword, ...draft }: OwnAccountSave,
  { shop, caller, translator }: Pick<CustomerContext, 'shop' | 'caller' | 'translator'>,
): Promise<1 | 2> {
  const { customer } = caller;
  const passwordHash = await findCustomerPassword(shop.db, customer.id);
  if (!(await isPassword(passwordHash, draft.password))) {
    if (presentPassword === '') throw refusedPresent(message('refusal.present-password'));
    if (!(await isPassword(passwordHash, presentPassword))) throw refusedPresent(WRONG_PASSWORD);
  }
  return saveOwnAccount(customer, draft, { shop, translator });
}

function refusedPresent(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'presentPassword', message }]);
}

/**
 * Saves a customer's own details (A24, C3). The password is required and becomes the password (D19): only a different
 * one counts as a change, which ends their other sessions. A new email address gets a link first (D53). Status, price class and the like are ignored here (D17).
 * Returns 1, or 2 if the e-mail address has another account.
 * @throws {InvalidInputError}
 */
export async function saveOwnAccount(
  customer: SignedInCustomer,
  draft: AccountSave,
  { shop, translator }: Pick<CustomerContext, 'shop' | 'translator'>,
): Promise<1 | 2> {
  requireFaultless(registrationErrors(draft));
  const details = acceptedDetails(draft, shop.hot(), CHOICES_ASKED);
  const isSamePassword = await isPassword(await findCustomerPassword(shop.db, customer.id), draft.password);
  const passwordHash = isSamePassword ? undefined : await hashNewPassword(draft.password, guessableWordsOf(details));
  const { subscribed, accountCustomer } = draft;
  const now = shop.clock.now();
  try {
    await inTransaction(shop.db, async (tx) => {
      const before = await lockCustomer(tx, eq(customers.id, customer.id));
      if (before === undefined) throw new Error('A signed-in customer has no account.');
      const { member: asked, company } = splitByOwner(details);
      // The address in another letter case is the same; another one counts once its link was followed (D53).
      const isOtherAddress = before.email.toLowerCase() !== details.email.toLowerCase();
      if (isOtherAddress && (await isAddressTaken(tx, details.email, customer.id))) throw new EmailTakenError();
      const member = isOtherAddress ? { ...asked, email: before.email } : asked;
      const isManager = hasRight(before.role, 'manage');
      if (isManager) await requireTaxNumbers(details, before, shop.hot());
      else requireSameCompany(before, details);
      const after = await updateCustomer(tx, before, {
        member: { ...member, subscribed, passwordHash },
        ...(isManager ? { company: { ...company, accountCustomer } } : {}),
      });
      await applyCredentialChange(tx, now, {
        customerId: customer.id,
        emailBefore: before.email,
        changed: isSamePassword ? [] : ['password'],
        keepSession: customer.sessionKey,
        language: translator.language,
      });
      const { language } = translator;
      if (isOtherAddress) await askNewAddress(tx, { customerId: customer.id, email: details.email, language }, now);
      const subscriber = { customerId: customer.id, email: after.email, isSubscribed: after.subscribed };
      await followSubscription(tx, subscriber, { translator, storeName: shop.store.name, now });
      await recordChange(tx, customerAsAuthor(customer), now, {
        action: 'saved',
        entity: 'customer',
        entityId: customer.id,
        before,
        after: isSamePassword ? after : { ...after, passwordChanged: true },
      });
    });
    return 1;
  } catch (error) {
    if (error instanceof EmailTakenError) return EMAIL_TAKEN;
    throw error;
  }
}

/** Ends the transaction without a trace, so that nothing else of the form is saved. */
class EmailTakenError extends Error {}

/**
 * Refuses changes of company data by anyone but its managers (H2); the form sends them along. @throws
 * {InvalidInputError}
 */
function requireSameCompany(before: CustomerRow, details: AccountDetails): void {
  const changed = COMPANY_FIELDS.filter((field) => details[field] !== undefined && details[field] !== before[field]);
  if (changed.length === 0) return;
  throw new InvalidInputError(changed.map((field) => ({ field, message: message('refusal.company-managers') })));
}

const COMPANY_FIELDS = [...ACCOUNT_TEXTS, ...OWN_CHOICES].filter((field) => accountFields[field].of === 'company');
