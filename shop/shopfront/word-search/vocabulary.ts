import { isUnit } from '../../catalogue/specifications/measure.ts';
import type { Synonym } from '../../catalogue/catalogue-texts/synonym.ts';
import { unitLexeme } from './lexemes.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import { type Recognised, recogniserOf } from './recognised.ts';
import { isEmptyWord } from './stop-words.ts';
import { symptomStem } from './symptom-stem.ts';

/** Vocabulary of the search beyond the catalogue's own words: synonyms and units (I2). */
export interface Vocabulary {
  /** Meanings of several words in a row, in the catalogue's words; none: undefined. */
  meaningsOf(words: readonly string[]): readonly string[] | undefined;
  /** Another language's word for which English has no meaning. */
  isForeign(words: readonly string[]): boolean;
  /** A word that carries a request, or a state, and is no condition, in any form: 'press', 'model', 'worn'. */
  isCarrier(word: string): boolean;
  /** The symptom or the other maker's number in the input. */
  recognise(typed: string): Recognised | undefined;
  /** Meanings of the parts of a compound, one list for each: 'Keramikrakel'. */
  meaningsOfCompound(word: string): readonly (readonly string[])[] | undefined;
  /** The words of synonyms and of their meanings, as written, which are candidates for typo correction. */
  knows(word: string): boolean;
  /** The catalogue's words with this beginning, itself among them; too many or too short: null. */
  completionsOf(beginning: string): readonly string[] | null;
  isUnit(text: string): boolean;
  /** The units used by parts. */
  units: readonly string[];
}

/**
 * A synonym matches in other grammatical forms too: racle, racles; Rakel, Rakeln; cinta, cintas.
 * @param catalogueWords the words in the catalogue's texts; unknown: null
 */
export function vocabularyOf(
  synonyms: readonly Synonym[],
  units: readonly string[],
  catalogueWords: readonly string[] | null = null,
): Vocabulary {
  const sortedWords = catalogueWords?.toSorted() ?? null;
  const inCatalogue = new Set(catalogueWords);
  const ofKind = (kind: Synonym['kind']) => synonyms.filter((synonym) => (synonym.kind ?? 'synonym') === kind);
  const [english, foreign] = [new Meanings(), new Meanings()];
  const own = new Set<string>();
  for (const { word, means, language } of ofKind('synonym')) {
    const meant = means.split(',').map((each) => each.trim());
    (language === undefined || language === FALLBACK_LANGUAGE ? english : foreign).add(wordsOf(word), meant);
    for (const each of wordsOf(means)) own.add(each);
  }
  const written = new Set(ofKind('synonym').flatMap(({ word }) => wordsOf(word)));
  const carriers = new Set(ofKind('carrier').map(({ word }) => carrierKey(word.toLowerCase())));
  const isCarrier = (word: string) => carriers.has(carrierKey(word));
  const measuredIn = new Set(units.map(unitLexeme));
  // 'manguera' is a hose, although its stem 'manga' is a sleeve. An English word of the catalogue is no form of another language's word.
  const foreignForm = (words: readonly string[]) =>
    words.every((word) => inCatalogue.has(word)) ? undefined : foreign.ofForm(words);
  const meaningsOf = (words: readonly string[]) =>
    bothOf(english.exactly(words), foreign.exactly(words)) ?? english.ofForm(words) ?? foreignForm(words);
  const partMeans = (word: string) => meaningsOf([word]) ?? (own.has(word) ? [word] : undefined);
  return {
    meaningsOf,
    isForeign: (words) =>
      english.exactly(words) === undefined &&
      english.ofForm(words) === undefined &&
      meaningsOf(words) !== undefined &&
      !words.every((word) => own.has(word)),
    isCarrier,
    recognise: recogniserOf([...ofKind('symptom'), ...ofKind('number')], isCarrier),
    meaningsOfCompound: (word) =>
      splitsOf(word)
        .map((parts) => parts.map(partMeans))
        .find((means): means is string[][] => !means.includes(undefined)),
    knows: (word) => written.has(word) || own.has(word),
    completionsOf: (beginning) => completionsIn(sortedWords, beginning),
    isUnit: (text) => isUnit(text) || (unitLexeme(text) !== '' && measuredIn.has(unitLexeme(text))),
    units,
  };
}

function completionsIn(sortedWords: readonly string[] | null, beginning: string): readonly string[] | null {
  if (sortedWords === null || beginning.length < MIN_COMPLETED_LENGTH) return null;
  const first = firstIndex(sortedWords, (word) => word >= beginning);
  const following = sortedWords.slice(first, first + MAX_COMPLETIONS + 1);
  const words = following.filter((word) => word.startsWith(beginning));
  return words.length > MAX_COMPLETIONS ? null : [...new Set([beginning, ...words])];
}

/** By bisection: the first of the words that holds, of those that hold from one on. */
function firstIndex(words: readonly string[], holds: (word: string) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words of a text; those without meaning are dropped if there are others. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  const telling = words.filter((word) => !isEmptyWord(word));
  return telling.length === 0 ? words : telling;
}

/** The meanings of words, by their exact form and by their stem. */
class Meanings {
  readonly #exact = new Map<string, string[]>();
  readonly #stems = new Map<string, string[]>();

  add(words: readonly string[], meant: readonly string[]): void {
    for (const [meanings, key] of [[this.#exact, exactKeyOf(words)] as const, [this.#stems, keyOf(words)] as const])
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...meant])]);
  }

  exactly(words: readonly string[]): readonly string[] | undefined {
    return this.#exact.get(exactKeyOf(words));
  }

  ofForm(words: readonly string[]): readonly string[] | undefined {
    return this.#stems.get(keyOf(words));
  }
}

function bothOf(one: readonly string[] | undefined, other: readonly string[] | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : [...new Set([...one, ...other])];
}

function exactKeyOf(words: readonly string[]): string {
  return words.map((word) => plain(word)).join(' ');
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** Without accents: 'tóner' is toner. */
export function plain(word: string): string {
  return word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** In any form: 'leak', 'leaks', 'leaking'. */
function carrierKey(word: string): string {
  return symptomStem(plain(word));
}

/** Without accents and endings, but at least four letters. */
function stemOf(word: string): string {
  return withoutEndings(plain(word));
}

function withoutEndings(word: string): string {
  const stems = ENDINGS.map((ending) => word.replace(ending, ''));
  const stem = stems.find(({ length }) => length < word.length && length >= MIN_STEM_LENGTH);
  return stem === undefined ? word : withoutEndings(stem);
}

/** Splits a word in two, longest first part first. */
function splitsOf(word: string): [string, string][] {
  const last = word.length - MIN_STEM_LENGTH;
  const places = Array.from({ length: Math.max(0, last - MIN_STEM_LENGTH + 1) }, (_, step) => last - step);
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MIN_STEM_LENGTH = 4;
/** Shorter words are not remembered, and short ones begin codes: 'LED405'. */
const MIN_COMPLETED_LENGTH = 4;
const MAX_COMPLETIONS = 12;
const ENDINGS = [/e[nrs]$/, /[aeiou][ns]$/, /[aeiou]$/, /[ns]$/];

/** For staff lists, whose users know what they search for. */
export const NO_VOCABULARY: Vocabulary = vocabularyOf([], []);
