import type { Database } from '#platform/database/database.ts';
import { findKnownWords, findMeantNumber, type KnownWord } from './correction-queries.ts';
import { foldLookAlikes } from './lexemes.ts';
import type { Demand, SearchTerm } from './search-term.ts';
import { LETTERS, LETTERS_AND_DIGITS, editsAtDistanceOne } from './edit-distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Corrected keyword. */
export interface CorrectedKeyword {
  keyword: string;
  /** false: half-typed words are completed, nothing else. */
  isCorrected: boolean;
  /** Letters are wrong or swapped; it is not another form of the word. */
  isSameLength: boolean;
}

/**
 * Suggests corrections of a keyword, best first: whole keywords (D9). Either a part number at edit distance 1, or the
 * words with unknown ones replaced by known ones. Empty if there is nothing to correct.
 */
export async function suggestCorrections(
  db: Database,
  term: SearchTerm,
  vocabulary: Vocabulary,
): Promise<CorrectedKeyword[]> {
  const number = () => meantNumbers(db, term.look);
  const words = () => meantWords(db, term.demands, vocabulary);
  // Without a digit it is more likely a word: 'anlox' means anilox, not 'an10x', which is at edit distance 1 from a
  // prefix of AN-10-1000.
  const [likely, other] = /\d/.test(term.key) ? [number, words] : [words, number];
  const meant = await likely();
  return meant.length > 0 ? meant : other();
}

/** Finds the part number at edit distance 1, if there is one. */
async function meantNumbers(db: Database, look: string): Promise<CorrectedKeyword[]> {
  const number = await meantNumber(db, look);
  return number === undefined ? [] : [{ keyword: number, isCorrected: true, isSameLength: false }];
}

async function meantNumber(db: Database, look: string): Promise<string | undefined> {
  if (!PART_NUMBER.test(look)) return undefined;
  // No number has a longer prefix of it, so no edit can be later; looking for those as well took as long as the search
  // itself.
  const right = (await findMeantNumber(db, beginningsOf(look)))?.look.length ?? 0;
  const found = await findMeantNumber(db, editsAtDistanceOne(look, LOOKS, right));
  return found === undefined ? undefined : beginningOf(found.name, found.look.length);
}

/** The longest first, which is the text itself. */
function beginningsOf(text: string): string[] {
  return Array.from({ length: text.length }, (_, less) => text.slice(0, text.length - less));
}

async function meantWords(
  db: Database,
  demands: readonly Demand[],
  vocabulary: Vocabulary,
): Promise<CorrectedKeyword[]> {
  const typed = demands.filter((demand) => isCorrectable(demand)).map((demand) => demand.typed);
  if (typed.length === 0 || typed.length > MAX_WORDS) return [];
  const slips = typed.map((word) => ({ typed: word, meant: editsAtDistanceOne(word, LETTERS) }));
  const known = await findKnownWords(db, slips);
  const named = slips.flatMap(({ typed, meant }) =>
    meant.filter((word) => vocabulary.knows(word)).map((word): KnownWord => ({ typed, word, how: 'slip' })),
  );
  return correctWords(demands, [...known, ...named]);
}

/** The corrected keywords, in which a word without a correction stays; empty if nothing is wrong. */
export function correctWords(
  demands: readonly Pick<Demand, 'typed' | 'kind' | 'isKnown'>[],
  known: readonly KnownWord[],
): CorrectedKeyword[] {
  const readings = demands.map((demand) => {
    const found = isCorrectable(demand) ? readingsOf(demand.typed, known) : [];
    return found.length === 0 ? [demand.typed] : found;
  });
  const typed = demands.map((demand) => demand.typed);
  const guesses = Array.from({ length: MAX_GUESSES }, (_, guess) => {
    const words = readings.map((each) => each[Math.min(guess, each.length - 1)] ?? '');
    const isSameLength = words.every((word, at) => word.length === typed[at]?.length);
    return {
      keyword: words.join(' '),
      isCorrected: words.some((word, at) => !word.startsWith(typed[at] ?? '')),
      isSameLength,
    };
  });
  const isNew = ({ keyword }: CorrectedKeyword, at: number) =>
    keyword !== typed.join(' ') && guesses.findIndex((other) => other.keyword === keyword) === at;
  return guesses.filter(isNew);
}

/** Candidates for a word: itself if the catalogue knows it, words that begin with it, words at edit distance 1, similar ones. */
function readingsOf(typed: string, known: readonly KnownWord[]): string[] {
  const readings = known.filter((each) => each.typed === typed);
  if (readings.some(({ word }) => word === typed)) return [typed];
  for (const how of ['beginning', 'slip', 'similar']) {
    const words = readings.filter((each) => each.how === how).map(({ word }) => word);
    // Same length as typed first, because swapped or wrong letters are the most common typos.
    if (words.length > 0) return words.toSorted((one, other) => unlike(one, typed) - unlike(other, typed));
  }
  return [];
}

function unlike(word: string, typed: string): number {
  return word.length === typed.length ? 0 : 1;
}

function isCorrectable({ typed, kind, isKnown }: Pick<Demand, 'typed' | 'kind' | 'isKnown'>): boolean {
  return kind === 'word' && !isKnown && CORRECTABLE.test(typed);
}

/** The part number with the longest common prefix: a near match if no part matches (I3). */
export async function closestPartNumber(db: Database, key: string): Promise<string | undefined> {
  if (!PART_NUMBER.test(key)) return undefined;
  const shorter = beginningsOf(key).filter(({ length }) => length >= MIN_NEAR_LENGTH && length < key.length);
  const found = await findMeantNumber(db, shorter);
  return found === undefined ? undefined : beginningOf(found.name, found.look.length);
}

/** The number as written, up to this many letters and digits. */
function beginningOf(number: string, length: number): string {
  let counted = 0;
  const end = Array.from(number).findIndex((character) => {
    counted += /[a-z\d]/i.test(character) ? 1 : 0;
    return counted === length;
  });
  return number.slice(0, end + 1);
}

const MAX_GUESSES = 3;
const MIN_NEAR_LENGTH = 3;
const MAX_WORDS = 8; // longer input was pasted
/** Classes of look-alike characters, in the order of the characters. */
const LOOKS = [...new Set(foldLookAlikes(LETTERS_AND_DIGITS))].join('');
const CORRECTABLE = /^[\p{L}\p{M}]{4,40}$/u; // like the stored words: shorter ones are too similar to each other
const PART_NUMBER = /^(?=.*\d)[a-z\d]{4,20}$/;
