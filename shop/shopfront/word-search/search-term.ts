import { toHalfwidth, partKey } from '../../base/kernel/part-number.ts';
import { convertMeasure, isSameUnit } from '../../catalogue/specifications/measure.ts';
import { figureLexeme, keyLexeme, foldLookAlikes, unitLexeme } from './lexemes.ts';
import type { Recognised } from './recognised.ts';
import { isEmptyWord } from './stop-words.ts';
import { plain, type Vocabulary } from './vocabulary.ts';

/** A parsed keyword (D9, I2): a part must match all of its terms. */
export interface SearchTerm {
  /** The words as written, for plainto_tsquery: an exact form ranks higher. */
  keyword: string;
  /** Keyword as a part number; empty if it can't be one. */
  key: string;
  /** Look-alike form of the key: O and 0, and l, i and 1, are equal. */
  look: string;
  demands: readonly Demand[];
  /** All of them, for to_tsquery. */
  query: string;
  /** A symptom or another maker's number in it, whose parts it asks for. */
  recognised?: Recognised;
}

/** One term that a part must match: a word or its synonyms, a measure, a piece of a part number. */
export interface Demand {
  /** As typed. */
  typed: string;
  kind: 'word' | 'figure' | 'number';
  /** Alternatives in a part, for to_tsquery. */
  query: string;
  /** Each spelling as words, to check whether very many parts have it. */
  spellings: readonly (readonly string[])[];
  /** A synonym, not a typo. */
  isKnown: boolean;
  /** A synonym of another language only. */
  isForeign?: boolean;
  /** The measure in each unit used by parts; the nearest is offered if no part has it. */
  measures?: readonly MeasureTerm[];
  /** Hours, by which maintenance is found; two if the comma may mean either. */
  hours?: readonly number[];
}

/** A figure and the unit of an attribute; '' for any. */
export interface MeasureTerm {
  figure: number;
  unit: string;
}

/** Parses a keyword. Only letters and digits count, so there are no wildcards or operators. */
export function searchTerm(typed: string, vocabulary: Vocabulary): SearchTerm {
  const chunks = withoutEmptyWords(chunksOf(typed, vocabulary));
  const demands = uniqueBy(demandsOf(chunks, vocabulary), ({ query }) => query);
  const carried = chunks.filter((chunk) => !vocabulary.isCarrier(chunk));
  const written = partKey((carried.length === 0 ? chunks : carried).join(''));
  const key = written.length >= MIN_KEY_LENGTH ? written : '';
  return {
    keyword: [...new Set(chunks.map((chunk) => chunk.toLowerCase()))].join(' '),
    key,
    look: foldLookAlikes(key),
    demands,
    query: asQuery(demands),
  };
}

/** Parses a keyword that may describe a symptom, or be another maker's number: then it asks for the parts that staff name for it. */
export function meantTerm(typed: string, vocabulary: Vocabulary): SearchTerm {
  const term = searchTerm(typed, vocabulary);
  const recognised = vocabulary.recognise(typed);
  if (recognised === undefined) return term;
  const [first = ''] = recognised.means;
  const key = isNumber(first) ? partKey(first) : '';
  const meant = recognised.means.map((means) => (isNumber(means) ? pieceOf(partKey(means)) : phrase(means)));
  const query = anyOf(meant);
  const spellings = recognised.means.map(wordsIn);
  const demand: Demand = { typed, kind: 'word', query, spellings, isKnown: true };
  return { keyword: wordsIn(first).join(' '), key, look: foldLookAlikes(key), demands: [demand], query, recognised };
}

/** Returns whether a part's number equals the input, in any spelling. */
export function isSamePartNumber(number: string, typed: string): boolean {
  return foldLookAlikes(partKey(number)) === foldLookAlikes(partKey(typed));
}

/** '0.015 in': after a figure it is a unit, not the English word. */
function isInchOf(before: string | undefined, chunk: string): boolean {
  return chunk === 'in' && before !== undefined && FIGURE.test(before);
}

/** All of these, for to_tsquery. */
export function asQuery(demands: readonly Demand[]): string {
  return demands.map(({ query }) => query).join(' & ');
}

