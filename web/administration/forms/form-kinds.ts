import { type CalendarDay, formatTypedDay } from '#shop/base/days/calendar-day.ts';
import { message } from '#shop/base/messages/message.ts';
import { currencies, type CurrencyId, isCurrencyId, type Minor } from '#shop/base/money/money.ts';
import { amountText, parseAmount } from '#shop/base/money/parse-amount.ts';
import { choiceOf } from '../../forms/intent.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import type { Choice, Control, FormEntry, Reading } from './declare-form.ts';

// The kinds of fields from which a form is declared (declare-form.ts).

interface FieldOptions extends Omit<Control, 'label' | 'control' | 'choices'> {
  readonly fresh?: string;
}

const unread = { refusal: message('staff-rule.unreadable-number') } as const;

const asItIs = (text: string): Reading<string> => ({ value: text });

/** A text on one line. */
export function line(label: Control['label'], options: FieldOptions = {}): FormEntry<string, string> {
  return { label, control: 'line', ...options, write: (text) => text, read: asItIs };
}

/** A text of several lines. */
export function lines(label: Control['label'], rows: number, options: FieldOptions = {}): FormEntry<string, string> {
  return { ...line(label, options), control: 'lines', input: { ...options.input, rows } };
}

/** A password, which is never drawn (D19). */
export function secret(label: Control['label'], options: FieldOptions = {}): FormEntry<string, string> {
  return { ...line(label, options), input: { autoComplete: 'new-password', ...options.input, type: 'password' } };
}

export function tick(label: Control['label'], options: FieldOptions = {}): FormEntry<boolean, boolean> {
  return {
    label,
    control: 'tick',
    ...options,
    write: (isTicked) => (isTicked ? 'on' : undefined),
    read: (text) => ({ value: text === 'on' }),
  };
}

/** One of a few fixed words. Any other is refused as a form that the page does not know. */
export function oneOf<const Word extends string>(
  label: Control['label'],
  words: readonly Word[],
  wordOf: (word: Word) => string,
  options: FieldOptions = {},
): FormEntry<Word, Word> {
  return {
    label,
    control: 'choice',
    choices: () => words.map((word): Choice => [word, wordOf(word)]),
    ...options,
    write: (word) => word,
    read: (text) => ({ value: choiceOf(text, words) }),
  };
}

/** One of a few fixed words. The call refuses any other in its own words. */
export function word<Word extends string>(
  label: Control['label'],
  words: readonly Word[],
  wordOf: (word: Word) => string,
  options: FieldOptions = {},
): FormEntry<string, string> {
  return { ...oneOf(label, words, wordOf, options), write: (text) => text, read: asItIs };
}

/** One of the words that the screen gives as choices; empty: none. The call refuses any other in its own words. */
export function choice(label: Control['label'], options: FieldOptions = {}): FormEntry<string | null, string> {
  return { ...line(label, options), control: 'choice', write: (text) => text ?? '' };
}

/** One of the rows that the screen gives as choices; null: none. */
export function rowOrNone(
  label: Control['label'],
  options: FieldOptions = {},
): FormEntry<number | null, number | null> {
  return { ...wholeOrNone(label, options), control: 'choice', input: { ...options.input } };
}

/** One of the rows that the screen gives as choices; 0 for none, which every call refuses. */
export function row(label: Control['label'], options: FieldOptions = {}): FormEntry<number, number> {
  return { ...whole(label, 0, options), control: 'choice', input: { ...options.input } };
}

/** One of a few numbers; null: none. The call refuses any other in its own words. */
export function numberOf<const Known extends number>(
  label: Control['label'],
  numbers: readonly Known[],
  labelFor: (number: Known) => string,
  options: FieldOptions = {},
): FormEntry<number | null, number | null> {
  return { ...rowOrNone(label, options), choices: () => numbers.map((each): Choice => [each, labelFor(each)]) };
}

/** A whole number. @param empty  value of an empty field */
export function whole(label: Control['label'], empty: number, options: FieldOptions = {}): FormEntry<number, number> {
  return figure(label, 'numeric', options, String, (text) => wholeNumber(text) ?? empty);
}

/** A number of units; empty: 0. */
export const count = (label: Control['label']) => whole(label, 0, { input: { type: 'number', min: 0 } });

/** A whole number; null: none. */
export function wholeOrNone(
  label: Control['label'],
  options: FieldOptions = {},
): FormEntry<number | null, number | null> {
  return figure(label, 'numeric', options, (number) => String(number ?? ''), wholeNumber);
}

/** An amount, in whose currency its sign may be typed; null: none. @param currency  null: any, without a sign */
export function amountOrNone(
  label: Control['label'],
  currency: CurrencyId | null,
  options: FieldOptions = {},
): FormEntry<Minor | null, Minor | null> {
  const write = (minor: Minor | null) => (minor === null ? '' : amountText(minor));
  const entry = figure(label, 'decimal', options, write, (text) => parseAmount(text, currency));
  return {
    ...entry,
    read: (text, textOf) => {
      const other = otherCurrency(text, currency);
      if (other !== null) return { refusal: message('staff-rule.other-currency', other) };
      const reading = entry.read(text, textOf);
      return 'refusal' in reading ? { refusal: message('staff-rule.unreadable-amount') } : reading;
    },
  };
}

