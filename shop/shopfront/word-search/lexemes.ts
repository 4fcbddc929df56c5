// Lexemes that no word of a text can be: they begin with a letter and contain a digit, so that to_tsquery leaves them
// unchanged. The triggers of the products write the same ones (search_figure, search_unit, search_keys_in).

/** A figure, with or without its unit: n75, n0p15mm. */
export function figureLexeme(value: number, unit = ''): string {
  const figure = String(Number(value.toFixed(MAX_PLACES)));
  return `n${figure.replace('.', 'p').replace('-', 'm')}${unitLexeme(unit)}`;
}

/** A unit as letters and digits: 'cm³/m²' becomes cm3m2. */
export function unitLexeme(unit: string): string {
  return unit
    .toLowerCase()
    .replaceAll(/[µμ²³]/g, (sign) => UNIT_SIGNS[sign] ?? '')
    .replaceAll(/[^a-z\d]/g, '');
}

/** A part number, starting at one of its pieces. */
export function keyLexeme(key: string): string {
  return `k0${foldLookAlikes(key)}`;
}

/** Folds look-alikes: O and 0, l, i and 1 (I2). */
export function foldLookAlikes(key: string): string {
  return key.replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

const MAX_PLACES = 4;
const UNIT_SIGNS: Readonly<Record<string, string>> = { µ: 'u', μ: 'u', '²': '2', '³': '3' };
