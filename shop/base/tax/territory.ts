/**
 * A place by its rules of tax on goods: a country by ISO 3166, or 'XI', Northern Ireland, which belongs to the United Kingdom and follows the
 * Union's rules for goods.
 */
export type Territory = string;

const NORTHERN_IRELAND: Territory = 'XI';

/** The member states of the European Union. */
const MEMBER_STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries that a neighbour's tax treats as part of its own. */
const TREATED_AS: Readonly<Record<string, Territory>> = { IM: 'GB', LI: 'CH', MC: 'FR' };

/**
 * Postcodes of countries for places that do not belong to the country's VAT area (Directive 2006/112/EC, Articles 6 and 7), without blanks,
 * signs and the country's prefix.
 */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  DE: /^(27498|78266|8238$)/, // Heligoland, Büsingen with its German or Swiss postcode
  ES: /^(35|38|51|52)/, // Canary Islands, Ceuta, Melilla
  FI: /^22/, // Åland
  FR: /^(97|98[678])/, // overseas departments and territories; 980 is Monaco
  GB: /^(JE|GY)/, // Channel Islands
  GR: /^6308[67]/, // Mount Athos
  IT: /^(22061|6911$|23041)/, // Campione d’Italia with its Italian or Swiss postcode, Livigno
};

/** Place of a delivery that belongs to no VAT area, so that every delivery there is an export. */
const NOWHERE: Territory = '';

/** Letters and digits of a postcode without the country in front of them: D-27498, FIN 22100, GB-BT1. No British postcode begins with GB or UK. */
function withoutPrefix(postcode: string): string {
  const code = postcode.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return code.replace(/^(GB|UK)(?=[A-Z])|^[A-Z]{1,3}(?=[0-9]{3})/, '');
}

/** The territory of a delivery. @param country  by ISO 3166 */
export function territoryOf({ country, postcode }: { country: string; postcode: string }): Territory {
  const code = withoutPrefix(postcode);
  if (OUTSIDE[country]?.test(code) === true) return NOWHERE;
  if (country === 'GB' && code.startsWith('BT')) return NORTHERN_IRELAND;
  return TREATED_AS[country] ?? country;
}

/** The territory that issued a VAT number; '' for none. Greece writes EL, Switzerland CHE. */
export function territoryOfNumber(vatNumber: string): Territory {
  const prefix = vatNumber.slice(0, 2);
  return prefix === 'EL' ? 'GR' : prefix;
}

/** Returns whether the Union's rules for goods apply in a territory. */
export function isInUnion(territory: Territory): boolean {
  return territory === NORTHERN_IRELAND || MEMBER_STATES.has(territory);
}

/** The country whose tax a territory raises. */
export function taxCountryOf(territory: Territory): string {
  return territory === NORTHERN_IRELAND ? 'GB' : territory;
}