/** A word that may be half-typed: from three characters on it is a prefix. For to_tsquery. */
export function asBeginning(word: string): string {
  return `${word}${word.length >= MIN_BEGINNING_LENGTH ? ':*' : ''}`;
}

/** A word with its synonyms, in a text or in a part number. */
export function wordDemand(word: string, vocabulary: Vocabulary, typed = word): Demand {
  const compound = vocabulary.meaningsOf([word]) === undefined ? vocabulary.meaningsOfCompound(word) : undefined;
  if (compound === undefined) return phraseDemand([word], vocabulary.meaningsOf([word]), typed, vocabulary);
  const query = anyOf([inTexts(word, vocabulary), `(${compound.map(meaning).join(' & ')})`]);
  return {
    typed,
    kind: 'word',
    query,
    spellings: [[word], compound.flatMap((each) => wordsIn(each[0] ?? ''))],
    isKnown: true,
  };
}

/** A shorter word is not a prefix. */
export const MIN_BEGINNING_LENGTH = 3;

/** Splits at spaces, at commas outside figures, and at the sign between two measures. */
function chunksOf(typed: string, vocabulary: Vocabulary): string[] {
  return toHalfwidth(typed)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Pd}|−/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(BETWEEN_MEASURES, '$1 ')
    .split(/[\s;|]+|,(?!\d)|(?<!\d),/u)
    .map(withoutPunctuation)
    .flatMap((chunk) =>
      /\d/.test(chunk) || LABELS.has(chunk) || vocabulary.isUnit(chunk) ? chunk : chunk.split(/[^\p{L}\p{M}]+/u),
    )
    .filter((chunk) => chunk !== '' && (/[\p{L}\p{N}]/u.test(chunk) || INCH.test(chunk)));
}

/**
 * 'part number' and 'P/N' announce a number, and are dropped if one follows. Words without meaning are dropped if there
 * are others.
 */
function withoutEmptyWords(chunks: readonly string[]): readonly string[] {
  const unlabelled =
    chunks.some((chunk) => /\d|-/.test(chunk)) || chunks.length > 2
      ? chunks.filter((chunk) => !LABELS.has(chunk))
      : chunks;
  const telling = unlabelled.filter((chunk, at) => !isEmptyWord(chunk) || isInchOf(unlabelled[at - 1], chunk));
  return telling.length === 0 ? unlabelled : telling;
}

/** Without carrier words, if there are others: a name of several words may contain one ('printing plate'). */
function demandsOf(chunks: readonly string[], vocabulary: Vocabulary): Demand[] {
  const all = everyDemandOf(chunks, vocabulary);
  const telling = all.filter(({ typed }) => !vocabulary.isCarrier(typed));
  return telling.length === 0 ? all : telling;
}

function everyDemandOf(chunks: readonly string[], vocabulary: Vocabulary): Demand[] {
  const [first, ...rest] = chunks;
  if (first === undefined) return [];
  const measured = measureDemand(first, rest[0], vocabulary);
  if (measured !== null)
    return [measured.demand, ...everyDemandOf(rest.slice(measured.isUnitApart ? 1 : 0), vocabulary)];
  if (/\d/.test(first))
    return [countDemand(first, vocabulary) ?? numberDemand(first), ...everyDemandOf(rest, vocabulary)];
  for (let length = Math.min(MAX_WORDS_OF_A_NAME, chunks.length); length > 1; length -= 1) {
    const name = chunks.slice(0, length);
    const meanings = vocabulary.meaningsOf(name);
    if (meanings !== undefined)
      return [
        phraseDemand(name, meanings, name.join(' '), vocabulary),
        ...everyDemandOf(chunks.slice(length), vocabulary),
      ];
  }
  return [wordDemand(first, vocabulary), ...everyDemandOf(rest, vocabulary)];
}

function phraseDemand(
  words: readonly string[],
  meanings: readonly string[] | undefined,
  typed: string,
  vocabulary: Vocabulary,
): Demand {
  const own = words.map((word) => inTexts(word, vocabulary)).join(' & ');
  const query = anyOf([words.length > 1 ? `(${own})` : own, ...(meanings ?? []).map(phrase)]);
  const spellings = [words, ...(meanings ?? []).map(wordsIn)];
  const isForeign = meanings !== undefined && vocabulary.isForeign(words);
  return {
    typed,
    kind: 'word',
    query,
    spellings,
    isKnown: meanings !== undefined,
    ...(isForeign ? { isForeign } : {}),
  };
}

