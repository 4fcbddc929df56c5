import { z, type ZodType } from 'zod';
import { shapeOf, unwrapped, type Shape } from './schema-shape.ts';
import { readerOf } from './wire-members.ts';
import { fromUnits, toUnits } from './wire-values.ts';

/**
 * API names in the dialect of the sources (D49). `goodsMinor` becomes `goods`, an amount with at most two decimal places;
 * `companyId` becomes `companyID`; terms of the sources keep their names. A record's schema says where its wire form
 * differs: another name, a member of one side only (wire-members.ts), another value (wire-values.ts).
 */
const NAMES_OF_THE_SOURCES: Readonly<Record<string, string>> = {
  firstName: 'userFirstname',
  surname: 'userSurname',
  quantity: 'productQuantity',
  quantitySeen: 'productQuantitySeen',
  memberId: 'userID',
  customerId: 'userID',
  orderId: 'saleID',
  orderIds: 'saleIDs',
  orderLineId: 'saleItemID',
  addressId: 'deliveryID',
  deliveryAddressId: 'deliveryID',
  variantId: 'subProductVariantID',
  purchaseOrderNumber: 'poNumber',
  couponCode: 'discountcouponused',
  discountMinor: 'discountApplied',
  subtotalMinor: 'subTotal',
  deliveryMinor: 'deliveryCharge',
  // An amount before and after a change, next to texts of the same change.
  beforeMinor: 'beforeAmount',
  afterMinor: 'afterAmount',
  rateMicros: 'exchangeRate',
  beforeMicros: 'exchangeRateBefore',
  gbpMicros: 'gbpRate', // next to amounts in that currency
  eurMicros: 'eurRate',
  rawId: 'rawId', // WebAuthn's own name
};

/** A schema in zod or as JSON Schema. */
type AnySchema = ZodType | { readonly [keyword: string]: unknown } | undefined;

const wireOf = (schema: AnySchema) => (schema instanceof z.ZodType ? schema.meta()?.['wire'] : schema?.['wire']);

/** The documented name of a member. @param schema  its own */
export function memberName(ours: string, schema: AnySchema): string {
  const wire = wireOf(schema);
  return typeof wire === 'string' ? wire : documentedName(ours);
}

export function isOnWire(schema: AnySchema): boolean {
  return wireOf(schema) !== false;
}

export function documentedName(ours: string): string {
  if (Object.hasOwn(NAMES_OF_THE_SOURCES, ours)) return NAMES_OF_THE_SOURCES[ours] ?? ours;
  return ours
    .replace(/(?:Minor|Micros)$/, '')
    .replace(/Id$/, 'ID')
    .replace(/Ids$/, 'IDs');
}

/** Smallest units in one API unit: 100 cents in an amount; undefined if the member is neither amount nor rate. */
export function unitsOf(ours: string): number | undefined {
  if (ours.endsWith('Minor')) return 100;
  return ours.endsWith('Micros') ? 1_000_000 : undefined;
}

/** A documented path: `/Sale/GetOrderAgain/{saleID}`. */
export function documentedPath(template: string): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, ours: string) => `{${documentedName(ours)}}`);
}

/** Translation of values between internal and API names, derived from their schema. */
export interface Dialect {
  /** Only declared members are written, unless others are to be kept. */
  readonly encode: (ours: unknown, others?: 'keep others') => unknown;
  /** Reads only API names, regardless of case; of a repeated one the first counts (D29). */
  readonly decode: (wire: unknown) => unknown;
  /** Translates a field of our input ('lines.0.orderId') into its API name ('lines.0.saleID'). */
  readonly fieldName: (ours: string) => string;
}

/** Width number of the documented calls for none (D29). */
export const NO_VARIANT = 99_999_999;

const asItIs = (value: unknown) => value;
const NO_MEMBERS: Dialect = { encode: asItIs, decode: asItIs, fieldName: documentedField };

const known = new WeakMap<ZodType, Dialect>();

