import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
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
