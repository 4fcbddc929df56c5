import type { RuleKey } from '../messages/message.ts';
import { toHalfwidth } from '../kernel/part-number.ts';
import type { MessageValues } from '#texts/values.ts';
import type { CurrencyId, Minor } from '../money/money.ts';

/** Readers of a restricted field (A13, D30). */
export type Reader = 'who sees prices' | 'staff';

/**
 * Declaration of a field in the table of its entity (`shop/catalogue/parts/product-fields.ts`). Database columns, call inputs and
 * answers, the staff form, the columns of files and the restorable fields are derived from that table. It is plain data, because
 * the browser reads it too.
 */
interface FieldDocs {
  /** Its documented name: in the API, and as the heading of its column in a file. */
  readonly wire: string;
  /** Meaning and format, for those who call the API or write a file. */
  readonly means: string;
  readonly example: string | number;
  /** The keys of its label in the staff form, and of its hint. */
  readonly label: string;
  readonly hint?: string;
  /** If omitted: everyone who may see the entity. */
  readonly reader?: Reader;
  /** The shop shows it: on every card, or only on the entity's own page. */
  readonly shown?: 'card' | 'page';
  /** Staff can restore it (E16): a text or a price, not a value that others may rely on by now. */
  readonly putBack?: true;
  /** When a change makes visitors' pages stale. If omitted: always. */
  readonly news?: 'never' | 'when it runs out';
  /** Weight of its words in the search (D9). If omitted: not searched. */
  readonly search?: 'A' | 'B' | 'C';
}

/** Message keys of field rules, with the name of the field. */
export type RequiredKey = Extract<RuleKey, `staff-rule.required.${string}`>;
export type ChoiceKey = Extract<RuleKey, `staff-rule.choice.${string}`>;
export type PriceName = MessageValues['staff-rule.price.negative']['price'];
export type CountName = MessageValues['staff-rule.negative']['field'];

interface TextRules {
  readonly most: number;
  /** Number of lines of its control. */
  readonly rows?: number;
  /** Message if it is empty. */
  readonly required?: RequiredKey;
  /** Full-width letters and digits are saved as ordinary ones, because the number is searched for. */
  readonly isPlainWidth?: true;
}

interface PriceRules {
  /** Whose sign may be typed with the amount. */
  readonly currency: CurrencyId;
  /** Name in messages. */
  readonly named: PriceName;
  readonly required?: RequiredKey;
}

interface CountRules {
  readonly named: CountName;
  readonly most: number;
  readonly required?: RequiredKey;
}

interface TickRules {
  /** API value for no; yes is 1. */
  readonly no: 0 | 2;
}

interface ChoiceRules<Value> {
  readonly of: readonly Value[];
  readonly refusal: ChoiceKey;
}

interface NumberRules {
  readonly from: number;
  readonly to: number;
}

interface WordRules<Value> {
  readonly of: readonly Value[];
  readonly refusal: ChoiceKey;
}

type Kind =
  | ({ readonly kind: 'line' | 'lines' } & TextRules)
  | ({ readonly kind: 'price' | 'own price' } & PriceRules)
  | ({ readonly kind: 'count' } & CountRules)
  | ({ readonly kind: 'number' | 'number or none' } & NumberRules)
  | ({ readonly kind: 'tick' } & TickRules)
  | ({ readonly kind: 'word or none' } & WordRules<string>)
  | ({ readonly kind: 'choice' | 'choice or none' } & ChoiceRules<number>);

/** Types only: the field's value. */
interface Holding<Value> {
  readonly holds?: Value;
}

export type Field = FieldDocs & Kind & Holding<unknown>;
export type FieldTable = Readonly<Record<string, Field>>;

const holding = <Value>(): Holding<Value> => ({});

/** A single-line text. */
export const line = <const Given extends FieldDocs & TextRules>(given: Given) =>
  ({ ...given, kind: 'line', ...holding<string>() }) as const;

/** A multi-line text. */
export const lines = <const Given extends FieldDocs & TextRules>(given: Given) =>
  ({ ...given, kind: 'lines', ...holding<string>() }) as const;

/** An amount; 0 is a valid price. */
export const price = <const Given extends FieldDocs & PriceRules>(given: Given) =>
  ({ ...given, kind: 'price', ...holding<Minor>() }) as const;

/** A separate price in a currency; null if it has none and another price is converted (D2). */
export const ownPrice = <const Given extends FieldDocs & PriceRules>(given: Given) =>
  ({ ...given, kind: 'own price', ...holding<Minor | null>() }) as const;

/** Declares a count. */
export const count = <const Given extends FieldDocs & CountRules>(given: Given) =>
  ({ ...given, kind: 'count', ...holding<number>() }) as const;

