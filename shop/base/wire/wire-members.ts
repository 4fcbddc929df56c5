import { z, type ZodType } from 'zod';

/**
 * Gives a member the sources' word for what it is in its record, where its own name alone does not tell: the email address of a buyer is
 * `userEmail`, that of a colleague `blogUserEmail`. Goes around the whole schema of the member.
 */
export function calledOnWire<Schema extends ZodType>(wire: string, schema: Schema): Schema {
  return schema.meta({ wire });
}

/** A member for the shop's own pages alone. */
export function notOnWire<Schema extends ZodType>(schema: Schema): Schema {
  return schema.meta({ wire: false });
}

declare const wireOnly: unique symbol;

/** Type of a member that only the wire has; `AnswerOf` leaves it out. */
export interface WireOnly {
  readonly [wireOnly]: true;
}

/** A second documented name of an internal member: answers have both, and a body may use either. */
export function anotherNameOf(member: string, schema: ZodType): ZodType<WireOnly> {
  return wireMember(schema, (record: Readonly<Record<string, unknown>>) => record[member], member);
}

/** Reads the value of a member that only the wire has from the record. */
type Reader = (ours: never) => unknown;

const readers = z.registry<{ read: Reader; of: string | undefined }>();

/** A member that only the wire has, computed from internal ones and never read. */
export function computed<Schema extends ZodType, Ours>(
  schema: Schema,
  read: (ours: Ours) => z.output<Schema>,
): ZodType<WireOnly> {
  return wireMember(schema, read);
}

function wireMember(schema: ZodType, read: Reader, of?: string): ZodType<WireOnly> {
  const absent = z.codec(schema, z.undefined().optional(), {
    decode: () => undefined,
    encode: () => undefined, // of the record, not of a value: `readerOf`
  });
  readers.add(absent, { read, of });
  return absent as unknown as ZodType<WireOnly>;
}

/** A record on the wire that groups internal members of the same level. */
export function grouped<Schema extends ZodType>(schema: Schema): ZodType<WireOnly> {
  return computed(schema, (ours: z.output<Schema>) => ours);
}

/**
 * The reader of a member that only the wire has, the schema of its value, and the internal member of which it is another name;
 * undefined for any other member.
 */
export function readerOf(schema: ZodType) {
  const reader = readers.get(schema);
  if (reader === undefined || !(schema instanceof z.ZodCodec)) return undefined;
  return { read: reader.read as (ours: unknown) => unknown, of: reader.of, schema: schema.in as ZodType };
}
