import type { DeliveryAddress, DeliveryAddressDraft } from '#shop/companies/accounts/paths.ts';
import type { Country } from '#shop/reference-data/country.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { type FormField, textsOf, versionIn } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';
import { countryNameIn } from './customer-draft.ts';

/** The fields of an address, named as in its messages (D13). */
export const ADDRESS_FIELDS = ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export function addressFields(countries: readonly Country[]): readonly FormField<AddressField>[] {
  return [
    { name: 'contactName', label: t('customer.contact-name') },
    { name: 'line1', label: t('customer.line1') },
    { name: 'line2', label: t('customer.line2') },
    { name: 'region', label: t('customer.region') },
    { name: 'postcode', label: t('customer.postcode') },
    { name: 'countryId', label: t('customer.country'), read: countryNameIn(countries) },
  ];
}

/** The name of an address's form; 0 for a new address. */
export function addressForm(addressId: number): string {
  return `address-${addressId}`;
}

/** Form values of a stored address. */
export function addressValues(stored: Partial<Record<AddressField, unknown>>): FormValues {
  return Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, String(stored[name] ?? '')]));
}

/** Draft of an address from its form. The server refuses a missing country like an unknown one. */
export function addressDraft(typed: FormValues): DeliveryAddressDraft & Pick<DeliveryAddress, 'line2' | 'region'> {
  const { countryId, ...texts } = textsOf(addressFields([]), typed);
  return {
    id: Number(typed['number'] ?? 0),
    customerId: Number(typed['customerId'] ?? 0),
    ...texts,
    countryId: Number(countryId),
    ...versionIn(typed),
  };
}
