import { z, type ZodType } from 'zod';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import type { Body } from '#shop/base/operations/answers.ts';
import { isOnWire, memberName, unitsOf } from '#shop/base/wire/wire-dialect.ts';

/** JSON Schema, and everything else in the API document. */
export interface Json {
  [member: string]: unknown;
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  enum?: unknown[];
  examples?: unknown[];
}

/** A zod schema as JSON Schema; named schemas become components of the document. */
export function toComponents(schema: ZodType, side: 'request' | 'answer', schemas: Record<string, Json>): Json {
  const { $schema: _, $defs = {}, ...own } = jsonSchema(schema, side);
  for (const [name, named] of Object.entries($defs)) schemas[name] = toDocumentedSchema(named);
  return own;
}

/** A schema under API names: amounts and rates are decimals there. */
export function toDocumentedSchema(schema: Json): Json {
  const { properties = {}, required, items, anyOf, additionalProperties, ...others } = schema;
  return {
    ...others,
    ...(schema.properties === undefined ? {} : { properties: documentedMembers(properties) }),
    ...(required === undefined ? {} : { required: namesOnWire(required, properties) }),
    ...(items === undefined ? {} : { items: toDocumentedSchema(items) }),
    ...(anyOf === undefined ? {} : oneOfThese(anyOf)),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: toDocumentedSchema(additionalProperties as Json) }
      : {}),
  };
}

/** Alternatives without `undefined`, which zod describes as anything: JSON has no such value, a member is absent instead. */
function oneOfThese(alternatives: readonly Json[]): Json {
  const [only, ...others] = alternatives.filter((each) => Object.keys(each).length > 0).map(toDocumentedSchema);
  if (only === undefined) return {};
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

function documentedMembers(members: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(members)
      .filter(([, schema]) => isOnWire(schema))
      .map(([ours, schema]) => [memberName(ours, schema), documentedMember(ours, schema)]),
  );
}

function namesOnWire(names: readonly string[], members: Record<string, Json>): string[] {
  return names.filter((name) => isOnWire(members[name])).map((name) => memberName(name, members[name]));
}

/** The schema of an internal member or parameter in its API format. */
export function documentedMember(ours: string, { wire: _, ...schema }: Json): Json {
  const units = unitsOf(ours);
  return units === undefined ? toDocumentedSchema(schema) : asDecimal(schema, units);
}

function asDecimal(schema: Json, units: number): Json {
  const { anyOf, type, minimum: _, maximum: __, ...rest } = schema;
  if (anyOf !== undefined) return { ...schema, anyOf: anyOf.map((each) => asDecimal(each, units)) };
  return type === 'integer' ? { ...rest, type: 'number', ...decimalLimits(schema, units) } : schema;
}

/** Cents are amounts with two decimal places in the API; limits of JavaScript numbers are dropped. */
function decimalLimits(schema: Json, units: number): Json {
  const ends = ['minimum', 'maximum'].filter((limit) => Math.abs(Number(schema[limit])) < Number.MAX_SAFE_INTEGER);
  return Object.fromEntries(ends.map((limit) => [limit, Number(schema[limit]) / units]));
}

/** The body of a POST under API names; its required fields are those of our own input. */
export function bodySchema({ body, file }: AnyOperation, input: Json, schemas: Record<string, Json>): Json {
  const schema =
    body?.schema === undefined ? toDocumentedSchema(input) : documentedBody(body, body.schema, input, schemas);
  return file === undefined ? schema : formWithFile(schema);
}

/** A form: its fields, and the file's part, whose name our own input has under `partName`. */
function formWithFile(schema: Json): Json {
  const { partName: _, ...properties } = schema.properties ?? {};
  const required = namesIn(schema).filter((name) => name !== 'file');
  return {
    type: 'object',
    properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [...required, 'file'],
  };
}

function documentedBody(wire: Body, declared: ZodType, input: Json, schemas: Record<string, Json>): Json {
  const { $schema: _, $defs: __, ...own } = jsonSchema(declared, 'request');
  const schema = toDocumentedSchema(own);
  if (schema['type'] === 'object')
    return { ...withLimits(schema, input, wire.fieldName), required: namesIn(input).map(wire.fieldName) };
  const [[key, list] = []] = Object.entries(input.properties ?? {});
  if (schema['type'] !== 'array' || list === undefined) return toComponents(declared, 'request', schemas);
  const entry = list.items ?? {};
  const nameOf = (name: string) => wire.fieldName(`${key}.0.${name}`).replace(/^\[0\]\./, '');
  return {
    type: 'array',
    items: { ...withLimits(schema.items ?? {}, entry, nameOf), required: namesIn(entry).map(nameOf) },
  };
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'enum', 'format'];

/** Transfers the limits of our own input, which has internal names, to the documented fields. */
function withLimits(schema: Json, input: Json, nameOf: (ours: string) => string): Json {
  const fields = { ...schema.properties };
  for (const [ours, asked] of Object.entries(input.properties ?? {})) {
    const name = nameOf(ours);
    const field = fields[name];
    if (field !== undefined) fields[name] = { ...field, ...limitsFor(field, asked, ours) };
  }
  return { ...schema, properties: fields };
}

function limitsFor(field: Json, asked: Json, ours: string): Json {
  if (field['type'] === asked['type'])
    return Object.fromEntries(LIMITS.filter((limit) => limit in asked).map((limit) => [limit, asked[limit]]));
  if (field['type'] !== 'number' || asked['type'] !== 'integer' || !ours.endsWith('Minor')) return {};
  return decimalLimits(asked, 100);
}

function namesIn(schema: Json): string[] {
  return schema.required ?? [];
}

/** The wire form of a schema is the input of its codecs, in both directions. */
function jsonSchema(schema: ZodType, side: 'request' | 'answer'): Json {
  const override = side === 'answer' ? requireDefaults : undefined;
  const text = JSON.stringify(
    z.toJSONSchema(schema, { io: 'input', override, unrepresentable: 'any', target: 'draft-2020-12' }),
  );
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as Json;
}

/** A member with a default may be left out of a request, but is in every answer. */
function requireDefaults({ zodSchema, jsonSchema: json }: { zodSchema: unknown; jsonSchema: { required?: string[] } }) {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const required = Object.entries(zodSchema.shape)
    .filter(([name, member]) => member instanceof z.ZodDefault || json.required?.includes(name) === true)
    .map(([name]) => name);
  if (required.length > 0) json.required = required;
}
