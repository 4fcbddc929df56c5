import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { documentedPath } from '#shop/base/wire/wire-dialect.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { operations } from '../../operations.ts';
import type { Json } from '../json-schema.ts';
import { exactDocument } from '../openapi.ts';

/** A call in the document. */
export interface Described {
  operationId: string;
  summary: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Json; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Json; example?: unknown }>;
}

export const document = exactDocument(operations, 'http://localhost:3000');

const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [{ ...document, $id: 'document' }] });
(addFormats as unknown as typeof addFormats.default)(ajv);

export function describedAs({ path: { method, template } }: AnyOperation): Described {
  const paths = document['paths'] as Record<string, Record<string, Described>>;
  const described = paths[`/api${documentedPath(template)}`]?.[method.toLowerCase()];
  if (described === undefined) throw new Error(`The document has no ${method} ${template}`);
  return described;
}

/** Documented schema of an answer with this status; undefined if the document does not list the status. */
export function schemaOfAnswer(operation: AnyOperation, status: number): Json | undefined {
  const response = describedAs(operation).responses[status];
  if (response === undefined) return undefined;
  const name = response.$ref?.replace('#/components/responses/', '');
  const responses = (document['components'] as Record<string, Record<string, Response>>)['responses'];
  const content = (name === undefined ? response : responses?.[name])?.content ?? {};
  return Object.values(content)[0]?.schema;
}

/** Declared schema of an answer under internal names, as the shop's own pages get it. */
export function schemaInOurWords({ answer }: AnyOperation): object {
  return z.toJSONSchema(answer.format.ours, { io: 'output', unrepresentable: 'any' });
}

const compiled = new Map<string, ValidateFunction>();

/** Lists the faults of a value by a schema of the document. */
export function faults(schema: object, value: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Json);
  compiled.set(text, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}
