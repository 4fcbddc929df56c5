import type { HotData } from '../../operations/hot-data.ts';
import { type CurrencyId, isCurrencyId } from '../../kernel/money.ts';
import { InvalidInputError } from '../../kernel/errors.ts';
import type { CustomerDetailsDraft } from '../../accounts/details-rules.ts';
import type { RuleMessage } from '../../kernel/message.ts';

/** Writable values of a customer's own details. */
export interface AccountDetails extends Omit<CustomerDetailsDraft, 'currency' | 'countryId'> {
  currencyId: CurrencyId;
  countryId: number;
}

/**
 * The details of a draft that its rules have passed, with a country that exists.
 * @throws {InvalidInputError} with the form's own message for a choice that was not made
 */
export function acceptedDetails(
  draft: CustomerDetailsDraft,
  { countryById }: Pick<HotData, 'countryById'>,
  missing: { currency: RuleMessage; countryId: RuleMessage },
): AccountDetails {
  const { firstName, surname, email, company, line1, line2, town, postcode, telephone, currency, countryId } = draft;
  if (!isCurrencyId(currency)) throw new InvalidInputError([{ field: 'currency', message: missing.currency }]);
  if (countryId === null || !countryById.has(countryId)) {
    throw new InvalidInputError([{ field: 'countryId', message: missing.countryId }]);
  }
  const text = { firstName, surname, email, company, line1, line2, town, postcode, telephone };
  return { ...text, currencyId: currency, countryId };
}

/** Words that others know of an account; a password must not be made of them (D43). */
export function guessableWordsOf(
  account: Pick<AccountDetails, 'firstName' | 'surname' | 'company' | 'email'>,
): string[] {
  return [account.firstName, account.surname, account.company, account.email];
}

/** The details in two: what is the member's, and what is their company's (H1). */
export function inTwo({
  company: name,
  line1,
  line2,
  town,
  postcode,
  countryId,
  currencyId,
  ...member
}: AccountDetails) {
  return { member, company: { name, line1, line2, town, postcode, countryId, currencyId } };
}
