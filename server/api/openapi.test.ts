import { Validator } from '@seriousme/openapi-schema-validator';
import { test as base, describe, expect } from 'vitest';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { operations } from '../operations.ts';
import { exampleOf, operationKey } from './example.ts';
import exampleAnswers from './example-answers.json' with { type: 'json' };
import { problemResponses, problemSchema } from './refusals.ts';
import { openSessions } from './testing/callers.ts';
import { describedAs, document, faults } from './testing/document.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

const named = (list: readonly AnyOperation[]) => list.map((operation) => [operationKey(operation), operation] as const);
const takesFields = operations.filter((operation) => typeof exampleOf(operation).body === 'object' && !operation.file);

base('the document is OpenAPI 3.1 by the standard’s own schema (D29)', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

base('every call has a name of its own, and every table here speaks of calls that there are', () => {
  const names = operations.map((operation) => describedAs(operation).operationId);
  expect(new Set(names).size).toBe(operations.length);
  const keys = new Set(operations.map(operationKey));
  expect(Object.keys(exampleAnswers).filter((key) => !keys.has(key))).toEqual([]);
});

describe('the examples fit what they are examples of', () => {
  base.for(named(operations))('%s', ([, operation]) => {
    const { parameters, requestBody, responses } = describedAs(operation);
    for (const { schema, example } of parameters)
      if (example !== undefined) expect(faults(schema, example)).toEqual([]);
    for (const { schema, example } of Object.values(requestBody?.content ?? {}))
      if (example !== undefined) expect(faults(schema, example)).toEqual([]);
    const [answer] = Object.values(responses['200']?.content ?? {});
    expect(faults(answer?.schema ?? {}, answer?.example)).toEqual([]);
    for (const { name, required, example } of parameters)
      if (required) expect([name, example]).toEqual([name, expect.anything()]);
  });

  base.for(Object.entries(problemResponses))('%s', ([, response]) => {
    const [answer] = Object.values((response as { content: Record<string, { example?: unknown }> }).content);
    if (answer?.example !== undefined) expect(faults(problemSchema, answer.example)).toEqual([]);
  });
});

/** What these ask for depends on who saves, and whether it is new: the document can only say what is always asked. */
const DEPENDS = new Set([
  'POST /User/SaveUser',
  'POST /ProductCategory/DeleteProductCategory',
  'POST /ProductSubCategory/DeleteProductSubCategory',
  'POST /Category/SaveCategory',
  'POST /SubCategory/SaveSubCategory',
  'POST /SubCategory/SaveSubCategories',
  'POST /Related/DeleteRelated', // a bare number will do
]);

describe('a field that the document calls required is refused where it is missing, any other may be left out', () => {
  test.for(named(takesFields))('%s', async ([key, operation], { shop }) => {
    const { customer, staff } = await openSessions(shop);
    const token = operation.access === 'staff' ? staff : customer;
    const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
    const isList = schema['type'] === 'array';
    const record = (isList ? schema['items'] : schema) as { required?: string[] };
    const { body: whole } = await readyExample(shop, operation, customer ?? '');
    for (const name of Object.keys(isList ? ((whole as object[])[0] ?? {}) : (whole as object))) {
      const request = await readyExample(shop, operation, customer ?? '');
      const { [name]: _, ...rest } = (isList ? (request.body as object[])[0] : request.body) as Record<string, unknown>;
      const { status, body } = await send(shop, operation, { ...request, body: isList ? [rest] : rest }, token);
      const isRequired = record.required?.includes(name) ?? false;
      if (isRequired) {
        expect([name, status]).toEqual([name, 400]);
        expect(JSON.stringify(body.errors)).toContain(name);
      } else if (!DEPENDS.has(key)) expect([name, status, body.errors]).toEqual([name, 200, undefined]);
    }
  });
});
