import { z, type ZodType } from 'zod';
import type { Minor } from '../money/money.ts';

/**
 * API format of one kind of value. `decode` never refuses: it passes on what it can't parse, and the operation's own
 * schema reports the fault.
 */
export interface WireKind<Value, Unit extends AmountUnit = null> {
  readonly schema: ZodType;
  /** The value in its internal form, for the shop's own pages. */
  readonly ours: ZodType;
  readonly unit: Unit;
  readonly encode: (value: Value) => unknown;
  readonly decode: (value: unknown) => unknown;
}

/** Unit of a whole number; the name of its member has the same suffix (`priceMinor`, `rateMicros`). */
type AmountUnit = 'Minor' | 'Micros' | null;

const asItIs = (value: unknown) => value;
const plain = <Value>(schema: ZodType): WireKind<Value> => ({
  schema,
  ours: schema,
  unit: null,
  encode: asItIs,
  decode: asItIs,
});

export const text = plain<string>(z.string());
export const integer = plain<number>(z.int());
export const bool = plain<boolean>(z.boolean());
export const day = plain<string>(z.iso.date());
export const guidText = plain<string>(z.guid());
/** ISO 8601 with time zone; internally a Date or already text. */
export const moment: WireKind<Date | string> = {
  schema: z.iso.datetime(),
  ours: z.union([z.date(), z.iso.datetime()]),
  unit: null,
  encode: (value) => new Date(value).toISOString(),
  decode: asItIs,
};

/** Minor units ↔ a number with at most two decimal places (1250 ↔ 12.5) (D1). */
export const amount: WireKind<Minor, 'Minor'> = {
  schema: z.number(),
  ours: z.int(),
  unit: 'Minor',
  encode: (minor) => minor / 100,
  decode: (value) => scale(value, 100),
};

/** Millionths ↔ a number with at most six decimal places (790000 ↔ 0.79) (D1). */
export const micros: WireKind<number, 'Micros'> = {
  schema: z.number(),
  ours: z.int(),
  unit: 'Micros',
  encode: (value) => value / 1_000_000,
  decode: (value) => scale(value, 1_000_000),
};

/** No sign of a currency, which the number's own field names, and no other notation. */
const PLAIN_DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/;

/**
 * A decimal as a whole number of its smallest unit; one with more decimal places stays a fraction and is refused later.
 */
function scale(value: unknown, unit: number): unknown {
  const number = typeof value === 'string' && PLAIN_DECIMAL.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return value;
  const whole = Math.round(number * unit);
  return whole / unit === number ? whole : number * unit; // division rounds correctly, so equal means exact
}

/** true ↔ 1, false ↔ 0 (or `no`); booleans are accepted too (D29). */
export function flag(no = 0): WireKind<boolean> {
  return {
    schema: z.literal([1, no]),
    ours: z.boolean(),
    unit: null,
    encode: (value) => (value ? 1 : no),
    decode: (value) => {
      if (value === 1 || value === '1' || value === true || value === 'true') return true;
      if (value === no || value === String(no) || value === false || value === 'false') return false;
      return value;
    },
  };
}

/** An internal state ↔ its number: coded({ active: 1, inactive: 2 }). */
export function coded<Word extends string>(numbers: Readonly<Record<Word, number>>): WireKind<Word> {
  const words = new Map(Object.entries<number>(numbers).map(([word, number]) => [number, word]));
  return {
    schema: z.literal(Object.values<number>(numbers)),
    ours: z.enum(Object.keys(numbers)),
    unit: null,
    encode: (word) => numbers[word],
    decode: (value) => words.get(isPlain(value) ? Number(value) : Number.NaN) ?? value,
  };
}

/** Only these become a number without running code of their own. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Optional in an answer (a price, for a visitor: A13). */
export function optional<Value, Unit extends AmountUnit>(
  kind: WireKind<Value, Unit>,
): WireKind<Value | undefined, Unit> {
  return {
    ...kind,
    schema: kind.schema.optional(),
    ours: kind.ours.optional(),
    encode: (value) => (value === undefined ? undefined : kind.encode(value)),
  };
}

