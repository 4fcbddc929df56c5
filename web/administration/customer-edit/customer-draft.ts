import type { AccountSave } from '#shop/companies/accounts/paths.ts';
import { NO_LINE, type StaffCustomerDraft } from '#shop/companies/accounts/staff-rules.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { type FormField, type FormValues, versionIn, yesOrNo } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';
import { contactName, currencyName, priceClassName } from './choices.ts';

const TEXTS = [
  'firstName',
  'surname',
  'email',
  'telephone',
  'company',
  'line1',
  'line2',
  'town',
  'postcode',
  'countryId',
  'currency',
  'priceClass',
  'adminContact',
] as const;
const BOXES = ['active', 'partner', 'subscribed', 'accountCustomer'] as const;

export type CustomerField = (typeof TEXTS)[number] | (typeof BOXES)[number] | 'password';

/** The fields of a customer, each with the name that its messages come under (C7). */
export function customerFields(countries: readonly Country[]): readonly FormField<CustomerField>[] {
  return [
    { name: 'firstName', label: t('customer.first-name') },
    { name: 'surname', label: t('customer.surname') },
    { name: 'email', label: t('customer.email') },
    { name: 'telephone', label: t('customer.telephone') },
    { name: 'company', label: t('customer.company') },
    { name: 'line1', label: t('customer.line1') },
    { name: 'line2', label: t('customer.line2') },
    { name: 'town', label: t('customer.town') },
    { name: 'postcode', label: t('customer.postcode') },
    { name: 'countryId', label: t('customer.country'), read: countryNameIn(countries) },
    { name: 'currency', label: t('customer.currency'), read: currencyName },
    { name: 'priceClass', label: t('customer.price-class'), read: priceClassName },
    { name: 'adminContact', label: t('customer.admin-contact'), read: contactName },
    { name: 'active', label: t('customer.active'), read: yesOrNo },
    { name: 'partner', label: t('customer.partner'), read: yesOrNo },
    { name: 'subscribed', label: t('customer.mailing'), read: yesOrNo },
    { name: 'accountCustomer', label: t('customer.account'), read: yesOrNo },
  ];
}

/** The fields that can be refused. */
export const CUSTOMER_FIELDS = [...TEXTS, 'password'] as const;

export function countryNameIn(countries: readonly Country[]) {
  return (id: string): string => countries.find((known) => String(known.id) === id)?.name ?? '';
}

/** A stored customer as the form's fields hold one. */
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
  return {
    firstName: text('firstName'),
    surname: text('surname'),
    email: text('email'),
    telephone: text('telephone'),
    company: text('company'),
    line1: text('line1'),
    line2: text('line2'),
    town: text('town'),
    postcode: text('postcode'),
    countryId: choice('countryId'),
    currency: choice('currency'),
    priceClass: choice('priceClass'),
    adminContact: choice('adminContact'),
    password: text('password'),
  };
}

/** The whole form as it is saved: boxes that are not ticked are told as well, since a form sends only the ticked ones. */
export function customerSave(typed: FormValues, password: string): AccountSave {
  const isTicked = (name: (typeof BOXES)[number]) => typed[name] === 'on';
  return {
    ...customerDraft(typed),
    password,
    passwordRepeat: '',
    id: Number(typed['number'] ?? 0),
    status: isTicked('active') ? 'active' : 'inactive',
    partner: isTicked('partner'),
    subscribed: isTicked('subscribed'),
    accountCustomer: isTicked('accountCustomer'),
    ...versionIn(typed),
  };
}