/** Dialect of an internal schema; created on first use. */
export function dialectOf(schema: ZodType): Dialect {
  const made = known.get(schema) ?? make(schema);
  known.set(schema, made);
  return made;
}

function documentedField(ours: string): string {
  return ours.split('.').map(documentedName).join('.');
}

function make(schema: ZodType): Dialect {
  const inner = unwrapped(schema);
  if (inner !== undefined) return schema instanceof z.ZodNullable ? besideNull(dialectOf(inner)) : dialectOf(inner);
  if (schema instanceof z.ZodCodec) return valueDialect(schema);
  return dialectIn(shapeOf(schema));
}

function dialectIn(shape: Shape | undefined): Dialect {
  switch (shape?.kind) {
    case 'list':
      return listDialect(dialectOf(shape.item));
    case 'map':
      return mapDialect(dialectOf(shape.value));
    case 'record':
      return recordDialect(shape);
    case 'choice':
      return dialectIn(mergedShape(shape.options));
    case 'value':
    case undefined:
      return NO_MEMBERS;
    default:
      return shape satisfies never;
  }
}

/** A value with another form on the wire. */
function valueDialect({ def: { transform, reverseTransform } }: z.ZodCodec): Dialect {
  const payload = { value: undefined, issues: [] };
  return {
    encode: (ours) => reverseTransform(ours, payload),
    decode: (wire) => transform(wire, payload),
    fieldName: documentedField,
  };
}

function besideNull(inner: Dialect): Dialect {
  if (inner === NO_MEMBERS) return NO_MEMBERS;
  const { encode, decode, fieldName } = inner;
  return {
    encode: (ours, others) => (ours === null ? null : encode(ours, others)),
    decode: (wire) => (wire === null ? null : decode(wire)),
    fieldName,
  };
}

/** Translates members without a schema into their documented names. */
export function documentedMembers(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([ours, value]) => {
      const units = unitsOf(ours);
      if (units !== undefined && typeof value === 'number') return [documentedName(ours), value / units];
      return [documentedName(ours), isRecord(value) ? documentedMembers(value) : value];
    }),
  );
}

/** The members of all records of a union, because a member's name alone determines its API name. */
function mergedShape(options: readonly ZodType[]): Shape | undefined {
  const shapes = options.map(shapeOf).map((shape) => (shape?.kind === 'choice' ? mergedShape(shape.options) : shape));
  const [first, ...others] = shapes.filter((shape) => shape !== undefined && shape.kind !== 'value');
  return others.reduce((merged, shape) => {
    if (merged?.kind !== 'record' || shape?.kind !== 'record') return merged;
    return { ...merged, members: new Map([...shape.members, ...merged.members]) };
  }, first);
}

function listDialect(item: Dialect): Dialect {
  if (item === NO_MEMBERS) return NO_MEMBERS;
  const { encode, decode } = item;
  return {
    encode: (list, others) => (Array.isArray(list) ? list.map((each) => encode(each, others)) : list),
    decode: (list) => (Array.isArray(list) ? list.map((each) => decode(each)) : list),
    fieldName: behindFirst(item),
  };
}

/** An index, or the key of a map, is called the same on the wire. */
function behindFirst({ fieldName }: Dialect) {
  return (ours: string): string => {
    const [index, inner] = splitFirst(ours);
    return inner === '' ? index : `${index}.${fieldName(inner)}`;
  };
}

function splitFirst(path: string): [first: string, rest: string] {
  const [first = '', ...rest] = path.split('.');
  return [first, rest.join('.')];
}

function mapDialect(value: Dialect): Dialect {
  if (value === NO_MEMBERS) return NO_MEMBERS;
  const { encode, decode } = value;
  const through = (map: unknown, each: (value: unknown) => unknown) =>
    isRecord(map) ? Object.fromEntries(Object.entries(map).map(([name, member]) => [name, each(member)])) : map;
  return {
    encode: (map, others) => through(map, (each) => encode(each, others)),
    decode: (map) => through(map, decode),
    fieldName: behindFirst(value),
  };
}

