import fc from 'fast-check';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { OUR_WORDS, parameterNames, SUBMISSION_KEY } from '#shop/base/operations/path.ts';
import type { Json } from '../json-schema.ts';
import { describedAs, type Described } from './document.ts';
import { oddBody, oddPathPiece, oddText, oddValue } from './odd-values.ts';

/** One request as sent over HTTP. */
export interface Attempt {
  url: string;
  type: string | undefined;
  payload: Buffer | undefined;
  /** Requests internal names, like our own pages. */
  ours: boolean;
  /** Idempotency key, for calls that a program may repeat. */
  key: string | undefined;
}

/**
 * Requests to one call, generated from its entry in the document: valid ones, ones with a few odd fields, and malformed
 * ones. @param example a request with a 200 answer, so that deep rules are reached too
 */
export function attempts(operation: AnyOperation, example: ExampleRequest): fc.Arbitrary<Attempt> {
  const ours = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
  const key = fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    fc.constantFrom('', 'again', 'a\u00ff', 'x'.repeat(100), 'x'.repeat(101)),
  );
  return fc
    .record({ url: addresses(operation, example), body: bodies(operation, example), ours, key })
    .map(({ body, ...rest }) => {
      const attempt: Attempt = { ...rest, ...body };
      return { ...attempt, [fc.toStringMethod]: () => describeAttempt(attempt) };
    });
}

function describeAttempt({ url, type, payload, ours, key }: Attempt): string {
  const how = `${ours ? 'in our words ' : ''}${key === undefined ? '' : `as ${JSON.stringify(key)} `}`;
  return `${url} ${how}${type} ${payload?.toString().slice(0, 1000)}`;
}

export const headersOf = ({ type, ours, key }: Attempt): Record<string, string> => ({
  ...(key === undefined ? {} : { [SUBMISSION_KEY]: key }),
  ...(type === undefined ? {} : { 'content-type': type }),
  ...(ours ? { accept: OUR_WORDS } : {}),
});

function addresses(operation: AnyOperation, example: ExampleRequest): fc.Arbitrary<string> {
  const { parameters } = describedAs(operation);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const ours = parameterNames(operation.path.template);
  const piece = (name: string, schema: Json) =>
    fc.oneof(
      { weight: 10, arbitrary: fc.constant(encodeURIComponent(String(example.path?.[name] ?? 1))) },
      { weight: 2, arbitrary: fitting(schema).map((value) => encodeURIComponent(String(value))) },
      { weight: 2, arbitrary: oddText.filter((text) => text !== '').map(encodeURIComponent) },
      { weight: 1, arbitrary: oddPathPiece },
    );
  const question = ({ name, schema }: Parameter) =>
    fc.oneof(
      { weight: 3, arbitrary: fitting(schema).map((value) => [[name, String(value)]]) },
      { weight: 2, arbitrary: oddText.map((text) => [[name, text]]) },
      { weight: 1, arbitrary: fc.tuple(oddText, oddText).map((texts) => texts.map((text) => [name, text])) },
    );
  const known = Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)]);
  const path = fc.tuple(...inPath.map(({ schema }, index) => piece(ours[index] ?? '', schema)));
  const query =
    inQuery.length === 0
      ? fc.constant<string[][]>([])
      : fc.oneof(
          fc.constant(known),
          fc
            .array(fc.constantFrom(...inQuery).chain(question), { minLength: 1, maxLength: 2 })
            .map((asked) => [...asked.flat(), ...known]),
          fc.array(fc.constantFrom(...inQuery).chain(question), { maxLength: 2 }).map((asked) => asked.flat()),
        );
  return fc.tuple(path, query).map(([pieces, answers]) => {
    let next = 0;
    const address = `/api${operation.path.template.replaceAll(/\{\w+\}/g, () => pieces[next++] ?? '1')}`;
    const search = new URLSearchParams(answers).toString();
    return search === '' ? address : `${address}?${search}`;
  });
}

type Parameter = Described['parameters'][number];
type Sent = Pick<Attempt, 'type' | 'payload'>;

function bodies(operation: AnyOperation, example: ExampleRequest): fc.Arbitrary<Sent> {
  if (operation.path.method !== 'POST') return fc.constant({ type: undefined, payload: undefined });
  if (operation.file !== undefined) return forms(example);
  const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
  const isList = schema['type'] === 'array';
  const record = (isList ? schema['items'] : schema) as Json;
  const known = (isList ? (example.body as object[])[0] : (example.body ?? {})) as Record<string, unknown>;
  const properties = record.properties ?? {};
  const one = records(properties, known);
  const whole = isList ? fc.array(one, { maxLength: 3 }) : fc.oneof({ weight: 8, arbitrary: one }, oddValue);
  return fc.oneof(
    { weight: 8, arbitrary: whole.map((body) => ({ type: 'application/json', payload: jsonOf(body) })) },
    { weight: 2, arbitrary: oddBody(Object.keys(properties)) },
  );
}

