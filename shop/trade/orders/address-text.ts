import { addressLines } from '../../base/reference-data/address-lines.ts';

/** An address as an order stores it: its non-empty lines, joined by line breaks (B9). */
export function addressText(
  address: { contactName: string; line1: string; line2: string; region: string; postcode: string },
  countryName: string,
): string {
  return addressLines({ ...address, countryName }).join('\n');
}
