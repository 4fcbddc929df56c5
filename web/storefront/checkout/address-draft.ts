import type { AddressDraft } from '#shop/people/customers/address-rules.ts';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';

export const ADDRESS_FIELDS = ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The address form as typed; each field's text by its name. */
export type TypedAddress = Readonly<Record<AddressField, string>>;

export const BLANK_ADDRESS: TypedAddress = {
  contactName: '',
  line1: '',
  line2: '',
  region: '',
  postcode: '',
  countryId: '',
};

/** Form values of a saved address. */
export function formOf(address: DeliveryAddress): TypedAddress {
  const { contactName, line1, line2, region, postcode, countryId } = address;
  return { contactName, line1, line2, region, postcode, countryId: String(countryId) };
}

export function formIn(form: FormData): TypedAddress {
  const text = (field: AddressField) => String(form.get(field) ?? '').trim();
  return {
    contactName: text('contactName'),
    line1: text('line1'),
    line2: text('line2'),
    region: text('region'),
    postcode: text('postcode'),
    countryId: text('countryId'),
  };
}

/** The draft for the rules and the operation. */
export function draftOf({ countryId, ...lines }: TypedAddress): AddressDraft {
  return { ...lines, countryId: countryId === '' ? null : Number(countryId) };
}

/** All fields in one text, to detect changes. */
export function fingerprint(typed: TypedAddress): string {
  return ADDRESS_FIELDS.map((field) => typed[field]).join('\n');
}

/**
 * Returns whether the form has an address that would be lost, or mistaken for the selected one, if the order were
 * placed now.
 */
export function isUnsaved(typed: TypedAddress, fingerprintBefore: string): boolean {
  const now = fingerprint(typed);
  return now !== fingerprint(BLANK_ADDRESS) && now !== fingerprintBefore.replaceAll('\r\n', '\n');
}
