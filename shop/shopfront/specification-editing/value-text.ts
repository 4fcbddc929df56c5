import type { Attribute } from '../../catalogue/specifications/specification.ts';
import { readMeasure } from '../../catalogue/specifications/measure.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { type TypedSpecification, WORD_SEPARATOR } from './paths.ts';

/** One row of specifications: a figure or range, a word, or yes/no. */
export interface StoredValue {
  low: number | null;
  high: number | null;
  word: string | null;
  flag: boolean | null;
}

const NOTHING: StoredValue = { low: null, high: null, word: null, flag: null };
const MAX_WORD_LENGTH = 200;
const MAX_WORDS = 20;
const MAX = 1_000_000_000;
/** Separators of values in a file, and line breaks. */
const NOT_IN_WORDS = /[|\r\n]/u;

/** Parses the input for an attribute into stored values: none if empty, several for several words; or returns the fault. */
export function parseValue(
  text: string,
  attribute: Pick<Attribute, 'kind' | 'name' | 'unit'>,
): StoredValue[] | Message {
  const typed = text.trim();
  if (typed === '') return [];
  switch (attribute.kind) {
    case 'number':
    case 'range':
      return figuresIn(typed, attribute);
    case 'word':
      return wordsIn(typed, attribute);
    case 'flag':
      return flagIn(typed, attribute);
    default:
      return attribute.kind satisfies never;
  }
}

/** Formats values for display and input: '0.38', '10–20', 'red; blue', 'yes'. */
export function formatValues(values: readonly StoredValue[]): string {
  return values
    .map(({ low, high, word, flag }) => {
      if (flag !== null) return flag ? 'yes' : 'no';
      if (low === null || high === null) return word ?? '';
      return low === high ? String(low) : `${low}–${high}`;
    })
    .join(`${WORD_SEPARATOR} `);
}

/** A stored value of an attribute, for all widths of a part or for one. */
interface PlacedValue extends StoredValue {
  attributeId: number;
  variantId: number | null;
}

/** Formats stored values for input, in their order. */
export function formatRows(rows: readonly PlacedValue[]): TypedSpecification[] {
  return groupValues(rows).map(([{ attributeId, variantId }, values]) => ({
    attributeId,
    variantId,
    text: formatValues(values),
  }));
}

/** Groups values by attribute and width, with the first of each. */
export function groupValues<Row extends PlacedValue>(rows: readonly Row[]): [Row, Row[]][] {
  const groups = Map.groupBy(rows, ({ attributeId, variantId }) => `${attributeId} ${variantId}`);
  return [...groups.values()].flatMap((group) => (group[0] === undefined ? [] : [[group[0], group]]));
}

function figuresIn(typed: string, { kind, name, unit }: Pick<Attribute, 'kind' | 'name' | 'unit'>) {
  const measure = readMeasure(typed, unit);
  if (measure === null || Math.abs(measure.low) > MAX || Math.abs(measure.high) > MAX)
    return unit === '' ? message('staff-refusal.figure', { name }) : message('staff-refusal.measure', { name, unit });
  if (kind === 'number' && measure.low !== measure.high) return message('staff-refusal.one-figure', { name });
  return [{ ...NOTHING, ...measure }];
}

/** Unique words, regardless of case. */
function wordsIn(typed: string, { name }: Pick<Attribute, 'name'>) {
  const words = typed
    .split(WORD_SEPARATOR)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length > MAX_WORDS || words.some((word) => word.length > MAX_WORD_LENGTH || NOT_IN_WORDS.test(word)))
    return message('staff-refusal.specification-words', { name, most: MAX_WORDS, longest: MAX_WORD_LENGTH });
  const folded = words.map((word) => word.toLowerCase());
  return words.filter((_, at) => folded.indexOf(folded[at] ?? '') === at).map((word) => ({ ...NOTHING, word }));
}

const FLAGS = new Map([
  ['yes', true],
  ['y', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['n', false],
  ['false', false],
  ['0', false],
]);

function flagIn(typed: string, { name }: Pick<Attribute, 'name'>) {
  const flag = FLAGS.get(typed.toLowerCase());
  return flag === undefined ? message('staff-refusal.specification-flag', { name }) : [{ ...NOTHING, flag }];
}