export function nullable<Value, Unit extends AmountUnit>(kind: WireKind<Value, Unit>): WireKind<Value | null, Unit> {
  return {
    ...kind,
    schema: kind.schema.nullable(),
    ours: kind.ours.nullable(),
    encode: (value) => (value === null ? null : kind.encode(value)),
  };
}

/** A value that only answers have, with its own encoding. */
export function writeOnly<Value>(
  ours: ZodType,
  encode: (value: Value) => unknown,
  schema: ZodType = z.string(),
): WireKind<Value> {
  return { schema, ours, unit: null, encode, decode: asItIs };
}

/** A record inside another. */
export function nested<Ours>(record: WireRecord<Ours>): WireKind<Ours> {
  return writeOnly(record.ours, record.encode, record.schema);
}

export function listOf<Ours>(record: WireRecord<Ours>): WireKind<readonly Ours[]> {
  return writeOnly(z.array(record.ours), (values) => values.map(record.encode), z.array(record.schema));
}

/** The unit in a member's name: `goodsMinor` is an amount, `rateMicros` a rate, anything else neither. */
type UnitOf<Member> = Member extends `${string}Minor` ? 'Minor' : Member extends `${string}Micros` ? 'Micros' : null;

/** An internal member under its documented name: only a kind of its type and unit fits. */
type MemberColumn<Ours> = {
  [Member in keyof Ours]-?: readonly [source: Member, name: string, kind: WireKind<Ours[Member], UnitOf<Member>>];
}[keyof Ours];

/** A documented member computed from several internal ones, and never read. */
interface ComputedColumn<Ours> {
  readonly name: string;
  readonly schema: ZodType;
  readonly encode: (ours: Ours) => unknown;
  /** Internal members that it uses and no other column has. */
  readonly uses?: OurMembers;
}

/** Internal members. */
type OurMembers = Readonly<Record<string, ZodType>>;

/** Source of a value on our side, its documented name, and its format. */
export type WireColumn<Ours> = MemberColumn<Ours> | ComputedColumn<Ours>;

/** A documented member without an internal one. */
export function computeColumn<Ours, Value>(
  read: (ours: Ours) => Value,
  name: string,
  { schema, encode }: WireKind<Value, AmountUnit>,
  uses: OurMembers = {},
): ComputedColumn<Ours> {
  return { name, schema, encode: (ours) => encode(read(ours)), uses };
}

/** A documented record that groups internal members of the same level. */
export function groupMembers<Ours>(name: string, { schema, encode, ours }: WireRecord<Ours>): ComputedColumn<Ours> {
  return { name, schema, encode, uses: ours.shape };
}

/** The same kind with its own description in the API document, if that of its name (glossary.json) is not enough. */
export function describeColumn<Kind extends { schema: ZodType }>(words: string, kind: Kind): Kind {
  return { ...kind, schema: kind.schema.describe(words) };
}

/** The same kind with its own example, if that of its name would mislead. */
export function giveExample<Kind extends { schema: ZodType }>(example: unknown, kind: Kind): Kind {
  return { ...kind, schema: kind.schema.meta({ examples: [example] }) };
}

/** Wire format of one entity, under the documented names. */
export interface WireRecord<Ours> {
  readonly schema: ZodType;
  /** The internal members of the record, for the shop's own pages. */
  readonly ours: z.ZodObject<OurMembers>;
  readonly columns: readonly WireColumn<Ours>[];
  readonly encode: (ours: Ours) => Record<string, unknown>;
}

