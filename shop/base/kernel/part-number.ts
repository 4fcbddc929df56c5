/**
 * The search key of a part number: its letters and digits in lower case, so that 'TT-1015/25', 'tt 1015 25', 'TT101525'
 * and 'ＴＴ１０１５－２５' find the same part (D9). Letters of every script count: 'BÜ-77' is 'bü77', never 'b77'. Empty if
 * there is no letter or digit. This is the only definition: `products.part_key` and `own_part_numbers.number_key` are
 * derived from it.
 */
export function partKey(text: string): string {
  return text.replaceAll(LETTERS_AND_DIGITS, foldCase).replaceAll(NO_PART_OF_KEY, '');
}

/** The key of a number with letters read as digits where they touch a digit: 'dbo150' is 'db0150'. For suggestions only. */
export function digitReading(key: string): string {
  return key.replaceAll(/o(?=\d)|(?<=\d)o/gu, '0').replaceAll(/[il](?=\d)|(?<=\d)[il]/gu, '1');
}

/**
 * Sorts after every character in the byte order of the indexes: keys with the prefix 'tt' are between 'tt' and
 * `tt${KEYS_END}`.
 */
export const KEYS_END = '\u{10FFFF}';

// Symbols are not normalised: NFKC would turn '™' into the letters TM, and '1½' into 112.
const LETTERS_AND_DIGITS = /[\p{L}\p{M}\p{Nd}]+/gu;
/** Marks with a script of their own are vowels, as in Thai and Hindi. Accents without one are inherited. */
const NO_PART_OF_KEY = /[^\p{L}\p{M}\p{N}]|\p{Script=Inherited}/gu;

/** One form for 'Straße', 'STRASSE' and 'STRAẞE', for 'ﬁ' and 'fi', for 'Ü' as one character and as two. */
function foldCase(letters: string): string {
  return letters.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/**
 * Converts full-width characters, as typed on Japanese and Chinese keyboards, and ligatures from PDF files to ordinary
 * ones: 'ＴＴ－１０１５' is 'TT-1015', 'ﬁlter' is 'filter'. Full NFKC would also make letters of symbols such as '™'.
 */
export function toHalfwidth(text: string): string {
  return text.replaceAll(/[\u3000\uff01-\uff5e\ufb00-\ufb06]/g, (wide) => wide.normalize('NFKC'));
}
