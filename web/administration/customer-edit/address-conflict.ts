import type { Country } from '#shop/reference-data/country.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import { t } from '../staff-text.ts';

type Values = Readonly<Record<string, unknown>>;

const TEXTS = [
  ['contactName', 'customer.contact-name'],
  ['line1', 'customer.line1'],
  ['line2', 'customer.line2'],
  ['region', 'customer.region'],
  ['postcode', 'customer.postcode'],
] as const;

/** Both versions of a delivery address, field by field, as a person reads them. */
export function addressConflict(typed: Values, stored: Values, countries: readonly Country[]): ConflictField[] {
  const text = (values: Values, name: string) => String(values[name] ?? '');
  const country = (id: string) => countries.find((known) => String(known.id) === id)?.name ?? '';
  const theirCountry = text(stored, 'countryId');
  return [
    ...TEXTS.map(([name, label]) => {
      const theirs = text(stored, name);
      return { name, label: t(label), mine: text(typed, name), theirs, value: theirs };
    }),
    {
      name: 'countryId',
      label: t('customer.country'),
      mine: country(text(typed, 'countryId')),
      theirs: country(theirCountry),
      value: theirCountry,
    },
  ];
}