interface Member {
  ours: string;
  name: string;
  /** Of a member that only the wire has. */
  read: ((record: unknown) => unknown) | undefined;
  /** Not computed. */
  isRead: boolean;
  dialect: Dialect;
}

type WrittenMember = Omit<Member, 'dialect'> & Pick<Dialect, 'encode'>;

function recordDialect({ members: shape, isOpen }: Extract<Shape, { kind: 'record' }>): Dialect {
  const members = [...shape].filter(([, schema]) => isOnWire(schema)).map(([ours, schema]) => memberOf(ours, schema));
  const stored = members.filter(({ isRead }) => isRead);
  const ours = new Map(stored.toReversed().map((member) => [member.ours, member])); // of several names the first
  const wire = new Map(stored.map((member) => [member.name.toLowerCase(), member]));
  const written = members.map(({ dialect: { encode }, ...member }) => ({ ...member, encode }));
  if (new Set(members.map(({ name }) => name.toLowerCase())).size < members.length)
    throw new Error(`Two members of one record have the same name on the wire: ${[...shape.keys()].join(', ')}`);
  return {
    encode: (value, others) => {
      if (!isRecord(value)) return value;
      return isOpen || others !== undefined ? encodeAll(ours, value) : encodeMembers(written, value);
    },
    decode: (value) => (isRecord(value) ? decodeMembers(value, wire, shape) : value),
    fieldName: (path) => {
      const [first, inner] = splitFirst(path);
      const member = ours.get(first);
      if (member === undefined) return documentedField(path);
      return inner === '' ? member.name : `${member.name}.${member.dialect.fieldName(inner)}`;
    },
  };
}

function memberOf(ours: string, schema: ZodType): Member {
  const { read, of = ours, schema: own = schema } = readerOf(schema) ?? {};
  const isRead = read === undefined || of !== ours;
  return { ours: of, name: memberName(ours, schema), read, isRead, dialect: memberDialect(of, own) };
}

function memberDialect(ours: string, schema: ZodType): Dialect {
  const units = unitsOf(ours);
  const { encode, decode, fieldName } = dialectOf(schema);
  if (ours === 'variantId')
    return { encode, decode: (value) => decode(Number(value) === NO_VARIANT ? null : value), fieldName };
  if (units === undefined) return dialectOf(schema);
  return {
    encode: (value) => fromUnits(encode(value), units),
    decode: (value) => decode(toUnits(value, units)),
    fieldName: documentedField,
  };
}

/** The members of a record in the order of its schema; this runs for every row of every answer. */
function encodeMembers(members: readonly WrittenMember[], record: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const { ours, name, read, encode } of members) {
    const value = read === undefined ? record[ours] : read(record);
    if (value !== undefined) wire[name] = encode === asItIs ? value : encode(value);
  }
  return wire;
}

/** All members of a record in its own order, those without a schema as they are. */
function encodeAll(members: ReadonlyMap<string, Member>, record: Record<string, unknown>): Record<string, unknown> {
  const wire = new Map<string, unknown>();
  for (const [ours, value] of Object.entries(record)) {
    const { name = ours, dialect = NO_MEMBERS } = members.get(ours) ?? {};
    if (!wire.has(name)) wire.set(name, dialect.encode(value, 'keep others'));
  }
  return Object.fromEntries(wire);
}

function decodeMembers(
  value: Record<string, unknown>,
  wire: ReadonlyMap<string, Member>,
  shape: ReadonlyMap<string, ZodType>,
): Record<string, unknown> {
  const result = new Map<string, unknown>();
  for (const [name, given] of Object.entries(value)) {
    const member = wire.get(name.toLowerCase());
    if (member === undefined && shape.has(name)) continue; // our own name
    const ours = member?.ours ?? name;
    if (!result.has(ours)) result.set(ours, member === undefined ? given : member.dialect.decode(given));
  }
  return Object.fromEntries(result);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof File)
  );
}
