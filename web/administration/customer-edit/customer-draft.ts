import {
  accountFieldNames,
  type AccountFieldName,
  accountFields,
  type AccountNames,
  accountNames,
  type AccountText,
} from '#shop/accounts/account-fields.ts';
import type { AccountSave } from '#shop/companies/accounts/paths.ts';
import { NO_LINE, type StaffCustomerDraft } from '#shop/companies/accounts/staff-rules.ts';
import type { Country } from '#shop/reference-data/country.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { type FormField, versionIn, yesOrNo } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';
import { contactName, currencyName, priceClassName } from './account-choices.ts';

const TEXTS = accountFieldNames.filter((name): name is TypedName => accountFields[name].kind !== 'tick');
const BOXES = ['active', ...accountNames({ kind: 'tick' })] as const;
type TypedName = AccountText | AccountNames<{ kind: 'choice' }>;

export type CustomerField = AccountFieldName | 'active' | 'password';

/** The fields of a customer, named as in their messages (C7). */
export function customerFields(countries: readonly Country[]): readonly FormField<CustomerField>[] {
  const read: Partial<Record<CustomerField, FormField['read']>> = {
    countryId: countryNameIn(countries),
    currency: currencyName,
    priceClass: priceClassName,
    adminContact: contactName,
  };
  return [
    ...TEXTS.map((name) => ({ name, label: t(accountFields[name].label), read: read[name] })),
    { name: 'active', label: t('customer.active'), read: yesOrNo },
    ...accountNames({ kind: 'tick' }).map((name) => ({ name, label: t(accountFields[name].label), read: yesOrNo })),
  ];
}

/** The fields that can be refused. */
export const CUSTOMER_FIELDS = [...TEXTS, 'password'] as const;

export function countryNameIn(countries: readonly Country[]) {
  return (id: string): string => countries.find((known) => String(known.id) === id)?.name ?? '';
}

/** Form values of a stored customer. */
export function valuesOf(stored: Readonly<Record<string, unknown>>): FormValues {
  const ticked = BOXES.filter((name) => (name === 'active' ? stored['status'] === 'active' : stored[name] === true));
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, String(stored[name] ?? '')])),
    ...(stored['line2'] === '' ? { line2: NO_LINE } : {}),
    ...Object.fromEntries(ticked.map((name) => [name, 'on'])),
  };
}

/** Draft from the form for the rules of C7; a missing choice is null. */
export function customerDraft(typed: FormValues): StaffCustomerDraft {
  const text = (name: CustomerField) => typed[name] ?? '';
  const choice = (name: CustomerField) => (text(name) === '' ? null : Number(text(name)));
  const values = TEXTS.map((name) => [name, accountFields[name].kind === 'text' ? text(name) : choice(name)]);
  return { ...(Object.fromEntries(values) as Omit<StaffCustomerDraft, 'password'>), password: text('password') };
}

/** The complete form as it is saved, including unchecked boxes, which a form does not send. */
export function customerSave(typed: FormValues, password: string): AccountSave {
  const isTicked = (name: (typeof BOXES)[number]) => typed[name] === 'on';
  return {
    ...customerDraft(typed),
    password,
    passwordRepeat: '',
    id: Number(typed['number'] ?? 0),
    status: isTicked('active') ? 'active' : 'inactive',
    ...Object.fromEntries(accountNames({ kind: 'tick' }).map((name) => [name, isTicked(name)])),
    ...versionIn(typed),
  };
}
