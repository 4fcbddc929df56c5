import { partKey } from '../../base/kernel/part-number.ts';
import type { Synonym } from '../../catalogue/catalogue-texts/synonym.ts';
import { type Language, FALLBACK_LANGUAGE } from '#texts/languages.ts';
import { isEmptyWord } from './stop-words.ts';
import { symptomStem } from './symptom-stem.ts';

/** A symptom or another maker's number that stands in the input (I2). */
export interface Recognised {
  kind: 'symptom' | 'number';
  /** As staff wrote it. */
  word: string;
  /** The catalogue's words or part numbers, the most likely one first. */
  means: readonly string[];
}

/**
 * Finds the longest symptom whose words all stand in the input, in any order and form, or the longest number in its words in a row. A
 * symptom of carrier words alone ('noise') is one only if nothing else is named: a noisy gear is a gear.
 */
export function recogniserOf(
  rows: readonly Synonym[],
  isCarrier: (word: string) => boolean,
): (typed: string) => Recognised | undefined {
  const symptoms = longestFirst(
    rows
      .filter(({ kind }) => kind === 'symptom')
      .map((row) => {
        const { word, language = FALLBACK_LANGUAGE } = row;
        const words = tellingWords(word);
        const isState = words.every((each) => isCarrier(each));
        return { stems: stemsOf(words, language), language, isState, found: recognisedIn(row, 'symptom') };
      }),
  );
  const numbers = new Map(
    rows.filter(({ kind }) => kind === 'number').map((row) => [partKey(row.word), recognisedIn(row, 'number')]),
  );
  return (typed) => {
    const number = runsOf(typed).find((run) => numbers.has(run));
    if (number !== undefined) return numbers.get(number);
    if (symptoms.length === 0) return undefined;
    const words = tellingWords(typed);
    const namesMore = words.some((word) => !isCarrier(word));
    const stemsIn = stemsByLanguage(words);
    return symptoms.find(
      ({ stems, language, isState }) => !(isState && namesMore) && stems.every((stem) => stemsIn(language).has(stem)),
    )?.found;
  };
}

/** The stems of the input in each language of the symptoms. */
function stemsByLanguage(words: readonly string[]): (language: Language) => ReadonlySet<string> {
  const known = new Map<Language, ReadonlySet<string>>();
  return (language) => {
    const stems = known.get(language) ?? new Set(stemsOf(words, language));
    known.set(language, stems);
    return stems;
  };
}

function recognisedIn({ word, means }: Synonym, kind: Recognised['kind']): Recognised {
  return { kind, word, means: means.split(',').map((each) => each.trim()) };
}

function longestFirst<Row extends { stems: readonly string[] }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.stems.length - one.stems.length);
}

/** Words in a row as numbers, the longest run first: 'acme E-1020' is acmee1020, acme and e1020. */
function runsOf(typed: string): string[] {
  const words = typed
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1)));
  return runs
    .toSorted((one, other) => other.length - one.length)
    .map((run) => partKey(run.join('')))
    .filter((key) => key.length >= MIN_NUMBER_LENGTH);
}

function stemsOf(words: readonly string[], language: Language): string[] {
  return words.map((word) => symptomStem(word, language));
}

function tellingWords(text: string): string[] {
  const words: string[] = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => TELLING.has(word) || !isEmptyWord(word));
}

/** Empty in a search, but not in a symptom: 'not dry', 'rubs off'. */
const TELLING: ReadonlySet<string> = new Set(['not', 'no', 'off', 'out', 'too', 'nicht', 'kein']);
const MAX_WORDS = 12;
const MIN_NUMBER_LENGTH = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
