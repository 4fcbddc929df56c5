import { parseDay } from '../../base/days/parse-day.ts';
import { amountText, parseAmount } from '../../base/money/parse-amount.ts';
import { currencies, type CurrencyId, isCurrencyId } from '../../base/money/money.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { MoveKindName } from './kind-names.ts';

/** Cells of a row by heading, each in its one form: equal cells mean the same. An empty one says none. */
export type Cells = Readonly<Record<string, string>>;

export type MoveHot = Pick<HotData, 'countries'>;

/** A column of a file. */
export interface MoveColumn {
  readonly heading: string;
  /** A sentence for the template and docs/moving-in.md. */
  readonly about: string;
  readonly example: string;
  /** Kind whose externalId stands in it. */
  readonly refersTo?: MoveKindName;
  /** Never shown. */
  readonly isSecret?: true;
  /**
   * Reads a cell into its one form.
   * @throws {InvalidCellError}
   */
  readonly read: (text: string, hot: MoveHot) => string;
}

/** A cell that is not understood. */
export class InvalidCellError extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

type Read = MoveColumn['read'];

/** Requires a cell to say something. */
export function required(read: Read): Read {
  return (text, hot) => {
    if (text.trim() === '') throw new InvalidCellError(message('staff-rule.move.required'));
    return read(text, hot);
  };
}

/** Reads an empty cell as this. */
export function orElse(fallback: string, read: Read): Read {
  return (text, hot) => (text.trim() === '' ? fallback : read(text, hot));
}

/** A text of at most so many letters; spaces around it don't count. */
export function textUpTo(most: number): Read {
  return (text) => {
    const trimmed = text.trim();
    if (trimmed.length > most) throw new InvalidCellError(message('rule.too-long'));
    return trimmed;
  };
}

/** Text that a rule of a form accepts, with that form's own words. */
export function textBy(refusal: (text: string) => Message | null): Read {
  return (text) => {
    const trimmed = text.trim();
    const wrong = refusal(trimmed);
    if (wrong !== null) throw new InvalidCellError(wrong);
    return trimmed;
  };
}

/** One of these words, in any case. */
export function oneOf(...words: readonly string[]): Read {
  return (text) => {
    const found = words.find((word) => word.toLowerCase() === text.trim().toLowerCase());
    if (found === undefined) throw new InvalidCellError(message('staff-rule.move.choice', { words: words.join(', ') }));
    return found;
  };
}

/** A whole number; without a digit it is none. */
export function wholeNumber(least: number, most: number): Read {
  return (text) => {
    const trimmed = text.trim();
    const value = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidCellError(message('staff-rule.move.whole', { least, most }));
    return String(value);
  };
}

/** '1' or '0'; an empty cell is no. */
export const yesOrNo: Read = orElse('0', (text) => {
  const word = text.trim().toLowerCase();
  if (['1', 'yes', 'true'].includes(word)) return '1';
  if (['0', 'no', 'false'].includes(word)) return '0';
  throw new InvalidCellError(message('staff-rule.move.choice', { words: '1, 0' }));
});

/** An amount as 12.50, of the currency in its own column. */
export const amount: Read = (text) => {
  const minor = parseAmount(text, null);
  if (minor === null) return '';
  if (!Number.isSafeInteger(minor) || Math.abs(minor) > MAX_AMOUNT_MINOR)
    throw new InvalidCellError(message('staff-rule.move.amount'));
  return amountText(minor);
};

/** An amount of at least zero. */
export const amountFromZero: Read = (text, hot) => {
  const read = amount(text, hot);
  if (read.startsWith('-')) throw new InvalidCellError(message('staff-rule.move.amount'));
  return read;
};

const MAX_AMOUNT_MINOR = 100_000_000_000;

/** A day as 2026-12-31. */
export const day: Read = (text) => {
  if (text.trim() === '') return '';
  const read = parseDay(text);
  if (read === null) throw new InvalidCellError(message('staff-rule.move.day'));
  return read;
};

/** A point in time as 2024-04-30T09:50:00.000Z; without an offset it is in UTC. */
export const instant: Read = (text) => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, date = '', time = '00:00', offset = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(trimmed) ?? [];
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase();
  const at = new Date(`${date}T${time}${zone}`);
  // A day that does not exist would be read as one of the next month.
  if (Number.isNaN(at.getTime()) || parseDay(date) === null)
    throw new InvalidCellError(message('staff-rule.move.instant'));
  return at.toISOString();
};

/** A country by its two letters or its English name, as GB. */
export const country: Read = (text, { countries }) => {
  const typed = text.trim().toLowerCase();
  const found = countries.find(({ iso2, name }) => iso2.toLowerCase() === typed || name.toLowerCase() === typed);
  if (found === undefined) throw new InvalidCellError(message('staff-rule.move.country'));
  return found.iso2;
};

/** A currency by its three letters. */
export const currency: Read = oneOf(...Object.values(currencies).map(({ code }) => code));

/** The id of a currency that `currency` has read. */
export function currencyIdOf(code: string): CurrencyId {
  const id = Object.keys(currencies)
    .map(Number)
    .find((each) => isCurrencyId(each) && currencies[each].code === code);
  if (!isCurrencyId(id)) throw new Error(`${code} is not a currency.`);
  return id;
}

/** Minor units of an amount that `amount` has read; null: none. */
export function minorOf(cell: string | undefined): number | null {
  return cell === undefined || cell === '' ? null : parseAmount(cell, null);
}

/** The number of a telephone as the shop keeps it: digits alone, 00 for the plus of other countries. */
export const telephone: Read = (text) => {
  const digits = text
    .trim()
    .replace(/^\+/, '00')
    .replaceAll(/\(0\)|[\s()/.-]/g, '');
  if (digits === '') return '';
  if (!/^\d{3,50}$/.test(digits)) throw new InvalidCellError(message('rule.only-numbers'));
  return digits;
};
