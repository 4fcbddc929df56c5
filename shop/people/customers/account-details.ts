import { type AccountTexts, accountTexts } from '../accounts/account-fields.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import { type CurrencyId, isCurrencyId } from '../../base/money/money.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { CustomerDetailsDraft } from '../accounts/details-rules.ts';
import type { RuleMessage } from '../../base/messages/message.ts';

/** Writable values of a customer's own details. */
export type AccountDetails = AccountTexts & { currency: CurrencyId; countryId: number };

/**
 * The details of a valid draft, with an existing country.
 * @throws {InvalidInputError} with the form's own message for a choice that was not made
 */
export function acceptedDetails(
  draft: CustomerDetailsDraft,
  { countryById }: Pick<HotData, 'countryById'>,
  missing: { currency: RuleMessage; countryId: RuleMessage },
): AccountDetails {
  const { currency, countryId } = draft;
  if (!isCurrencyId(currency)) throw new InvalidInputError([{ field: 'currency', message: missing.currency }]);
  if (countryId === null || !countryById.has(countryId)) {
    throw new InvalidInputError([{ field: 'countryId', message: missing.countryId }]);
  }
  return { ...accountTexts(draft), currency, countryId };
}

/** Words that others know about an account and that its password must not contain (D43). */
export function guessableWordsOf(
  account: Pick<AccountDetails, 'firstName' | 'surname' | 'company' | 'email'>,
): string[] {
  return [account.firstName, account.surname, account.company, account.email];
}
