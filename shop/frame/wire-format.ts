import { z, type ZodType } from 'zod';

/**
 * How one kind of value is written on the wire. `decode` never refuses: what it can't read it hands on, and the operation's
 * own schema says what is wrong with it.
 */
export interface WireKind {
  readonly schema: ZodType;
  encode(this: void, value: never): unknown;
  decode(this: void, value: unknown): unknown;
}

const asItIs = (value: unknown) => value;
const plain = (schema: ZodType): WireKind => ({ schema, encode: asItIs, decode: asItIs });

export const text = plain(z.string());
export const integer = plain(z.int());
export const bool = plain(z.boolean());
export const day = plain(z.iso.date());
export const guidText = plain(z.guid());
/** ISO 8601 with time zone; our side is a Date or already text. */
export const moment: WireKind = {
  schema: z.iso.datetime(),
  encode: (value: Date | string) => new Date(value).toISOString(),
  decode: asItIs,
};

/** Minor units ↔ a number with at most two places (1250 ↔ 12.5) (D1). */
export const amount: WireKind = {
  schema: z.number(),
  encode: (minor: number) => minor / 100,
  decode: (value) => scaled(value, 100),
};

/** Millionths ↔ a number with at most six places (790000 ↔ 0.79) (D1). */
export const micros: WireKind = {
  schema: z.number(),
  encode: (value: number) => value / 1_000_000,
  decode: (value) => scaled(value, 1_000_000),
};

/** A decimal as a whole number of its smallest unit; with more places than that it stays a fraction and is refused later. */
function scaled(value: unknown, unit: number): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return value;
  const whole = Math.round(number * unit);
  return whole / unit === number ? whole : number * unit; // division rounds correctly, so equal means exact
}

/** true ↔ 1, false ↔ 0 (or what `no` says); booleans are read too (D29). */
export function flag(no = 0): WireKind {
  return {
    schema: z.literal([1, no]),
    encode: (value: boolean) => (value ? 1 : no),
    decode: (value) => {
      if (value === 1 || value === '1' || value === true || value === 'true') return true;
      if (value === no || value === String(no) || value === false || value === 'false') return false;
      return value;
    },
  };
}

/** A state in our words ↔ its number: coded({ active: 1, inactive: 2 }). */
export function coded(numbers: Record<string, number>): WireKind {
  const words = new Map(Object.entries(numbers).map(([word, number]) => [number, word]));
  return {
    schema: z.literal(Object.values(numbers)),
    encode: (word: string) => numbers[word],
    decode: (value) => words.get(isPlain(value) ? Number(value) : Number.NaN) ?? value,
  };
}

/** Only these become a number without running anything of their own. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** May be left out of an answer (a price, for a visitor: A13). */
export function optional(kind: WireKind): WireKind {
  return { ...kind, schema: kind.schema.optional() };
}

export function nullable(kind: WireKind): WireKind {
  return { ...kind, schema: kind.schema.nullable() };
}

/** A record inside another. */
export function nested<Ours>(record: WireRecord<Ours>): WireKind {
  return { schema: record.schema, encode: record.encode, decode: record.decode };
}

export function listOf<Ours>(record: WireRecord<Ours>): WireKind {
  return {
    schema: z.array(record.schema),
    encode: (values: Ours[]) => values.map(record.encode),
    decode: (values) => (Array.isArray(values) ? values.map(record.decode) : values),
  };
}

/** Where a value comes from on our side, its documented name, and how it is written. */
export type WireColumn<Ours> = readonly [source: keyof Ours | ((ours: Ours) => unknown), name: string, kind: WireKind];

/** One entity's documented names ↔ our words, in both directions. */
export interface WireRecord<Ours> {
  readonly schema: ZodType;
  readonly columns: readonly WireColumn<Ours>[];
  encode(this: void, ours: Ours): Record<string, unknown>;
  /** Reads only the documented names, without regard to case: any other member is left where it is (D29). */
  decode(this: void, wire: unknown): unknown;
  /** Our word for a field → its documented name, for error messages. */
  nameOf(this: void, ourName: string): string;
}

/**
 * @param id  the name of the schema in the API document
 */
export function wireRecord<Ours>(id: string, columns: readonly WireColumn<Ours>[]): WireRecord<Ours> {
  const steps = columns.map(([source, name, kind]) => ({
    read: typeof source === 'function' ? source : (ours: Ours) => ours[source],
    name,
    encode: kind.encode as (value: unknown) => unknown,
  }));
  const readable = columns.flatMap(([source, name, kind]) =>
    typeof source === 'function' ? [] : [{ source: String(source), name: name.toLowerCase(), kind }],
  );
  // Of several names for one word the first is the documented one.
  const names = new Map(columns.toReversed().map(([source, name]) => [String(source), name]));
  return {
    schema: z.object(Object.fromEntries(columns.map(([, name, kind]) => [name, kind.schema]))).meta({ id }),
    columns,
    encode(ours) {
      const wire: Record<string, unknown> = {};
      for (const step of steps) {
        const value = step.read(ours);
        if (value === undefined) continue;
        wire[step.name] = value === null ? null : step.encode(value);
      }
      return wire;
    },
    decode(wire) {
      if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
      const given = new Map(Object.entries(wire).map(([name, value]) => [name.toLowerCase(), value]));
      const ours: Record<string, unknown> = {};
      for (const { source, name, kind } of readable) {
        if (given.has(name) && !(source in ours)) ours[source] = kind.decode(given.get(name));
      }
      return ours;
    },
    nameOf: (ourName) => names.get(ourName) ?? ourName,
  };
}
