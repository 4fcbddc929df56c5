/**
 * The search key of a part number: its letters and digits in lower case, so that 'TT-1015/25', 'tt 1015 25', 'TT101525' and
 * 'ＴＴ１０１５－２５' find the same part (D9). Letters of every script count: 'BÜ-77' is 'bü77', never 'b77'. Empty when there is no
 * letter or digit. This is the only definition: `products.part_key` and `own_part_numbers.number_key` are written from it.
 */
export function partKey(text: string): string {
  return text.replaceAll(LETTERS_AND_DIGITS, foldCase).replaceAll(NO_PART_OF_KEY, '');
}

/**
 * Sorts behind every character in the byte order of the indexes: keys that begin with 'tt' lie between 'tt' and `tt${KEYS_END}`.
 */
export const KEYS_END = '\u{10FFFF}';

// Signs are not normalized: NFKC would make the letters TM of '™', and 112 of '1½'.
const LETTERS_AND_DIGITS = /[\p{L}\p{M}\p{Nd}]+/gu;
/** Marks of a script of its own are vowels, as in Thai and Hindi. Accents that belong to no letter are inherited. */
const NO_PART_OF_KEY = /[^\p{L}\p{M}\p{N}]|\p{Script=Inherited}/gu;

/** One form of 'Straße', 'STRASSE' and 'STRAẞE', of 'ﬁ' and 'fi', of 'Ü' in one character and in two. */
function foldCase(letters: string): string {
  return letters.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/**
 * Full-width characters, as Japanese and Chinese keyboards type them, and ligatures, as they are copied from PDF files, as ordinary
 * ones: 'ＴＴ－１０１５' is 'TT-1015', 'ﬁlter' is 'filter'. The rest of NFKC would make letters of signs that are none, of '™' say.
 */
export function toHalfwidth(text: string): string {
  return text.replaceAll(/[\u3000\uff01-\uff5e\ufb00-\ufb06]/g, (wide) => wide.normalize('NFKC'));
}
