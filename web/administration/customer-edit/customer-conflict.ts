import type { Country } from '#shop/reference-data/country.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import { t } from '../staff-text.ts';
import { currencyName, priceClassName, contactName } from './choices.ts';

type Values = Readonly<Record<string, string>>;

/** What a form sends for a customer as they are stored: the values that its fields would have. */
export function valuesOf(stored: Readonly<Record<string, unknown>>): Record<string, string> {
  const box = (ticked: unknown) => (ticked === true ? 'on' : '');
  const { status, partner, subscribed, accountCustomer } = stored;
  const text = (name: string) => String(stored[name] ?? '');
  return {
    ...Object.fromEntries(TEXTS.map(([name]) => [name, text(name)])),
    countryId: text('countryId'),
    currency: text('currency'),
    priceClass: text('priceClass'),
    adminContact: text('adminContact'),
    active: box(status === 'active'),
    partner: box(partner),
    subscribed: box(subscribed),
    accountCustomer: box(accountCustomer),
  };
}

const TEXTS = [
  ['firstName', 'customer.first-name'],
  ['surname', 'customer.surname'],
  ['email', 'customer.email'],
  ['telephone', 'customer.telephone'],
  ['company', 'customer.company'],
  ['line1', 'customer.line1'],
  ['line2', 'customer.line2'],
  ['town', 'customer.town'],
  ['postcode', 'customer.postcode'],
] as const;

const BOXES = [
  ['active', 'customer.active'],
  ['partner', 'customer.partner'],
  ['subscribed', 'customer.mailing'],
  ['accountCustomer', 'customer.account'],
] as const;

/** Both versions of a customer, field by field, as a person reads them. */
export function customerConflict(typed: Values, stored: Values, countries: readonly Country[]): ConflictField[] {
  const row = (name: string, label: string, read: (value: string) => string): ConflictField => {
    const [mine, theirs] = [typed[name] ?? '', stored[name] ?? ''];
    return { name, label, mine: read(mine), theirs: read(theirs), value: theirs };
  };
  const country = (id: string) => countries.find((known) => String(known.id) === id)?.name ?? '';
  return [
    ...TEXTS.map(([name, label]) => row(name, t(label), (value) => value)),
    row('countryId', t('customer.country'), country),
    row('currency', t('customer.currency'), currencyName),
    row('priceClass', t('customer.price-class'), priceClassName),
    row('adminContact', t('customer.admin-contact'), contactName),
    ...BOXES.map(([name, label]) => row(name, t(label), (value) => t(value === 'on' ? 'customer.yes' : 'customer.no'))),
  ];
}
