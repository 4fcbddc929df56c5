import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { InvalidInputError } from '#shop/base/messages/errors.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { problemResponses, problemSchema } from './refusals.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { describedAs, document, faults } from './testing/document.ts';

const takesFields = operations.filter(
  (operation) => typeof (operation.example ?? {}).body === 'object' && !operation.file,
);

test('the document is OpenAPI 3.1 by the standard’s own schema (D29)', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the glossary has each name once: a second sentence would silently replace the first', () => {
  const text = readFileSync('shop/base/operations/glossary.json', 'utf8');
  const names = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every field has a sentence that describes it (shop/base/operations/glossary.json, by name)', () => {
  expect(fieldsIn(document).filter(({ description }) => description === undefined)).toEqual([]);
});

test('limits are those of the shop, not of JavaScript numbers, under the documented names', () => {
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  const createItem = operations.find(({ path }) => path.template === '/Cart/CreateCartItem');
  if (createItem === undefined) throw new Error('There is no CreateCartItem.');
  const [sent] = Object.values(describedAs(createItem).requestBody?.content ?? {});
  expect(sent?.schema['properties']).toMatchObject({
    productQuantity: { type: 'integer', minimum: 1, maximum: 100, description: 'Number of units.' },
  });
});

test('the published document allows answers to grow, and names no requirement', () => {
  const published = JSON.stringify(openApiDocument(operations, 'http://localhost:3000'));
  expect(published).not.toContain('"additionalProperties":false');
  expect(published).not.toMatch(/\((?:[A-Z]\d+(?:, )?)+\)/);
});

/** Every property of a schema and every parameter, by name. */
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

test('the reference page has a form for every call, with a file where it takes one', () => {
  const page = referencePage(operations, document, 'Pressline API');
  expect(page.match(/<form /g)).toHaveLength(operations.length);
  expect(page.match(/type="file"/g)).toHaveLength(operations.filter(({ file }) => file !== undefined).length);
});

test('every call has a unique name', () => {
  const names = operations.map((operation) => describedAs(operation).operationId);
  expect(new Set(names).size).toBe(operations.length);
});

test('the examples match their schemas', () => {
  const wrong = operations.flatMap((operation) => {
    const { parameters, requestBody, responses } = describedAs(operation);
    const [answer] = Object.values(responses['200']?.content ?? {});
    const examples = [
      ...parameters.filter(({ example, required }) => required || example !== undefined),
      ...Object.values(requestBody?.content ?? {}).filter(({ example }) => example !== undefined),
      { schema: answer?.schema ?? {}, example: answer?.example },
    ];
    return examples.flatMap(({ schema, example }) =>
      faults(schema, example).map((fault) => `${operationKey(operation)}: ${fault}`),
    );
  });
  expect(wrong).toEqual([]);
  for (const response of Object.values(problemResponses)) {
    const [answer] = Object.values((response as { content: Record<string, { example?: unknown }> }).content);
    if (answer?.example !== undefined) expect(faults(problemSchema, answer.example)).toEqual([]);
  }
});

/**
 * Calls whose required fields depend on who saves, and on whether it is new; the document names only those that are
 * always required.
 */
const DEPENDS = new Set([
  'POST /User/SaveUser',
  'POST /ProductCategory/DeleteProductCategory',
  'POST /ProductSubCategory/DeleteProductSubCategory',
  'POST /Category/SaveCategory',
  'POST /SubCategory/SaveSubCategory',
  'POST /SubCategory/SaveSubCategories',
  'POST /Related/DeleteRelated', // a bare number is accepted too
]);

/** Their handlers check required fields by caller: tested in save-customer, save-own-account and save-replacement. */
const ASKED_BY_HANDLER = new Set([
  'POST /User/SaveUser',
  'POST /User/SaveOwnAccount',
  'POST /Product/SaveReplacement',
  'POST /Webhook/RetryWebhook',
  'POST /Webhook/RetryStaffWebhook',
]);

/** Documented names of the fields that the server refuses in a body. */
function refusedFields({ body, input }: AnyOperation, sent: unknown): string[] {
  try {
    parseInput(input, body === undefined ? sent : body.decode(sent));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.errors.map(({ field }) => (body === undefined ? field : body.fieldName(field)));
  }
}

/** Lists disagreements between document and server about optional fields of a body. */
function disagreements(operation: AnyOperation): string[] {
  const key = operationKey(operation);
  const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
  const isList = schema['type'] === 'array';
  const record = (isList ? schema['items'] : schema) as { required?: string[] };
  const body = (documentedExample(operation).body ?? {}) as object | object[];
  const whole: Record<string, unknown> = { ...(Array.isArray(body) ? body[0] : body) };
  return Object.keys(whole).flatMap((name) => {
    const { [name]: _, ...rest } = whole;
    const refused = refusedFields(operation, isList ? [rest] : rest);
    const isRequired = record.required?.includes(name) ?? false;
    if (isRequired) return refused.some((field) => field.includes(name)) ? [] : [`${key}: ${name} is not required`];
    return refused.length === 0 || DEPENDS.has(key) ? [] : [`${key}: without ${name} it refuses ${refused.join(', ')}`];
  });
}

test('a field documented as required is refused if it is missing, any other may be omitted', () => {
  expect(takesFields.length).toBeGreaterThan(100);
  const asked = takesFields.filter((operation) => !ASKED_BY_HANDLER.has(operationKey(operation)));
  expect(asked.flatMap(disagreements)).toEqual([]);
});
