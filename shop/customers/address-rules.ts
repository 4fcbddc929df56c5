import { type FieldErrors, fieldErrors } from '#shop/kernel/field-errors.ts';
import { ADDRESS_MAX, choiceRefusal, requiredTextRefusal, textRefusal } from '../accounts/field-rules.ts';

/** A delivery address as it was typed; countryId is null until one is chosen. */
export interface AddressDraft {
  contactName: string;
  line1: string;
  line2: string;
  region: string;
  postcode: string;
  countryId: number | null;
}

/** What is wrong with an address typed at the checkout; the server holds every address to this (D13). */
export function checkoutAddressErrors(address: AddressDraft): FieldErrors<keyof AddressDraft> {
  return fieldErrors(checkoutRefusals(address));
}

/** What is wrong with an address on the edit page, which asks for line 2 and region too (C4, D34). */
export function savedAddressErrors(address: AddressDraft): FieldErrors<keyof AddressDraft> {
  return fieldErrors({
    ...checkoutRefusals(address),
    line2: required(address.line2, 'Address line 2'),
    region: required(address.region, 'Region'),
  });
}

function checkoutRefusals(address: AddressDraft): Record<keyof AddressDraft, string | null> {
  return {
    contactName: required(address.contactName, 'Contact name'),
    line1: required(address.line1, 'Address line 1'),
    line2: textRefusal(address.line2, ADDRESS_MAX),
    region: textRefusal(address.region, ADDRESS_MAX),
    postcode: required(address.postcode, 'Postcode'),
    countryId: choiceRefusal(address.countryId, 'Country is required'),
  };
}

function required(value: string, label: string): string | null {
  return requiredTextRefusal(value, `${label} is required`, ADDRESS_MAX);
}
