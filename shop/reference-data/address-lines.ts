/** Parts of an address: a company's, or a delivery address. */
interface KeptAddress {
  contactName?: string;
  line1: string;
  line2: string;
  /** Of a company the town is called so, */
  town?: string;
  /** of where goods go, town or county, so. */
  region?: string;
  postcode: string;
  countryName?: string;
  /** Town and postcode in the order of their country, for the person who reads another language than English (address-in-words.ts). */
  townLines?: readonly string[];
}

/** An address line by line, without the empty ones; in English in the order in which it was asked for. */
export function addressLines({
  contactName = '',
  line1,
  line2,
  town = '',
  region = town,
  postcode,
  countryName = '',
  townLines = [region, postcode],
}: KeptAddress): string[] {
  return [contactName, line1, line2, ...townLines, countryName].filter((line) => line !== '');
}

/** The lines of an address where there is room for one. */
export function inOneLine(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join(', ');
}