/** A whole number in a range; if empty, unchanged. */
export const number = <const Given extends FieldDocs & NumberRules>(given: Given) =>
  ({ ...given, kind: 'number', ...holding<number>() }) as const;

/** A whole number in a range; null if there is none, which is 0 in calls and files. */
export const numberOrNone = <const Given extends FieldDocs & NumberRules>(given: Given) =>
  ({ ...given, kind: 'number or none', ...holding<number | null>() }) as const;

export const tick = <const Given extends FieldDocs & TickRules>(given: Given) =>
  ({ ...given, kind: 'tick', ...holding<boolean>() }) as const;

/** One of several numbers. */
export const choice = <const Value extends number, const Given extends FieldDocs>(given: Given & ChoiceRules<Value>) =>
  ({ ...given, kind: 'choice', ...holding<Value>() }) as const;

/** One of several numbers, or none: null. */
export const choiceOrNone = <const Value extends number, const Given extends FieldDocs>(
  given: Given & ChoiceRules<Value>,
) => ({ ...given, kind: 'choice or none', ...holding<Value | null>() }) as const;

/** One of several internal words; null for none. */
export const wordOrNone = <const Value extends string, const Given extends FieldDocs>(
  given: Given & WordRules<Value>,
) => ({ ...given, kind: 'word or none', ...holding<Value | null>() }) as const;

/** Values of an entity, derived from its table. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Holding<infer Value> ? Value : never;
};

/**
 * Draft of an entity: omitted fields are unchanged. `Sent` fields are required each time; a number among these is null
 * if empty, and any number is NaN if invalid.
 */
export type DraftOf<Fields, Sent extends keyof Fields = never> = {
  [Name in Sent]: number extends ValuesOf<Fields>[Name] ? ValuesOf<Fields>[Name] | null : ValuesOf<Fields>[Name];
} & { [Name in Exclude<keyof Fields, Sent>]?: ValuesOf<Fields>[Name] | undefined };

/** The names of the fields with this trait. */
export type NamesWith<Fields, Trait> = {
  [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never;
}[keyof Fields] &
  string;

type OpenNames<Fields> = Exclude<keyof Fields, NamesWith<Fields, { reader: Reader }>> & string;

/** Fields of an entity that are declared once, in this table or in one with words of its own: accounts, order fields. */
type AnyTable = Readonly<Record<string, { readonly kind: string }>>;

export function namesOf<Fields extends AnyTable>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** The names of the fields with these traits, in the order of the table. */
export function namesWith<Fields extends AnyTable, const Trait extends object>(
  fields: Fields,
  trait: Trait,
): NamesWith<Fields, Trait>[] {
  const has = (field: object) => Object.entries(trait).every(([key, value]) => field[key as never] === value);
  return namesOf(fields).filter((name): name is NamesWith<Fields, Trait> => has(fields[name] ?? {}));
}

/** The fields without a restriction. */
export function openNames<Fields extends FieldTable>(fields: Fields): OpenNames<Fields>[] {
  return namesOf(fields).filter((name): name is OpenNames<Fields> => fields[name]?.reader === undefined);
}

/** Default values of a new entity. */
export function freshValues<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, freshValue(field)])) as never;
}

function freshValue(field: Field): unknown {
  if (field.kind === 'choice') return field.of[0];
  return field.kind === 'number' ? field.from : FRESH[field.kind];
}

const FRESH: Readonly<Record<Exclude<Field['kind'], 'choice' | 'number'>, unknown>> = {
  line: '',
  lines: '',
  price: 0,
  count: 0,
  tick: false,
  'own price': null,
  'number or none': null,
  'choice or none': null,
  'word or none': null,
};

/**
 * Reads stored values of an entity, which may date from when none was written as 0, or a part number had full-width
 * characters.
 */
export function readKept(fields: FieldTable, kept: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, keptValue(fields[name], value)]));
}

function keptValue(field: Field | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'own price':
    case 'number or none':
    case 'choice or none':
      return value === 0 ? null : value;
    case 'line':
      return field.isPlainWidth === true && typeof value === 'string' ? toHalfwidth(value) : value;
    case 'lines':
    case 'price':
    case 'count':
    case 'number':
    case 'choice':
    case 'word or none':
    case 'tick':
    case undefined:
      return value;
    default:
      return field satisfies never;
  }
}

/** Picks members of an object. */
export function only<Thing, Name extends keyof Thing>(thing: Thing, names: readonly Name[]): Pick<Thing, Name> {
  const some: Partial<Thing> = {};
  for (const name of names) some[name] = thing[name];
  return some as Pick<Thing, Name>; // each of them was added above
}
