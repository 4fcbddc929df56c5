import type { Language } from '#texts/languages.ts';
import type { HotData } from '../operations/hot-data.ts';
import type { Country } from './country.ts';
import { countryName } from './country-name.ts';
import { townLinesIn } from './postal-order.ts';

/**
 * Formats an order's address for its reader (N1): the country's name in their language, town and postcode in the order
 * of the country. Free text by staff without its country is unchanged.
 * @param address its lines, joined by line breaks; the last are town or county, postcode and country
 */
export function localizeAddress(address: string, countries: Iterable<Country>, language: Language): string {
  const lines = address.split('\n');
  const [town = '', postcode = '', name = ''] = lines.slice(-3);
  const country = [...countries].find((each) => each.name === name);
  if (lines.length < 4 || country === undefined) return address;
  return [...lines.slice(0, -3), ...townLinesIn(country, town, postcode), countryName(country, language)].join('\n');
}

/** Place with an address: a company, or a delivery address. */
interface Placed {
  town?: string;
  region?: string;
  postcode: string;
  countryId: number;
  countryName?: string;
  townLines?: readonly string[];
}

/** Localises the parts of an address for `addressLines`. One in an unknown country is unchanged. */
export function localizeAddressParts<Place extends Placed>(
  place: Place,
  { countryById }: Pick<HotData, 'countryById'>,
  language: Language,
): Place {
  const country = countryById.get(place.countryId);
  if (country === undefined) return place;
  const { town = '', region = town, postcode } = place;
  const named = place.countryName === undefined ? {} : { countryName: countryName(country, language) };
  return { ...place, ...named, townLines: townLinesIn(country, region, postcode) };
}
