import type { AccountSave } from '#shop/customers/paths.ts';
import type { StaffCustomerDraft } from '#shop/customers/staff-rules.ts';

/** The fields of the form, each with the name that its messages come under (C7). */
export const CUSTOMER_FIELDS = [
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
  'password',
] as const;
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** What stands in the form, as the rules of C7 read it; a choice that was not made is null. */
export function customerDraft(form: FormData): StaffCustomerDraft {
  const text = (name: CustomerField) => String(form.get(name) ?? '');
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
export function customerSave(form: FormData): AccountSave {
  const version = form.get('version');
  return {
    ...customerDraft(form),
    passwordRepeat: '',
    id: Number(form.get('number') ?? 0),
    status: form.has('active') ? 'active' : 'inactive',
    partner: form.has('partner'),
    subscribed: form.has('subscribed'),
    accountCustomer: form.has('accountCustomer'),
    ...(version === null ? {} : { version: Number(version) }),
  };
}