/** An amount that must be typed. */
export function amount(
  label: Control['label'],
  currency: CurrencyId | null,
  options: FieldOptions = {},
): FormEntry<Minor | null, Minor> {
  return required(amountOrNone(label, currency, options));
}

/** The currency whose sign was typed instead of the right one. */
function otherCurrency(text: string, currency: CurrencyId | null): { typed: string; currency: string } | null {
  if (currency === null) return null;
  const signs = Object.entries(currencies).filter(([id]) => Number(id) !== currency);
  const [, typed] = signs.find(([, { symbol }]) => text.includes(symbol)) ?? [];
  return typed === undefined ? null : { typed: typed.code, currency: currencies[currency].code };
}

/** A percentage, '-2,5 %'; null: none. */
export function percentOrNone(
  label: Control['label'],
  options: FieldOptions = {},
): FormEntry<number | null, number | null> {
  const entry = wholeOrNone(label, options);
  const input = { inputMode: 'decimal', autoComplete: 'off', ...options.input };
  return { ...entry, input, read: (text) => finite(text.trim() === '' ? null : percentIn(text)) };
}

/** A percentage that must be typed. */
export function percent(label: Control['label'], options: FieldOptions = {}): FormEntry<number | null, number> {
  return required(percentOrNone(label, options));
}

/** A field that refuses to be empty. */
export function required<Stored, Value>(entry: FormEntry<Stored, Value | null>): FormEntry<Stored, Value> {
  return {
    ...entry,
    read: (text, textOf) => {
      const reading = entry.read(text, textOf);
      if ('refusal' in reading) return reading;
      return reading.value === null ? unread : { value: reading.value };
    },
  };
}

/** A day; empty: none. The call reads it, and refuses another one in its own words. */
export function day(label: Control['label'], options: FieldOptions = {}): FormEntry<CalendarDay | null, string> {
  const write = (on: CalendarDay | null) => (on === null ? '' : formatTypedDay(on, pageLanguage()));
  return { ...line(label, options), control: 'day', write };
}

/** A day; null: none. */
export function dayOrNone(
  label: Control['label'],
  options: FieldOptions = {},
): FormEntry<CalendarDay | null, string | null> {
  return { ...day(label, options), read: (text) => ({ value: text === '' ? null : text }) };
}

/** A currency; null: none. */
export function currencyOrNone(
  label: Control['label'],
  options: FieldOptions = {},
): FormEntry<number | null, CurrencyId | null> {
  return {
    label,
    control: 'choice',
    choices: () => Object.entries(currencies).map(([id, { code }]): Choice => [id, code]),
    ...options,
    write: (id) => String(id ?? ''),
    read: (text) => {
      const id = wholeNumber(text);
      return id === null || isCurrencyId(id) ? { value: id } : unread;
    },
  };
}

/** A list, one on each line. */
export function items(
  label: Control['label'],
  rows: number,
  options: FieldOptions = {},
): FormEntry<readonly string[], string[]> {
  return {
    ...lines(label, rows, options),
    write: (each) => each.join('\n'),
    read: (text) => ({ value: nonEmptyLines(text).map((each) => each.trim()) }),
  };
}

/** Rows by their ids, one on each line, as '12 Harbour Label'. @param rowOf  id and name of a row */
export function ids<Row>(
  label: Control['label'],
  rows: number,
  rowOf: (row: Row) => readonly [id: number, name: string],
  options: FieldOptions = {},
): FormEntry<readonly Row[], number[]> {
  return {
    ...lines(label, rows, options),
    write: (each) => each.map((one) => rowOf(one).join(' ')).join('\n'),
    read: (text) => {
      const found = nonEmptyLines(text).map((each) => /^\s*(\d+)/.exec(each)?.[1]);
      return found.includes(undefined) ? unread : { value: found.map(Number) };
    },
  };
}

const nonEmptyLines = (text: string) => text.split(/[\r\n]+/).filter((each) => each.trim() !== '');

function figure<Value extends number | null>(
  label: Control['label'],
  inputMode: 'numeric' | 'decimal',
  options: FieldOptions,
  write: (value: Value) => string,
  parse: (text: string) => Value,
): FormEntry<Value, Value> {
  const input = { inputMode, autoComplete: 'off', ...options.input };
  return { label, control: 'line', ...options, input, write, read: (text) => finite(parse(text)) };
}

function finite<Value extends number | null>(value: Value): Reading<Value> {
  return value === null || Number.isSafeInteger(value) || Number.isFinite(value) ? { value } : unread;
}

/** A typed whole number: null if empty, NaN if it is none. */
export function wholeNumber(text: string): number | null {
  if (text.trim() === '') return null;
  const number = /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/** The percentage that staff typed, '-2,5 %'. NaN if it can't be read, for the shop to refuse. */
function percentIn(typed: string): number {
  const figure = typed.replace(',', '.').trim().replace(/%$/, '').trim();
  return /^[-+\u2212]?\d+(?:\.\d+)?$/.test(figure) ? Number(figure.replace('\u2212', '-')) : Number.NaN;
}
