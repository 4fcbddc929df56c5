import { partKey } from './part-number.ts';

/** The fewest characters that are searched for, in the shop and in the administration (A9, E3, E5, E10). */
export const MINIMUM_KEYWORD = 3;

/** The most: more than any name or phrase that one looks for. */
export const MAXIMUM_KEYWORD = 100;

/** Why this is not searched for, or null; blanks around it do not count (A9, D9). */
export function keywordRefusal(keyword: string): string | null {
  const length = Array.from(keyword.trim()).length;
  if (length > MAXIMUM_KEYWORD) return `Enter at most ${MAXIMUM_KEYWORD} characters to search`;
  return length < MINIMUM_KEYWORD ? `Enter at least ${MINIMUM_KEYWORD} characters to search` : null;
}

/** A keyword as the search takes it apart (D9). */
export interface SearchTerm {
  keyword: string;
  /** Part numbers that begin so have keys from here … */
  keyFrom: string;
  /** … to before here; both empty: none has. */
  keyBefore: string;
  /** The words, those of three letters and more as beginnings of words; in the grammar of to_tsquery. */
  beginnings: string;
}

/** Takes a keyword apart. Of its characters only letters and digits count, so none of them is a wildcard or an operator. */
export function searchTerm(typed: string): SearchTerm {
  const keyword = typed.trim().normalize('NFC').toLowerCase();
  const key = partKey(keyword);
  const hasKey = key.length >= SHORTEST_KEY;
  return {
    keyword,
    keyFrom: hasKey ? key : '',
    keyBefore: hasKey ? `${key}${AFTER_EVERY_LETTER}` : '',
    beginnings: (keyword.match(WORD) ?? [])
      .map((word) => (word.length >= SHORTEST_BEGINNING ? `${word}:*` : word))
      .join(' & '),
  };
}

const SHORTEST_KEY = 2; // one letter would bring up half the catalogue
const SHORTEST_BEGINNING = 3;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const AFTER_EVERY_LETTER = '{'; // what follows z in the byte order of the key's index
