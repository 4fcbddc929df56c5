import type { DeliveryAddressDraft } from '#shop/customers/paths.ts';

/** The fields of an address, each with the name that its messages come under (D13). */
export const ADDRESS_FIELDS = ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId'] as const;

/** The name of an address's form; 0 is the one for a new address. */
export function addressForm(addressId: number): string {
  return `address-${addressId}`;
}

/** What stands in the form of an address. A country that was not chosen is refused by the server like an unknown one. */
export function addressDraft(form: FormData): DeliveryAddressDraft & { line2: string; region: string } {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    id: Number(text('number')),
    customerId: Number(text('customerId')),
    contactName: text('contactName'),
    line1: text('line1'),
    line2: text('line2'),
    region: text('region'),
    postcode: text('postcode'),
    countryId: Number(text('countryId')),
    // A new address has none.
    ...(text('version') === '' ? {} : { version: Number(text('version')) }),
  };
}
