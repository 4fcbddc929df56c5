import { currencies, type CurrencyId, type Minor } from './money.ts';

/**
 * The amount that a person typed or copied from a spreadsheet of any country: '12.5', '1,250.00', '1.250,00 €',
 * '1’250.00', '$72'. Null if empty, NaN if it is not an amount, or ambiguous: '1.250' is refused rather than guessed, and so
 * is the sign of another currency.
 * @param currency  whose sign may be there; null: none, as in a percentage
 */
export function parseAmount(text: string, currency: CurrencyId | null): Minor | null {
  const sign = currency === null ? '' : currencies[currency].symbol;
  const typed = text.trim();
  if (typed === '') return null;
  const unsigned = withoutSign(typed, sign);
  const [, lead = '', rest = ''] = /^([-\u2212+]?)(.*)$/s.exec(unsigned) ?? [];
  const digits = withoutGroups(unsigned === typed ? withoutSign(rest.trim(), sign) : rest.trim()).replace(
    /^(?=[.,]\d)/,
    '0',
  ); // '.5' is 0.5
  if (!/^\d[\d.,]*$/.test(digits)) return Number.NaN;
  const minor = minorOf(digits, decimalMark(digits));
  return lead === '' || lead === '+' ? minor : -minor;
}

/** A currency's sign is before or after its amount, never within. */
function withoutSign(text: string, sign: string): string {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
}

/** Blanks and apostrophes separate groups of three digits: '12 50' may be 12.50, and is no amount. */
function withoutGroups(text: string): string {
  return text.replace(/^\d{1,3}(?:[\s'’]\d{3})+(?!\d)/, (groups) => groups.replaceAll(/[\s'’]/g, ''));
}

/** An amount as shown in an input: 12.50. */
export function amountText(minor: Minor): string {
  return (minor / 100).toFixed(2);
}

/** Of two different marks the last is the decimal one; a single comma before three digits separates thousands. */
function decimalMark(digits: string): '.' | ',' | null {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  if (point < 0 && comma < 0) return null;
  const mark = point >= 0 ? '.' : ',';
  const isAlone = digits.indexOf(mark) === digits.lastIndexOf(mark);
  if (!isAlone) return null;
  return mark === ',' && /,\d{3}$/.test(digits) ? null : mark;
}

function minorOf(digits: string, mark: '.' | ',' | null): Minor {
  const at = mark === null ? digits.length : digits.lastIndexOf(mark);
  const [whole, places] = [digits.slice(0, at), digits.slice(at + 1)];
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole);
  if (!isGrouped || !/^\d{0,2}$/.test(places)) return Number.NaN;
  const minor = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(places.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : Number.NaN;
}
