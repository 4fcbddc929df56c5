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

/** Postcodes of member states that are outside the Union's VAT area (Directive 2006/112/EC, Article 6), by their beginning. */
const OUTSIDE_THE_UNION: Readonly<Record<string, readonly string[]>> = {
  DE: ['27498', '78266'], // Heligoland, Büsingen
  ES: ['35', '38', '51', '52'], // Canary Islands, Ceuta, Melilla
  GR: ['63086'], // Mount Athos
  IT: ['22061', '23041'], // Campione d’Italia, Livigno
};

/** Place of a delivery that belongs to no VAT area, so that every delivery there is an export. */
const NOWHERE: Territory = '';

/** The territory of a delivery. @param country  by ISO 3166 */
export function territoryOf({ country, postcode }: { country: string; postcode: string }): Territory {
  const code = postcode.replaceAll(' ', '').toUpperCase();
  if (country === 'GB') return code.startsWith('BT') ? NORTHERN_IRELAND : country;
  const isOutside = OUTSIDE_THE_UNION[country]?.some((beginning) => code.startsWith(beginning)) ?? false;
  return isOutside ? NOWHERE : (TREATED_AS[country] ?? country);
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
