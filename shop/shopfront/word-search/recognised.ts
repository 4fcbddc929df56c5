import { partKey } from '../../base/kernel/part-number.ts';
import type { Synonym } from '../../catalogue/catalogue-texts/synonym.ts';
import { isEmptyWord } from './stop-words.ts';

/** A symptom or another maker's number that stands in the input (I2). */
export interface Recognised {
  kind: 'symptom' | 'number';
  /** As staff wrote it. */
  word: string;
  /** The catalogue's words or part numbers, the most likely one first. */
  means: readonly string[];
}

/** Finds the longest symptom whose words all stand in the input, in any order, or the longest number in its words in a row. */
export function recogniserOf(rows: readonly Synonym[]): (typed: string) => Recognised | undefined {
  const symptoms = longestFirst(
    rows
      .filter(({ kind }) => kind === 'symptom')
      .map((row) => ({ size: 0, stems: stemsIn(row.word), found: recognisedIn(row, 'symptom') }))
      .map((each) => ({ ...each, size: each.stems.length })),
  );
  const numbers = new Map(
    rows.filter(({ kind }) => kind === 'number').map((row) => [partKey(row.word), recognisedIn(row, 'number')]),
  );
  return (typed) => {
    const number = runsOf(typed).find((run) => numbers.has(run));
    if (number !== undefined) return numbers.get(number);
    const said = new Set(symptoms.length === 0 ? [] : stemsIn(typed));
    return symptoms.find(({ stems }) => stems.every((stem) => said.has(stem)))?.found;
  };
}

function recognisedIn({ word, means }: Synonym, kind: Recognised['kind']): Recognised {
  return { kind, word, means: means.split(',').map((each) => each.trim()) };
}

function longestFirst<Row extends { size: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.size - one.size);
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

function stemsIn(text: string): string[] {
  const words: string[] = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => TELLING.has(word) || !isEmptyWord(word)).map((word) => word.replace(ENDING, '$1'));
}

/** Empty in a search, but not in a symptom: 'not dry', 'rubs off'. */
const TELLING: ReadonlySet<string> = new Set(['not', 'no', 'off', 'out', 'too']);
const MAX_WORDS = 12;
const MIN_NUMBER_LENGTH = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ENDING = /^(.{3,}?)(?:ings?|ed|es|[esy])$/u;
