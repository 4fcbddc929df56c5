import { exampleFor } from './describe-fields.ts';
import type { Json } from './json-schema.ts';

/**
 * A value for a schema of the document: its own examples, otherwise those of the glossary, otherwise the simplest
 * value.
 */
export function composedExample(schema: Json, schemas: Record<string, Json>, name = ''): unknown {
  const { $ref, examples, anyOf, items, type, properties } = schema;
  if ($ref !== undefined) return composedExample(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (examples !== undefined) return examples[0];
  if (anyOf !== undefined) return composedExample(anyOf[0] ?? {}, schemas, name);
  if (Array.isArray(type)) return composedExample({ ...schema, type: type[0] ?? 'null' }, schemas, name);
  if (type === 'array') return [composedExample(items ?? {}, schemas, name)];
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([member, each]) => [member, composedExample(each, schemas, member)]),
    );
  const like = exampleFor(name);
  return fits(like, schema) ? like : simplest(schema);
}

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '5d82fca6-0471-4aad-b090-be13f28720e2',
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00.000Z',
  uri: 'https://pressline.test/',
};

function fits(value: unknown, schema: Json): boolean {
  const { type, const: only, enum: choices, format, pattern } = schema;
  if (value === undefined) return false;
  if (only !== undefined) return value === only;
  if (choices !== undefined) return choices.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'string' && typeof value === 'string' && typeof pattern === 'string')
    return new RegExp(pattern).test(value);
  if (type === 'string' && format === 'uri') return String(value).includes('://');
  return typeof value === type;
}

function simplest({ type, const: only, enum: choices, format }: Json): unknown {
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'string') return OF_FORMAT[String(format)] ?? 'text';
  return type === 'null' ? null : {};
}
