import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { categoryFields, subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import { documentedPath } from '#shop/base/wire/wire-dialect.ts';
import type { Field, FieldTable } from '#shop/base/fields/field.ts';
import { operations } from '../operations.ts';
import { addressOf } from './testing/example.ts';
import type { Json } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

// docs/api.md lists the calls of both sources in its first column. This test writes the other columns.
const file = new URL('../../docs/api.md', import.meta.url);
const text = readFileSync(file, 'utf8');
const ROW = /^\| `(GET|POST|DELETE) (\/api\/\S+)` \|.*$/gm;

const document = openApiDocument(operations, 'http://localhost:3000');
const documented = [...text.matchAll(ROW)].map(([, method = '', path = '']) => `${method} ${path}`);

/** Paths match in any letter case, and parameters may have any name. */
const matched = (call: string) => call.toLowerCase().replaceAll(/\{\w+\}/g, '{}');
const operationOf = new Map(
  operations.map((operation) => [matched(`${operation.path.method} /api${operation.path.template}`), operation]),
);

function operationFor(call: string) {
  const operation = operationOf.get(matched(call));
  if (operation === undefined) throw new Error(`No operation answers ${call}`);
  return operation;
}

function rowFor(call: string): string {
  const operation = operationFor(call);
  const { method, template } = operation.path;
  const described = (document['paths'] as Record<string, Record<string, Json>>)[`/api${documentedPath(template)}`];
  const { parameters, requestBody, responses } = (described?.[method.toLowerCase()] ?? {}) as unknown as Described;
  const answer = Object.values(responses['200']?.content ?? {})[0]?.schema ?? {};
  const cells = [
    operation.summary.replaceAll('|', '\\|'),
    operation.who.access,
    [...parameters.map(({ name, required }) => (required ? `${name}\\*` : name)), ...bodyFields(requestBody)].join(
      ', ',
    ),
    nameOf(answer),
    exampleText(call),
  ];
  return `| \`${call}\` | ${cells.join(' | ')} |`;
}

interface Described {
  parameters: { name: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

function bodyFields(requestBody: Described['requestBody']): string[] {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const record = schema['type'] === 'array' ? (schema.items ?? {}) : schema;
  const required = record.required ?? [];
  const names = Object.keys(record['properties'] ?? {}).map((name) => (required.includes(name) ? `${name}\\*` : name));
  if (schema['anyOf'] !== undefined) return ['a bare number, or relatedID'];
  return schema['type'] === 'array' ? [`a list of: ${names.join(', ')}`] : names;
}

function nameOf(schema: Json): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema['type'] === 'array') return `list of ${nameOf(schema.items ?? {})}`;
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  return schema['type'] === 'integer' ? 'number' : String(schema['type']);
}

/** The request as sent: its address if it has parameters, and its body. */
function exampleText(call: string): string {
  const operation = operationFor(call);
  const example = documentedExample(operation);
  const parts = [
    ...(example.path === undefined && example.query === undefined ? [] : [addressOf(operation, example)]),
    ...(example.body === undefined ? [] : [JSON.stringify(example.body)]),
    ...(example.fileName === undefined ? [] : [`file=@${example.fileName}`]),
  ];
  return parts.length === 0
    ? addressOf(operation, example).replace(/^/, '`').concat('`')
    : parts.map((part) => `\`${part}\``).join(' ');
}

test('docs/api.md describes the implementation of each documented call (F1 to F8), and the values of each field', async () => {
  const called = text.replaceAll(ROW, (_, method: string, path: string) => rowFor(`${method} ${path}`));
  const made = called.replaceAll(
    FIELD_TABLE,
    (_, head: string, entity: keyof typeof FIELDS) => head + fieldRows(FIELDS[entity]),
  );
  await expect(made).toMatchFileSnapshot(fileURLToPath(file));
});

const FIELDS = {
  product: productFields,
  width: variantFields,
  category: categoryFields,
  'sub-category': subcategoryFields,
};
const FIELD_TABLE = new RegExp(
  `(### Fields of a (${Object.keys(FIELDS).join('|')})\\n\\n.*\\n.*\\n)(?:\\|.*\\n)*`,
  'g',
);

function fieldRows(fields: FieldTable): string {
  return Object.values(fields)
    .map((field) => `| \`${field.wire}\` | ${field.means} | ${fitting(field)} | \`${field.example}\` |\n`)
    .join('');
}

/** Describes the accepted values of the field in words. */
function fitting(field: Field): string {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return `text, up to ${field.most.toLocaleString('en')} characters${field.required === undefined ? '' : ', not empty'}`;
    case 'price':
    case 'own price':
      return 'an amount';
    case 'count':
      return `a whole number, up to ${field.most.toLocaleString('en')}`;
    case 'number or none':
      return `a whole number from ${field.from} to ${field.to.toLocaleString('en')}, or 0`;
    case 'number':
      return `a whole number from ${field.from} to ${field.to.toLocaleString('en')}`;
    case 'tick':
      return `1 or ${field.no}`;
    case 'choice or none':
      return [0, ...field.of].join(', ');
    case 'choice':
    case 'word or none':
      return field.of.join(', ');
    default:
      return field satisfies never;
  }
}

test('no documented call is listed twice, and all calls of both sources are', () => {
  expect(new Set(documented.map(matched)).size).toBe(documented.length);
  expect(documented).toHaveLength(69);
});
