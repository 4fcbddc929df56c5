/**
 * The digits with which a matching stored telephone number may end: with and without its country code of one to three
 * digits, and without the zero that some countries write before an area code. Empty if this is not a telephone number.
 */
export function telephoneEndings(typed: string): string[] {
  if (!TELEPHONE.test(typed.trim())) return [];
  const digits = typed.replaceAll('(0)', '').replaceAll(/\D/g, '');
  const isInternational = /^(?:\+|00)/.test(typed.trim());
  const significant = digits.replace(/^0+/, '');
  const codes = isInternational ? [0, 1, 2, 3] : [0];
  const endings = codes.map((length) => significant.slice(length).replace(/^0/, ''));
  return [...new Set(endings)].filter(({ length }) => length >= MIN_DIGITS);
}

const TELEPHONE = /^\+?[\d\s()./-]+$/;
/** Fewer digits could also be a postcode or a house number. */
const MIN_DIGITS = 7;
