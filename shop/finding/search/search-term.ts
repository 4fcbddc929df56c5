import { partKey } from '../../kernel/part-number.ts';

/** A keyword as the search takes it apart (D9). */
export interface SearchTerm {
  keyword: string;
  /** What the keyword is as a part number; empty when it can't be one. */
  key: string;
  /** The part numbers that begin with it have keys from `key` to before this. */
  keyEnd: string;
  words: readonly string[];
  /** The words as a text for to_tsquery. */
  query: string;
}

/** Takes a keyword apart. Of its characters only letters and digits count, so none of them is a wildcard or an operator. */
export function searchTerm(typed: string): SearchTerm {
  const all = typed.normalize('NFC').toLowerCase().split(/\s+/);
  const keyword = [...new Set(all)].join(' ').trim(); // the same word again says nothing new, and costs time at every hit
  const written = partKey(typed);
  const key = written.length >= SHORTEST_KEY ? written : '';
  const words = [...new Set(keyword.match(WORD))];
  return {
    keyword,
    key,
    keyEnd: key === '' ? '' : `${key}${AFTER_EVERY_LETTER}`,
    words,
    query: asQuery(words),
  };
}

/** All of these words, each of which may be half typed, for to_tsquery. */
export function asQuery(words: readonly string[]): string {
  return words.map(asBeginning).join(' & ');
}

/** A word that may be half typed: from three characters on it stands for every word that begins so. For to_tsquery. */
export function asBeginning(word: string): string {
  const beginning = word.length >= SHORTEST_BEGINNING ? ':*' : '';
  // The text parser reads the digits of 'DB-0150' as the number -0150.
  return /^\d+$/.test(word) ? `(${word}${beginning} | '-${word}'${beginning})` : `${word}${beginning}`;
}

/** A shorter word means just itself. */
export const SHORTEST_BEGINNING = 3;

const SHORTEST_KEY = 2; // one letter would bring up half the catalogue
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const AFTER_EVERY_LETTER = '{'; // what follows z in the byte order of the key's index
