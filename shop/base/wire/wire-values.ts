import { z, type ZodType } from 'zod';

// Values with another form on the wire, as zod's own codecs: the documented form on the left, the internal one on the
// right. `decode` never refuses: it passes on what it can't read, and the operation's own schema reports the fault.

const inUtc = (value: Date | string) => new Date(value).toISOString();

/** ISO 8601 in UTC; internally a text with any time zone. */
export const moment = z.codec(z.iso.datetime(), z.string(), { decode: (text) => text, encode: inUtc });

/** The same; internally a Date or already text. */
export const dateOrMoment = z.codec(z.iso.datetime(), z.union([z.date(), z.iso.datetime()]), {
  decode: (text) => text,
  encode: inUtc,
});

/** An amount or a rate, or null. A type of its own on the wire, because its document has one type with null. */
export const scaledOrNone = z.number().nullable().pipe(z.int().nullable());

/** An amount with its own example, in whole units. */
export const amountLike = (example: number) => giveExample(example, z.number()).pipe(z.int());

/** The documented form has no null here: none is 0. */
export const orZero = z.codec(z.int(), z.int().nullable(), { decode: (value) => value, encode: (value) => value ?? 0 });

/** A documented text that is always one of these words. */
export function wordOf<const Word extends string>(words: readonly Word[]) {
  return z.string().pipe(z.enum(words));
}

/** A documented whole number that is always one of these. */
export function numberOf<const Value extends number>(values: readonly Value[]) {
  return z.int().pipe(z.literal(values));
}

/** true ↔ 1, false ↔ 0 (or `no`); booleans are accepted too (D29). */
export function flag(no = 0) {
  const read = (value: unknown): unknown => {
    if (value === 1 || value === '1' || value === true || value === 'true') return true;
    if (value === no || value === String(no) || value === false || value === 'false') return false;
    return value;
  };
  return z.codec(z.literal([1, no]), z.boolean(), {
    decode: (value) => read(value) as boolean,
    encode: (value) => (value ? 1 : no),
  });
}

/** An internal state ↔ its number: coded({ active: 1, inactive: 2 }). */
export function coded<const Word extends string>(numbers: Readonly<Record<Word, number>>) {
  const words = new Map(Object.entries<number>(numbers).map(([word, number]) => [number, word]));
  const read = (value: unknown): unknown => words.get(isPlain(value) ? Number(value) : Number.NaN) ?? value;
  return z.codec(z.literal(Object.values<number>(numbers)), z.enum(Object.keys(numbers) as Word[]), {
    decode: (value) => read(value) as Word,
    encode: (word) => numbers[word as Word],
  });
}

/** Only these become a number without running code of their own. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The same schema with its own example, if that of its name would mislead. */
export function giveExample<Schema extends ZodType>(example: unknown, schema: Schema): Schema {
  return schema.meta({ examples: [example] });
}

/** No sign of a currency, which the number's own field names, and no other notation. */
const PLAIN_DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** Whole units as a number with decimal places (1250 ↔ 12.5) (D1). */
export function fromUnits(value: unknown, units: number): unknown {
  return typeof value === 'number' ? value / units : value;
}

/**
 * A decimal as a whole number of its smallest unit; one with more decimal places stays a fraction and is refused later.
 */
export function toUnits(value: unknown, units: number): unknown {
  const number = typeof value === 'string' && PLAIN_DECIMAL.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return value;
  const whole = Math.round(number * units);
  return whole / units === number ? whole : number * units; // division rounds correctly, so equal means exact
}
