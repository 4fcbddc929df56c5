/** Parts of an address: a company's, or a delivery address. */
interface KeptAddress {
  contactName?: string;
  line1: string;
  line2: string;
  /** Name of the town in a company, */
  town?: string;
  /** and of the town or county in a delivery address. */
  region?: string;
  postcode: string;
  countryName?: string;
  /**
   * Town and postcode in the order of their country, for readers of other languages than English (localize-address.ts).
   */
  townLines?: readonly string[];
}

/** An address line by line, without empty lines; in English in the order of its input. */
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

/** Joins the lines of an address for single-line places. */
export function inOneLine(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join(', ');
}
