import { choice, filledTexts, namesIn, text, textsIn, type TextsOf } from '../../forms/typed-form.ts';

/** A delivery address. */
export const addressForm = {
  contactName: text,
  line1: text,
  line2: text,
  region: text,
  postcode: text,
  countryId: choice,
};

export const ADDRESS_FIELDS = namesIn(addressForm);
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type TypedAddress = TextsOf<typeof addressForm>;

export const BLANK_ADDRESS = filledTexts(addressForm, {});

export const formIn = (form: FormData): TypedAddress => textsIn(addressForm, form);

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
