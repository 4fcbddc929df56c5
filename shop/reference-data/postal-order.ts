import type { Country } from './country.ts';

// Where a country's post wants the postcode: after the sheets of the Universal Postal Union and the data of Google's libaddressinput. The
// packages that are made of that data want town, county and state apart, leave out what a country has no place for (Singapore's has
// none for a town) and add words of their own; our addresses have one field for town or county (A16), so this alone is asked.

/** Before the town, on one line with it. */
const POSTCODE_FIRST = listed(`
  AD AR AT AX AZ BA BE BG BL BY CH CL CR CV CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GW HR HT HU IS IT KW LA LI LR LT LU MA MC
  MD ME MF MG MK MQ MX MY NC NE NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TR UY UZ VA WF XK YT ZM`);

/** Behind it, on one line too. Elsewhere it has a line of its own, as in the United Kingdom. */
const POSTCODE_LAST = listed(`
  AS AU BH BM BN CA CC CK CX FM GU ID IL IN JO JP KH LB LS MH MP MT MV NF NG NP NZ PG PR PW SA SG TH TW US VE VI`);

/** Town and postcode in the order of the country that they lie in, on one line or two. */
export function townLinesIn({ iso2 }: Pick<Country, 'iso2'>, town: string, postcode: string): string[] {
  if (town === '' || !/\d/.test(postcode)) return [town, postcode]; // a dash means none
  if (POSTCODE_FIRST.has(iso2)) return [`${postcode} ${town}`];
  return POSTCODE_LAST.has(iso2) ? [`${town} ${postcode}`] : [town, postcode];
}

function listed(countries: string): ReadonlySet<string> {
  return new Set(countries.trim().split(/\s+/));
}