/**
 * In a text, with or without accents, or in a part number. Its few completions are named: PostgreSQL looks a prefix up
 * four times as slowly as words.
 */
function inTexts(word: string, vocabulary: Vocabulary): string {
  const written = new Set([word, plain(word)]);
  const spellings = new Set([...written].flatMap((each) => vocabulary.completionsOf(each) ?? asBeginning(each)));
  const key = partKey(word);
  const piece = key.length >= MIN_BEGINNING_LENGTH ? [asBeginning(keyLexeme(key))] : [];
  return anyOf([...spellings, ...piece]);
}

function meaning(meanings: readonly string[]): string {
  return anyOf(meanings.map(phrase));
}

function phrase(words: string): string {
  return `(${wordsIn(words).join(' & ')})`;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** A figure, with its unit in the same chunk, in the next one, or without one. */
function measureDemand(chunk: string, next: string | undefined, vocabulary: Vocabulary) {
  const [, figure, hyphen = '', unit = ''] = MEASURE.exec(chunk) ?? [];
  if (figure === undefined || (unit !== '' && !vocabulary.isUnit(unit))) return null;
  const isUnitApart = unit === '' && next !== undefined && vocabulary.isUnit(next);
  const measuredIn = isUnitApart ? next : unit;
  const units = measuredIn === '' && BARE_INCH.test(figure) ? ['', 'inch'] : [measuredIn];
  const measuresIn = (unit: string) => valuesOf(figure).map((value) => ({ value, unit }));
  const read = units.flatMap(measuresIn);
  const lexemes = read.flatMap(({ value, unit: of }) => lexemesOf(value, of, vocabulary.units));
  // A figure without a unit, or with a hyphen, may be a piece of a part number.
  const isPiece = hyphen !== '' || (measuredIn === '' && /^\d+$/.test(figure));
  const asNumber = isPiece ? [pieceOf(partKey(chunk))] : [];
  const demand: Demand = {
    typed: isUnitApart ? `${chunk} ${next}` : chunk,
    kind: 'figure',
    query: anyOf([...lexemes, ...asNumber]),
    spellings: lexemes.map((lexeme) => [lexeme]),
    isKnown: true,
    measures: read
      .slice(units.length > 1 ? 1 : 0)
      .flatMap(({ value, unit: of }) => measuresOf(value, of, vocabulary.units)),
    ...(isSameUnit(measuredIn, 'h') ? { hours: valuesOf(figure) } : {}),
  };
  return { demand, isUnitApart };
}

/** A figure with a synonym attached: '72T' is 72 teeth. It may be a part number too. */
function countDemand(chunk: string, vocabulary: Vocabulary): Demand | null {
  const [, figure, word = ''] = COUNT.exec(chunk) ?? [];
  const meanings = vocabulary.meaningsOf([word]);
  if (figure === undefined || meanings === undefined) return null;
  const value = Number(figure);
  const counted = `(${figureLexeme(value)} & ${phraseDemand([word], meanings, word, vocabulary).query})`;
  return {
    typed: chunk,
    kind: 'figure',
    query: anyOf([counted, numberDemand(chunk).query]),
    spellings: [[figureLexeme(value)]],
    isKnown: true,
    measures: [{ figure: value, unit: '' }],
  };
}

/** The figure in its own unit, and in the others used by parts, including the nominal value: 13 inches are 330 mm. */
function lexemesOf(value: number, unit: string, units: readonly string[]): string[] {
  if (unit === '') return [figureLexeme(value)];
  const others = units.flatMap((other) => {
    const same = convertMeasure(value, unit, other);
    return same === null ? [] : nominal(same).map((each) => figureLexeme(each, other));
  });
  return [...new Set([figureLexeme(value, unit), ...others])];
}

/** The measure in each unit used by parts. */
function measuresOf(value: number, unit: string, units: readonly string[]): MeasureTerm[] {
  if (unit === '') return [{ figure: value, unit }];
  return units.flatMap((other) => {
    const figure = unitLexeme(other) === unitLexeme(unit) ? value : convertMeasure(value, unit, other);
    return figure === null ? [] : [{ figure, unit: other }];
  });
}

/** A measure and the rounder ones within two per cent. */
function nominal(value: number): number[] {
  const rounder = [3, 2, 1, 0].map((places) => Number(value.toFixed(places)));
  return [value, ...rounder.filter((each) => Math.abs(each - value) <= Math.abs(value) * NOMINAL)];
}

/** '1,000' is one thousand or one. */
function valuesOf(figure: string): number[] {
  const value = Number(figure.replace(',', '.'));
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure) ? [value, value * 1000] : [value];
}

