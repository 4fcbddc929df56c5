import { z, type ZodType } from 'zod';
import type { ListPage } from '../paged-lists/list-page.ts';
import { dialectOf } from '../wire/wire-dialect.ts';
import type { WireOnly } from '../wire/wire-members.ts';
import { stripUndeclared } from './strip-undeclared.ts';

/** Declaration of an answer: undeclared data is never sent, in no media type. */
export interface Answer<Output> {
  /** In the API. */
  readonly schema: ZodType;
  /** In internal names, for the shop's own pages. */
  readonly ours: ZodType;
  readonly encode: (output: Output) => unknown;
  /** The reverse direction, for programs that use internal names. */
  readonly decode?: (wire: unknown) => unknown;
  /** Never set at run time: ties the answer's type to exactly what the schema describes. */
  readonly described?: Output;
  /** The total number of entries of a list, besides the returned page (X-Total-Count). */
  readonly total?: (output: Output) => number;
  /** The cursor of the next page of a list (X-Next-Cursor). */
  readonly next?: (output: Output) => string | undefined;
}

/** Declaration of a body in the API. */
export interface Body {
  /** The stored state in the names of the body; absent: in those of wire-dialect.ts. */
  readonly encodeStored?: (ours: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Absent: the input's own, under the documented names. */
  readonly schema?: ZodType;
  decode(this: void, body: unknown): unknown;
  /** Translates a field of our input ('lines.0.quantity') into its documented name ('[0].productQuantity'). */
  fieldName(this: void, ourField: string): string;
}

/** The body of one record: only its members are read. The operation's own schema validates them. */
export function bodyOf(record: ZodType): Body {
  const { encode, decode, fieldName } = dialectOf(record);
  return {
    schema: record,
    decode: (body) => stripUndeclared(record, decode(body)),
    encodeStored: (ours) => encode(stripUndeclared(record, ours)) as Record<string, unknown>,
    fieldName,
  };
}

/** A body that is a bare list; our input has it under `key`. */
export function bodyListOf(key: string, record: ZodType): Body {
  const { decode, fieldName } = bodyOf(record);
  return {
    schema: z.array(record),
    decode: (body) => ({ [key]: Array.isArray(body) ? body.map(decode) : body }),
    fieldName(ourField) {
      const [, index, name] = ourField.split('.');
      if (index === undefined) return '';
      return name === undefined ? `[${index}]` : `[${index}].${fieldName(name)}`;
    },
  };
}

/** The body of a call whose input has the names itself. */
export function bodyInDialect(input: ZodType): Body {
  return {
    decode: (body) => dialectOf(input).decode(body),
    fieldName: (field) => dialectOf(input).fieldName(field),
  };
}

/** Details of a refusal that contain the stored state, or another member, under the documented names of this record. */
export function storedAs(record: ZodType, member = 'current') {
  const { encode } = dialectOf(record);
  return ({ [member]: stored, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    stored === undefined ? rest : { ...rest, [member]: encode(stored) };
}

/** One record, or null. */
export function answerOrNull<Output>({ schema, encode, decode, ours }: Answer<Output>): Answer<Output | null> {
  return {
    schema: schema.nullable(),
    encode: (output) => (output === null ? null : encode(output)),
    ...(decode === undefined ? {} : { decode }),
    ours: ours.nullable(),
  };
}

function pageOf(row: ZodType): ZodType {
  return z.object({
    items: z.array(row),
    total: z.int(),
    isMore: z.literal(true).optional(),
    next: z.string().optional(),
  });
}

/** The headers of a page of a list. */
const COUNTED = {
  total: ({ total }: ListPage<unknown>) => total,
  next: ({ next }: ListPage<unknown>) => next,
};

/** Output of a schema as readers get it, read-only because answers are never modified; without members that only the wire has. */
export type AnswerOf<Schema extends ZodType> = AsRead<z.output<Schema>>;

type AsRead<Value> = Value extends readonly (infer Item)[]
  ? readonly AsRead<Item>[]
  : Value extends Date
    ? Value
    : Value extends object
      ? { readonly [Member in keyof Value as Value[Member] extends WireOnly ? never : Member]: AsRead<Value[Member]> }
      : Value;

/** A bare array of one page of a list, with the total in X-Total-Count and the next cursor in X-Next-Cursor. */
export function answerInternalList<Row extends ZodType>(row: Row): Answer<ListPage<AnswerOf<Row>>> {
  const schema = z.array(row);
  const { encode, decode } = dialectOf(schema);
  return { schema, ours: pageOf(row), encode: ({ items }) => encode(items), decode, ...COUNTED };
}

/** The bare number returned by the documented calls: 1 for success, and the known refusals (D29). */
export const answerNumber: Answer<number> = { schema: z.int(), ours: z.int(), encode: (number) => number };

/** The documented bare 1, while the shop's own pages get more: id and version for the next save (D29). */
export function answerDone<Schema extends ZodType>(ours: Schema): Answer<AnswerOf<Schema>> {
  return { schema: z.literal(1), ours, encode: () => 1 };
}

/** The answer of a call; wire-dialect.ts translates its names. */
export function answerInternal<Schema extends ZodType>(schema: Schema) {
  const { encode, decode } = dialectOf(schema);
  return {
    schema,
    ours: schema,
    encode: (output: AnswerOf<Schema>): unknown => encode(output),
    decode,
    ...typeOnly<z.output<Schema>>(),
  };
}

/** The answer of a call of the sources; programs read it in its documented names. */
export function answerOf<Schema extends ZodType>(schema: Schema): Answer<AnswerOf<Schema>> {
  return { schema, ours: schema, encode: dialectOf(schema).encode };
}

/** A page of a list of the sources. */
export function answerListOf<Row extends ZodType>(row: Row): Answer<ListPage<AnswerOf<Row>>> {
  const { decode: _, ...answer } = answerInternalList(row);
  return answer;
}

/** Types alone. */
function typeOnly<Output>(): { readonly described?: Output } {
  return {};
}

/** The input of a call without parameters. */
export const noInput: ZodType<Record<string, never>> = z.object({});
