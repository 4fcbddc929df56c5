import { Validator } from '@seriousme/openapi-schema-validator';
import { test as base, describe, expect } from 'vitest';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { problemResponses, problemSchema } from './refusals.ts';
import { openSessions } from './testing/callers.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { describedAs, document, faults } from './testing/document.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

const named = (list: readonly AnyOperation[]) => list.map((operation) => [operationKey(operation), operation] as const);
const takesFields = operations.filter(
  (operation) => typeof (operation.example ?? {}).body === 'object' && !operation.file,
);

base('the document is OpenAPI 3.1 by the standard’s own schema (D29)', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

base('every field has a sentence that says what it is (shop/frame/glossary.json has those of a name)', () => {
  expect(fieldsIn(document).filter(({ description }) => description === undefined)).toEqual([]);
});

base('limits are those of the shop, not of numbers in JavaScript, in the names that are sent', () => {
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  const createItem = operations.find(({ path }) => path.template === '/Cart/CreateCartItem');
  if (createItem === undefined) throw new Error('There is no CreateCartItem.');
  const [sent] = Object.values(describedAs(createItem).requestBody?.content ?? {});
  expect(sent?.schema['properties']).toMatchObject({
    productQuantity: { type: 'integer', minimum: 1, maximum: 100, description: 'How many.' },
  });
});

base('what is published lets answers grow, and names no requirement', () => {
  const published = JSON.stringify(openApiDocument(operations, 'http://localhost:3000'));
  expect(published).not.toContain('"additionalProperties":false');
  expect(published).not.toMatch(/\((?:[A-Z]\d+(?:, )?)+\)/);
});

/** Every property of a schema and every parameter, by its name. */
function fieldsIn(part: unknown): { name: string; description: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, parameters, ...rest } = part as Record<string, unknown>;
  const own = [
    ...Object.entries((properties ?? {}) as Record<string, { description?: unknown }>).map(
      ([name, { description }]) => ({
        name,
        description,
      }),
    ),
    ...((Array.isArray(parameters) ? parameters : []) as { name: string; description?: unknown }[]).map(
      ({ name, description }) => ({ name, description }),
    ),
  ];
  const inner = [
    ...Object.values(properties ?? {}),
    ...Object.entries(rest)
      .filter(([key]) => key !== 'example')
      .map(([, value]) => value),
  ];
  return [...own, ...inner.flatMap(fieldsIn)];
}

base('the reference page has a form for every call, with a file where it takes one', () => {
  const page = referencePage(operations, document);
  expect(page.match(/<form /g)).toHaveLength(operations.length);
  expect(page.match(/type="file"/g)).toHaveLength(operations.filter(({ file }) => file !== undefined).length);
});

base('every call has a name of its own', () => {
  const names = operations.map((operation) => describedAs(operation).operationId);
  expect(new Set(names).size).toBe(operations.length);
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

// In the order of the table: calls that end sessions stand behind those that need one.
describe(
  'a field that the document calls required is refused where it is missing, any other may be left out',
  { shuffle: false },
  () => {
    test.for(named(takesFields))('%s', async ([key, operation], { shop }) => {
      const { customer, staff } = await openSessions(shop);
      const token = operation.access === 'staff' ? staff : customer;
      const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
      const isList = schema['type'] === 'array';
      const record = (isList ? schema['items'] : schema) as { required?: string[] };
      const { body: whole } = await readyExample(shop, operation, customer ?? '');
      for (const name of Object.keys(isList ? ((whole as object[])[0] ?? {}) : (whole as object))) {
        const request = await readyExample(shop, operation, customer ?? '');
        const { [name]: _, ...rest } = (isList ? (request.body as object[])[0] : request.body) as Record<
          string,
          unknown
        >;
        const { status, body } = await send(shop, operation, { ...request, body: isList ? [rest] : rest }, token);
        const isRequired = record.required?.includes(name) ?? false;
        if (isRequired) {
          expect([name, status]).toEqual([name, 400]);
          expect(JSON.stringify(body.errors)).toContain(name);
        } else if (!DEPENDS.has(key)) expect([name, status, body.errors]).toEqual([name, 200, undefined]);
      }
    });
  },
);
