import type { Language } from '#texts/languages.ts';
import type { Country } from './country.ts';
import { countryName } from './country-name.ts';

/** Where the postcode stands before the town, on one line with it. */
const POSTCODE_FIRST = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC ME NL NO PL PT RO RS SE SI SK SM TR VA'.split(' '),
);

/** Where it stands behind, on one line too. Elsewhere it has a line of its own, as in the United Kingdom. */
const POSTCODE_LAST = new Set(['AU', 'CA', 'NZ', 'US']);

/**
 * An address as an order keeps it, as its reader writes addresses (N1): the country by its name in their language, town and postcode in
 * the order of the country that it lies in. One that staff wrote freely, without its country, stays.
 * @param address  its lines, joined by line breaks; the last are town or county, postcode and country
 */
export function addressInWords(address: string, countries: Iterable<Country>, language: Language): string {
  const lines = address.split('\n');
  const [town = '', postcode = '', name = ''] = lines.slice(-3);
  const country = [...countries].find((each) => each.name === name);
  if (lines.length < 4 || country === undefined) return address;
  return [...lines.slice(0, -3), ...inOrder(town, postcode, country), countryName(country, language)].join('\n');
}

function inOrder(town: string, postcode: string, { iso2 }: Country): string[] {
  if (!/\d/.test(postcode)) return [town, postcode];
  if (POSTCODE_FIRST.has(iso2)) return [`${postcode} ${town}`];
  return POSTCODE_LAST.has(iso2) ? [`${town} ${postcode}`] : [town, postcode];
}
