import type { Database } from '#platform/database/database.ts';
import { findKnownWords, type KnownWord } from './correction-queries.ts';
import { asBeginning, type SearchTerm } from './search-term.ts';
import { LETTERS, LETTERS_AND_DIGITS, oneSlipAway } from './typing-slips.ts';

/** What a keyword may have been meant to be (D9). */
export interface Correction {
  /** Keys of part numbers one slip away; whether there are such parts is not known yet. */
  keys: readonly string[];
  /** The words, those that the catalogue doesn't know replaced by ones that it does; for to_tsquery. Empty: none. */
  query: string;
  /** The words of the query. */
  words: readonly string[];
}

/** Looks for typing errors; null when there can be none. Words that the catalogue knows are left alone. */
export async function correctTerm(db: Database, term: SearchTerm): Promise<Correction | null> {
  const words = term.words.filter((word) => CORRECTABLE.test(word));
  const slips = words.flatMap((typed) => oneSlipAway(typed, LETTERS).map((meant) => ({ typed, meant })));
  const isLookedUp = words.length > 0 && words.length <= MOST_WORDS;
  const known = isLookedUp ? await findKnownWords(db, words, slips) : [];
  const keys = PART_NUMBER.test(term.key) ? oneSlipAway(term.key, LETTERS_AND_DIGITS) : [];
  const corrected = correctedWords(term.words, known);
  return keys.length === 0 && corrected.query === '' ? null : { keys, ...corrected };
}

/** The words for to_tsquery, each with what it may stand for; empty when nothing is to be corrected, or one word can't be. */
export function correctedWords(
  typed: readonly string[],
  known: readonly KnownWord[],
): Pick<Correction, 'query' | 'words'> {
  const meant = typed.map((word) => meaningsOf(word, known));
  const isCorrected = meant.some((meanings) => meanings.kind === 'corrected');
  if (!isCorrected || meant.some((meanings) => meanings.kind === 'unknown')) return { query: '', words: [] };
  return { query: meant.map(({ query }) => query).join(' & '), words: meant.flatMap(({ words }) => words) };
}

function meaningsOf(typed: string, known: readonly KnownWord[]) {
  const asTyped = { kind: 'known', query: asBeginning(typed), words: [typed] };
  if (!CORRECTABLE.test(typed)) return asTyped;
  const meanings = known.filter((each) => each.typed === typed);
  if (meanings.some(({ word }) => word === typed)) return asTyped;
  // A half typed word comes first. It needs its endings: 'mountin' and 'mounting' have no stem in common.
  for (const how of ['beginning', 'slip', 'similar']) {
    const words = meanings.filter((each) => each.how === how).map(({ word }) => word);
    if (words.length > 0) return { kind: 'corrected', query: `(${words.join(' | ')})`, words };
  }
  return { kind: 'unknown', query: '', words: [] };
}

const MOST_WORDS = 8; // whoever types more has pasted something
const CORRECTABLE = /^[\p{L}\p{M}]{4,40}$/u; // as the words that are kept: shorter ones are too like each other
const PART_NUMBER = /^(?=.*\d)[a-z\d]{4,20}$/;
