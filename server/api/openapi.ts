import { z, type ZodType } from 'zod';
import type { AnyOperation, Body } from '#shop/operation.ts';
import { parameterNames } from '#shop/path.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of these operations: made from the declarations that the routes are made from (F, D29). */
export function openApiDocument(operations: readonly AnyOperation[], serverUrl: string): Json {
  const components: Json = { Problem: problemSchema };
  const schemaOf = (schema: ZodType, io: 'input' | 'output') => componentised(schema, io, components);
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const address = `/api${operation.path.template}`;
    paths[address] = {
      ...paths[address],
      [operation.path.method.toLowerCase()]: describe(operation, schemaOf),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pressline API',
      version: '1',
      description: 'Paths match in any letter case. Amounts are decimal numbers with at most two places.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(operations.map((operation) => operation.tag))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that CreateToken answers.' },
        customerCookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        staffCookie: { type: 'apiKey', in: 'cookie', name: 'admintoken' },
      },
    },
  };
}

type SchemaOf = (schema: ZodType, io: 'input' | 'output') => Json;

function describe(operation: AnyOperation, schemaOf: SchemaOf): Json {
  const { method, template } = operation.path;
  const input = schemaOf(operation.input, 'input');
  const fields = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  const inPath = parameterNames(template);
  const inQuery = method === 'POST' ? [] : Object.keys(fields).filter((name) => !inPath.includes(name));
  return {
    operationId: `${method.toLowerCase()}${template.replaceAll(/\{\w+\}/g, '').replaceAll('/', '')}`,
    tags: [operation.tag],
    summary: operation.summary,
    security: operation.access === 'everyone' ? [{}] : [{ bearer: [] }, { customerCookie: [] }, { staffCookie: [] }],
    'x-access': operation.access,
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: fields[name] ?? {} })),
      ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: fields[name] ?? {} })),
    ],
    ...(method === 'POST' ? { requestBody: body(operation, input, schemaOf) } : {}),
    responses: {
      200: {
        description: 'Done.',
        ...(operation.answer.total === undefined
          ? {}
          : {
              headers: { 'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer' } } },
            }),
        content: { 'application/json': { schema: schemaOf(operation.answer.schema, 'output') } },
      },
      ...problems(operation, Object.keys(fields).length > 0),
    },
  };
}

function body({ body: wire, file }: AnyOperation, input: Json, schemaOf: SchemaOf): Json {
  const schema = wire === undefined ? input : documentedBody(wire, input, schemaOf);
  if (file === undefined) return { required: true, content: { 'application/json': { schema } } };
  return { required: true, content: { 'multipart/form-data': { schema: formWithFile(schema) } } };
}

/** A form: its fields, and the file's part, whose name our own input has under `partName`. */
function formWithFile(schema: Json): Json {
  const { partName: _, ...properties } = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = ((schema['required'] ?? []) as string[]).filter((name) => name !== 'file');
  return {
    type: 'object',
    properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [...required, 'file'],
  };
}

/** The body in the wire's names; what must be there is what our own input asks for. */
function documentedBody(wire: Body, input: Json, schemaOf: SchemaOf): Json {
  const schema = inPlace(wire.schema);
  if (schema['type'] !== 'object') return schemaOf(wire.schema, 'input');
  const required = ((input['required'] ?? []) as string[]).map(wire.fieldName);
  return { ...schema, required };
}

const OPTIONS = (io: 'input' | 'output') => ({ io, unrepresentable: 'any', target: 'draft-2020-12' }) as const;

/** A zod schema as JSON Schema; schemas with a name become components. */
function componentised(schema: ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _, $defs = {}, ...own } = jsonSchema(schema, io);
  Object.assign(components, $defs);
  return own;
}

/** A body's own schema stands in place, since what it requires differs from what an answer always holds. */
function inPlace(schema: ZodType): Json {
  const { $schema: _, $defs = {}, ...own } = jsonSchema(schema, 'input');
  const name = String(own['$ref'] ?? '').replace('#/components/schemas/', '');
  return ($defs as Record<string, Json>)[name] ?? own;
}

function jsonSchema(schema: ZodType, io: 'input' | 'output'): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, OPTIONS(io)));
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as Json;
}

function problems(operation: AnyOperation, takesInput: boolean): Json {
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
  return {
    ...(takesInput ? { 400: problem('The input does not fit; `errors` names each field.') } : {}),
    ...(operation.access === 'everyone'
      ? {}
      : { 401: problem('No session.'), 403: problem('Not open to this session.') }),
    ...(operation.file === undefined ? {} : { 413: problem(operation.file.tooLarge) }),
    ...(operation.throttle === undefined ? {} : { 429: problem('Too many tries; see Retry-After.') }),
    default: problem('Any other refusal.'),
  };
}

const problemSchema = {
  type: 'object',
  description: 'RFC 9457.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable: for programs.' },
    detail: { type: 'string', description: 'A sentence for people.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
};