/** A word without the punctuation around it; one mark after a digit stays: 6" means inches. */
function withoutPunctuation(chunk: string): string {
  const letters = Array.from(chunk.replace(LEADING_PUNCTUATION, ''));
  const last = letters.findLastIndex((letter) => LAST_OF_WORD.test(letter));
  const isMeasure = /\d/.test(letters[last] ?? '') && MARK_OF_MEASURE.test(letters[last + 1] ?? '');
  return letters.slice(0, last + (isMeasure ? 2 : 1)).join('');
}

/** The number without its last pieces, while a digit remains, longest first: 'P7-13' belongs to the series P7. */
export function shorterNumbers({ kind, typed }: Demand): Demand[] {
  if (kind !== 'number') return [];
  const pieces = typed.split(BEFORE_SEPARATOR).filter((piece) => LETTER.test(piece));
  const shorter = pieces.slice(1).map((_, less) => pieces.slice(0, -1 - less).join(''));
  return shorter.filter((each) => /\d/.test(each)).map(numberDemand);
}

/** Letters and digits mixed: a part number from one of its pieces on, or a word like 'P5'. */
function numberDemand(chunk: string): Demand {
  const key = partKey(chunk);
  const own = /^[\p{L}\p{N}]+$/u.test(chunk) ? [chunk] : [];
  return { typed: chunk, kind: 'number', query: anyOf([pieceOf(key), ...own]), spellings: [own], isKnown: false };
}

function isNumber(text: string): boolean {
  return /\d/.test(text) && !/\s/.test(text);
}

function pieceOf(key: string): string {
  const lexeme = keyLexeme(key);
  return key.length >= MIN_BEGINNING_LENGTH ? `${lexeme}:*` : lexeme;
}

function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`;
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

const MIN_KEY_LENGTH = 2; // one letter would match half the catalogue
const MAX_WORDS_OF_A_NAME = 4;
const NOMINAL = 0.02;
const LETTER = /[\p{L}\p{N}]/u;
const BEFORE_SEPARATOR = /(?<=[\p{L}\p{N}])(?=[^\p{L}\p{N}])/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MEASURE = /^(\d{1,12}(?:[.,]\d{1,6})?|[.,]\d{1,6})(?:(-?)([^\d\s.,-].*))?$/u;
const FIGURE = /^(?:\d{1,12}(?:[.,]\d{1,6})?|[.,]\d{1,6})$/u;
/** The trade writes inches so: .015, 0.020. */
const BARE_INCH = /^(?:[.,]\d{3}|0[.,]0\d\d)$/u;
const COUNT = /^(\d{1,12})-?(\p{L}+)$/u;
const INCH = /^(?:"|”|″|'')$/;
const BETWEEN_MEASURES = /(\d ?(?:mm|cm|m|µm|"|″)?) ?[x×*] ?(?=[.,]?\d)/gu;
const LEADING_PUNCTUATION = /^[^\p{L}\p{N}.,]+|^[.,](?!\d)/u;
const LAST_OF_WORD = /[\p{L}\p{N}²³]/u;
const MARK_OF_MEASURE = /["”″°%]/u;
const LABELS: ReadonlySet<string> = new Set(
  `part parts number no nr item ref sku p/n pn art article artikel artikelnummer teil teilenummer bestellnummer référence
  reference codice articolo código articulo artículo n°`.split(/\s+/),
);
