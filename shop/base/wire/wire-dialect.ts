import { z, type ZodType } from 'zod';
import { amount, micros } from './wire-format.ts';

/**
 * API names of calls without a table of columns, in the dialect of the sources (D49). `goodsMinor` becomes `goods`, an
 * amount with at most two decimal places; `companyId` becomes `companyID`; terms of the sources keep their names.
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

/**
 * Gives a member the sources' word for what it is in its record, where its own name alone does not tell: the email address of a buyer is
 * `userEmail`, that of a colleague `blogUserEmail`.
 */
export function calledOnWire<Schema extends ZodType>(wire: string, schema: Schema): Schema {
  return schema.meta({ wire });
}

/** The documented name of a member. @param schema  its own, in zod or as JSON Schema */
export function memberName(
  ours: string,
  schema: ZodType | { readonly [keyword: string]: unknown } | undefined,
): string {
  const wire = schema instanceof z.ZodType ? schema.meta()?.['wire'] : schema?.['wire'];
  return typeof wire === 'string' ? wire : documentedName(ours);
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
  readonly encode: (ours: unknown) => unknown;
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
  const shape = shapeOf(schema);
  if (shape === undefined) return NO_MEMBERS;
  if (shape.kind === 'list') return listDialect(dialectOf(shape.item));
  if (shape.kind === 'map') return mapDialect(dialectOf(shape.value));
  return recordDialect(shape.members);
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

type Shape =
  | { kind: 'record'; members: ReadonlyMap<string, ZodType> }
  | { kind: 'list'; item: ZodType }
  | { kind: 'map'; value: ZodType };

/** The members of a schema inside its wrappers; undefined for one without declared members. */
function shapeOf(schema: unknown): Shape | undefined {
  if (schema instanceof z.ZodObject)
    return {
      kind: 'record',
      members: new Map<string, ZodType>(Object.entries(schema.shape)),
    };
  if (schema instanceof z.ZodArray) return { kind: 'list', item: schema.element as ZodType };
  if (schema instanceof z.ZodRecord) return { kind: 'map', value: schema.valueType as ZodType };
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in) ?? shapeOf(schema.out);
  if (schema instanceof z.ZodUnion) return mergedShape((schema.options as ZodType[]).map(shapeOf));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return shapeOf(schema.unwrap());
  return undefined;
}

/** The members of all records of a union, because a member's name alone determines its API name. */
function mergedShape(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const [first, ...others] = shapes.filter((shape) => shape !== undefined);
  return others.reduce((merged, shape) => {
    if (merged?.kind !== 'record' || shape.kind !== 'record') return merged;
    return { kind: 'record', members: new Map([...shape.members, ...merged.members]) };
  }, first);
}

function listDialect(item: Dialect): Dialect {
  if (item === NO_MEMBERS) return NO_MEMBERS;
  const through = (each: (value: unknown) => unknown) => (value: unknown) =>
    Array.isArray(value) ? value.map(each) : value;
  return { encode: through(item.encode), decode: through(item.decode), fieldName: behindFirst(item) };
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
  const through = (each: (value: unknown) => unknown) => (map: unknown) =>
    isRecord(map) ? Object.fromEntries(Object.entries(map).map(([name, member]) => [name, each(member)])) : map;
  return { encode: through(value.encode), decode: through(value.decode), fieldName: behindFirst(value) };
}

interface Member {
  ours: string;
  name: string;
  dialect: Dialect;
}

function recordDialect(shape: ReadonlyMap<string, ZodType>): Dialect {
  const members = [...shape].map(([ours, schema]): Member => ({
    ours,
    name: memberName(ours, schema),
    dialect: memberDialect(ours, schema),
  }));
  const ours = new Map(members.map((member) => [member.ours, member]));
  const wire = new Map(members.map((member) => [member.name.toLowerCase(), member]));
  if (wire.size < ours.size)
    throw new Error(`Two members of one record have the same name on the wire: ${[...ours.keys()].join(', ')}`);
  return {
    encode: (value) => (isRecord(value) ? rename(value, (name) => ours.get(name), 'encode', 'name') : value),
    decode: (value) => {
      if (!isRecord(value)) return value;
      const documented = Object.entries(value).filter(([name]) => wire.has(name.toLowerCase()) || !ours.has(name));
      return rename(Object.fromEntries(documented), (name) => wire.get(name.toLowerCase()), 'decode', 'ours');
    },
    fieldName: (path) => {
      const [first, inner] = splitFirst(path);
      const member = ours.get(first);
      if (member === undefined) return documentedField(path);
      return inner === '' ? member.name : `${member.name}.${member.dialect.fieldName(inner)}`;
    },
  };
}

function memberDialect(ours: string, schema: ZodType): Dialect {
  const units = unitsOf(ours);
  if (ours === 'variantId') return { ...NO_MEMBERS, decode: (value) => (Number(value) === NO_VARIANT ? null : value) };
  if (units === undefined) return dialectOf(schema);
  const { encode, decode } = units === 100 ? amount : micros;
  return { encode: (value) => (typeof value === 'number' ? encode(value) : value), decode, fieldName: documentedField };
}

function rename(
  value: Record<string, unknown>,
  memberOf: (name: string) => Member | undefined,
  way: 'encode' | 'decode',
  called: 'name' | 'ours',
): Record<string, unknown> {
  const result = new Map<string, unknown>();
  for (const [name, given] of Object.entries(value)) {
    const member = memberOf(name);
    const newName = member?.[called] ?? name;
    if (!result.has(newName)) result.set(newName, member === undefined ? given : member.dialect[way](given));
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
