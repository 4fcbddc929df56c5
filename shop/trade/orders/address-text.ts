import { addressLines } from '../../base/reference-data/address-lines.ts';

/** An address as an order stores it: its non-empty lines, joined by line breaks (B9). */
export function addressText(
  address: { contactName: string; line1: string; line2: string; region: string; postcode: string },
  countryName: string,
): string {
  return addressLines({ ...address, countryName }).join('\n');
}

/**
 * Contact, first line and town of an address as an order stores it, on one line (A26). Its last lines are town, postcode and country;
 * many countries write town and postcode on one line.
 */
export function addressInShort(deliveryAddress: string): string {
  const lines = deliveryAddress.split('\n');
  const { length } = lines;
  const isTown = (line = '') => /\p{L}{3}/u.test(line);
  const town = isTown(lines[length - 2]) ? length - 2 : length - 3;
  const shown = new Set([0, 1, Math.max(0, town)]);
  return lines.filter((_, at) => shown.has(at)).join(', ');
}
