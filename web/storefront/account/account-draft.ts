import type { RegistrationDraft } from '#shop/accounts/details-rules.ts';
import type { CustomerAccount, OwnAccountSave, Registration } from '#shop/companies/accounts/paths.ts';

export const ACCOUNT_FIELDS = [
  'firstName',
  'surname',
  'email',
  'password',
  'passwordRepeat',
  'company',
  'line1',
  'line2',
  'town',
  'postcode',
  'telephone',
  'currency',
  'countryId',
] as const satisfies readonly (keyof RegistrationDraft)[];
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The account form as it was typed; passwords are never sent back. */
export type TypedAccount = Readonly<Record<Exclude<AccountField, 'password' | 'passwordRepeat'>, string>> &
  Readonly<{ subscribed: boolean; accountCustomer: boolean }>;

export const BLANK_ACCOUNT: TypedAccount = {
  firstName: '',
  surname: '',
  email: '',
  company: '',
  line1: '',
  line2: '',
  town: '',
  postcode: '',
  telephone: '',
  currency: '',
  countryId: '',
  subscribed: false,
  accountCustomer: false,
};

/** A saved account as the form shows it. */
export function inputOfAccount(account: CustomerAccount): TypedAccount {
  const { firstName, surname, email, company, line1, line2, town, postcode, telephone } = account;
  const { currency, countryId, subscribed, accountCustomer } = account;
  const text = { firstName, surname, email, company, line1, line2, town, postcode, telephone };
  return { ...text, currency: String(currency), countryId: String(countryId), subscribed, accountCustomer };
}

export function accountInput(form: FormData): TypedAccount {
  const text = (field: keyof TypedAccount) => String(form.get(field) ?? '').trim();
  return {
    firstName: text('firstName'),
    surname: text('surname'),
    email: text('email'),
    company: text('company'),
    line1: text('line1'),
    line2: text('line2'),
    town: text('town'),
    postcode: text('postcode'),
    telephone: text('telephone'),
    currency: text('currency'),
    countryId: text('countryId'),
    subscribed: form.has('subscribed'),
    accountCustomer: form.has('accountCustomer'),
  };
}

/** As the rules and the operation take it. */
export function registrationIn(form: FormData): Registration {
  const { currency, countryId, ...typed } = accountInput(form);
  return {
    ...typed,
    currency: choice(currency),
    countryId: choice(countryId),
    password: String(form.get('password') ?? ''),
    passwordRepeat: String(form.get('passwordRepeat') ?? ''),
  };
}

/** The same for the own account, with the present password (D43). */
export function ownAccountIn(form: FormData): OwnAccountSave {
  return { ...registrationIn(form), presentPassword: String(form.get('presentPassword') ?? '') };
}

function choice(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
