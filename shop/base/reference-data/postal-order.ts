import type { Country } from './country.ts';

// Position of the postcode in each country, after the Universal Postal Union's sheets and the data of Google's
// libaddressinput. Packages based on that data require separate town, county and state, omit what a country does not
// use (Singapore has no town) and add words of their own. Our addresses have one field for town or county (A16), so
// only the position is used.

/** Before the town, on the same line. */
const POSTCODE_FIRST = toSet(`
  AD AR AT AX AZ BA BE BG BL BY CH CL CR CV CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GW HR HT HU IS IT KW LA LI LR LT LU MA MC
  MD ME MF MG MK MQ MX MY NC NE NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TR UY UZ VA WF XK YT ZM`);

/** After the town, on the same line. Elsewhere it has a separate line, as in the United Kingdom. */
const POSTCODE_LAST = toSet(`
  AS AU BH BM BN CA CC CK CX FM GU ID IL IN JO JP KH LB LS MH MP MT MV NF NG NP NZ PG PR PW SA SG TH TW US VE VI`);

/** Town and postcode in the order of their country, on one line or two. */
export function townLinesIn({ iso2 }: Pick<Country, 'iso2'>, town: string, postcode: string): string[] {
  if (town === '' || !/\d/.test(postcode)) return [town, postcode]; // a dash means none
  if (POSTCODE_FIRST.has(iso2)) return [`${postcode} ${town}`];
  return POSTCODE_LAST.has(iso2) ? [`${town} ${postcode}`] : [town, postcode];
}

function toSet(countries: string): ReadonlySet<string> {
  return new Set(countries.trim().split(/\s+/));
}
