import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { shapeOf } from '#shop/base/wire/schema-shape.ts';
import { readerOf } from '#shop/base/wire/wire-members.ts';
import { operations } from '../operations.ts';
import { describedAs } from './testing/document.ts';
import { operationKey } from './testing/example.ts';
import { foreignValues } from './testing/foreign-values.ts';

// A handler never sees undeclared members of a body: price, total, status, class, GUID, owner (D11, D12, D17).
// save-customer.test.ts tests members that customers can name but only staff can set; tampering.release.test.ts
// compares the rows that each call writes.

const writing = operations.filter(({ path, file }) => path.method === 'POST' && file === undefined);

/** The body as the entry point reads it: decoded from documented names, then parsed. */
const readBody = ({ body, input }: AnyOperation, sent: unknown): unknown =>
  parseInput(input, body === undefined ? sent : body.decode(sent));

/** The calls whose handler gets more than the body declares. */
const readMore = (operation: AnyOperation): boolean => {
  const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
  const isList = schema['type'] === 'array';
  const record = (isList ? schema['items'] : schema) as { properties?: object };
  const declared = new Set(Object.keys(record.properties ?? { relatedID: 1 }).map((name) => name.toLowerCase()));
  const others = Object.fromEntries(
    Object.entries(foreignValues).filter(([name]) => !declared.has(name.toLowerCase())),
  );
  const body = documentedExample(operation).body ?? {};
  const tampered = isList ? (body as object[]).map((each) => ({ ...each, ...others })) : { ...body, ...others };
  return !isDeepStrictEqual(readBody(operation, tampered), readBody(operation, body));
};

test('a handler gets only the declared members of a body', () => {
  expect(writing.length).toBeGreaterThan(100);
  expect(writing.filter(readMore).map(operationKey)).toEqual([]);
});

/** The fields of a record, or of the records of a list. */
function fieldsOf(schema: ZodType): string[] {
  const shape = shapeOf(schema);
  if (shape?.kind === 'list') return fieldsOf(shape.item);
  if (shape?.kind === 'choice') return shape.options.flatMap(fieldsOf);
  if (shape?.kind !== 'record') return [];
  return [...shape.members].filter(([, member]) => readerOf(member) === undefined).map(([name]) => name);
}

/** The fields of a body that its input doesn't have: a wrong name would be sent and never read. */
function unknownFields({ body, input }: AnyOperation): string[] {
  const shape = shapeOf(input);
  if (body?.schema === undefined || shape?.kind !== 'record') return [];
  const isList = shapeOf(body.schema)?.kind === 'list';
  const known = isList ? [...shape.members.values()].flatMap(fieldsOf) : [...shape.members.keys()];
  return fieldsOf(body.schema).filter((field) => !known.includes(field));
}

test('a documented body names only fields of its input', () => {
  const wrong = writing.map((operation) => [operationKey(operation), unknownFields(operation)] as const);
  expect(writing.filter(({ body }) => body?.schema !== undefined).length).toBeGreaterThan(25);
  expect(wrong.filter(([, fields]) => fields.length > 0)).toEqual([]);
});