/** The example's record unchanged, with one or two other valid values, with one odd one, and with many. */
function records(properties: Record<string, Json>, known: Record<string, unknown>): fc.Arbitrary<object> {
  const names = Object.keys(properties);
  if (names.length === 0) return fc.oneof(fc.constant({}), fc.dictionary(fc.string(), oddValue));
  const name = fc.constantFrom(...names);
  const other = name.chain((field) => fitting(properties[field] ?? {}).map((value) => ({ [field]: value })));
  const odd = fc.tuple(name, oddValue).map(([field, value]) => ({ [field]: value }));
  const missing = name.map((field) => ({ [field]: undefined }));
  const twice = fc.tuple(name, oddValue).map(([field, value]) => ({ [field.toUpperCase()]: value }));
  const strangers = fc.dictionary(
    fc.constantFrom('status', 'priceMinor', 'userID', 'constructor', 'toString', 'id', ''),
    oddValue,
  );
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([{}]) },
    { weight: 3, arbitrary: fc.array(other, { maxLength: 2 }) },
    { weight: 4, arbitrary: fc.tuple(fc.oneof({ weight: 4, arbitrary: odd }, missing, twice, strangers)) },
    { weight: 2, arbitrary: fc.array(fc.oneof(odd, missing), { maxLength: names.length }) },
  );
  return changes.map((all) => Object.assign({}, known, ...all) as object);
}

/** Forms with any file, sometimes cut off. */
function forms(example: ExampleRequest): fc.Arbitrary<Sent> {
  const names = [...Object.keys(example.body ?? {}), 'x'];
  const field = fc.tuple(
    fc.constantFrom(...names),
    oddText.map((text) => text.toWellFormed()),
  );
  const fileName = fc.oneof(
    fc.constant(example.fileName ?? 'a.pdf'),
    oddText.map((text) => text.replaceAll(/["\r\n\0]/g, '')),
  );
  const content = fc.oneof(
    fc.constantFrom('%PDF-1.4\n%%EOF\n', '', 'GIF89a', '\u0089PNG\r\n\u001a\n', '<svg/>'),
    fc.string({ maxLength: 300 }),
  );
  const known = Object.entries(example.body ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return fc
    .record({
      fields: fc.oneof(fc.constant(known), fc.array(field, { maxLength: 3 })),
      file: fc.option(fc.tuple(fc.constantFrom('file', 'myFile', '1116', ''), fileName, content)),
      keep: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ fields, file, keep }) => {
      const parts = fields.map(([name, value]) => part(`name="${name}"`, value));
      if (file !== null) parts.push(part(`name="${file[0]}"; filename="${file[1]}"`, file[2]));
      const bytes = Buffer.from(`${parts.join('')}--edge--\r\n`);
      return {
        type: 'multipart/form-data; boundary=edge',
        payload: bytes.subarray(0, Math.ceil(bytes.length * keep)),
      };
    });
}

function part(disposition: string, content: string): string {
  return `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

/** Values that a schema of the document allows. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf, minimum, maximum, maxLength, format } = schema;
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(fitting));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => fitting({ ...schema, type: each })));
  switch (type) {
    case 'integer':
      return fc.maxSafeInteger().map((number) => between(number, Number(minimum ?? 0), Number(maximum ?? 1000)));
    case 'number':
      return fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return format === 'uuid' ? fc.uuid() : fc.string({ unit: 'grapheme', maxLength: Number(maxLength ?? 30) });
    case undefined:
    default:
      return oddValue;
  }
}

/** Small numbers are most likely: ids, quantities, pages. */
function between(number: number, least: number, most: number): number {
  if (number % 7 === 0) return Math.max(least, Math.min(most, 40_000 + (Math.abs(number) % 3) * 2 ** 30)); // sometimes large ones
  const span = Math.min(most, Math.max(least, 0) + 1500) - Math.max(least, 0) + 1;
  return Math.max(least, 0) + (Math.abs(number) % span);
}

/** JSON with escaped lone surrogates; numbers that JSON can't represent become null. */
function jsonOf(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body) ?? 'null');
}