/** @param id the name of the schema in the API document */
export function wireRecord<Ours>(id: string, columns: readonly WireColumn<Ours>[]): WireRecord<Ours> {
  const named = columns.map(namedColumn);
  return {
    schema: schemaOf(id, named),
    ours: z.object(Object.assign({}, ...columns.map(membersOf)) as OurMembers),
    columns,
    encode(ours) {
      const wire: Record<string, unknown> = {};
      for (const { name, encode } of named) {
        const value = encode(ours);
        if (value !== undefined) wire[name] = value;
      }
      return wire;
    },
  };
}

/** A member of a body: optional and nullable members need no separate kind. */
type BodyColumn<Ours> = {
  [Member in keyof Ours]-?: readonly [source: Member, name: string, kind: KindOfAny<NonNullable<Ours[Member]>, Member>];
}[keyof Ours];

/** A name may carry either type of a union. */
type KindOfAny<Value, Member> = Value extends unknown ? WireKind<Value, UnitOf<Member>> : never;

/** Wire format of a call's body, under the documented names; the operation's own schema validates it. */
export interface WireBody<Ours> {
  readonly schema: ZodType;
  readonly columns: readonly BodyColumn<Ours>[];
  /** Reads only the documented names, regardless of case; other members are ignored (D29). */
  readonly decode: (wire: unknown) => unknown;
  /** The stored state in a refusal after another person's save; members without a column are omitted. */
  readonly encodeStored: (ours: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /**
   * Maps the internal name of a field to its documented name, for error messages; of several names the first is the
   * documented one.
   */
  readonly nameOf: (ourName: string) => string;
}

/** @param id the name of the schema in the API document */
export function wireBody<Ours>(id: string, columns: readonly BodyColumn<Ours>[]): WireBody<Ours> {
  const names = new Map(columns.toReversed().map(([source, name]) => [String(source), name]));
  return {
    schema: schemaOf(
      id,
      columns.map(([, name, { schema }]) => ({ name, schema })),
    ),
    columns,
    decode: decoder(columns),
    encodeStored: storedEncoder(columns),
    nameOf: (ourName) => names.get(ourName) ?? ourName,
  };
}

function schemaOf(id: string, members: readonly { name: string; schema: ZodType }[]): ZodType {
  return z.object(Object.fromEntries(members.map(({ name, schema }) => [name, schema]))).meta({ id });
}

function isMember<Ours>(column: WireColumn<Ours>): column is MemberColumn<Ours> {
  return !('encode' in column);
}

function namedColumn<Ours>(column: WireColumn<Ours>): ComputedColumn<Ours> {
  if (!isMember(column)) return column;
  const [source, name, { schema, encode }] = column;
  return { name, schema, encode: (ours) => encode(ours[source]) };
}

function membersOf<Ours>(column: WireColumn<Ours>): OurMembers {
  if (!isMember(column)) return column.uses ?? {};
  const [source, , { ours }] = column;
  return { [String(source)]: ours };
}

type ReadColumn = readonly [source: PropertyKey, name: string, kind: { decode(this: void, value: unknown): unknown }];

type WrittenColumn = readonly [source: PropertyKey, name: string, kind: { encode(this: void, value: never): unknown }];

function storedEncoder(columns: readonly WrittenColumn[]) {
  return (ours: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const wire: Record<string, unknown> = {};
    for (const [source, name, { encode }] of columns) {
      const value = ours[String(source)];
      if (value !== undefined) wire[name] ??= value === null ? null : encode(value as never);
    }
    return wire;
  };
}

function decoder(columns: readonly ReadColumn[]): (wire: unknown) => unknown {
  const readable = columns.map(([source, name, { decode }]) => ({
    source: String(source),
    name: name.toLowerCase(),
    decode,
  }));
  return (wire) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
    const given = new Map(Object.entries(wire).map(([name, value]) => [name.toLowerCase(), value]));
    const ours: Record<string, unknown> = {};
    for (const { source, name, decode } of readable) {
      if (given.has(name) && !(source in ours)) ours[source] = decode(given.get(name));
    }
    return ours;
  };
}
