import { z } from 'zod';
import scopes from '#texts/en/program-keys.json' with { type: 'json' };
import { ALL_SCOPES } from '#shop/base/rights/api-scope.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { parameterNames } from '#shop/base/operations/path.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import { describeFields, allowNewFields, withoutRequirementIds } from './describe-fields.ts';
import { composedExample } from './composed-example.ts';
import { documentedPath, memberName } from '#shop/base/wire/wire-dialect.ts';
import { bodySchema, toComponents, toDocumentedSchema, documentedMember, type Json } from './json-schema.ts';
import { webhookDocument } from './webhook-document.ts';
import { problemResponses, problemSchema, refusalsOf } from './refusals.ts';

/**
 * The OpenAPI 3.1 document of these operations, from the same declarations as the routes (F, D29). Its answers may
 * grow: a generated client ignores new fields.
 */
export function openApiDocument(operations: readonly AnyOperation[], serverUrl: string): Json {
  const document = exactDocument(operations, serverUrl);
  allowNewFields(document);
  return document;
}

/** The document with exact answers, by which the shop itself is tested. */
export function exactDocument(operations: readonly AnyOperation[], serverUrl: string): Json {
  const schemas: Record<string, Json> = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const address = `/api${documentedPath(operation.path.template)}`;
    paths[address] = { ...paths[address], [operation.path.method.toLowerCase()]: describe(operation, schemas) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Pressline API',
      version: '1',
      description:
        'Paths are case-insensitive. Amounts are decimal numbers with at most two decimal places. The examples refer to the sample data.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(operations.map((operation) => operation.tag))].toSorted().map((name) => ({ name })),
    paths,
    webhooks: webhookDocument,
    components: {
      schemas,
      responses: problemResponses,
      headers: {
        RequestId: { description: 'Identifier of this request in the shop’s log.', schema: { type: 'string' } },
        TotalCount: { description: 'Total number of entries.', schema: { type: 'integer' } },
        NextCursor: {
          description: 'Cursor of the next page: send it as after. Absent on the last page.',
          schema: { type: 'string' },
        },
        Location: { description: 'URL that returns the saved object, with its ID.', schema: { type: 'string' } },
        ETag: {
          description: 'Entity tag of the response to a visitor. Send it back as If-None-Match.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Token from CreateToken. It expires 12 hours after its last use, with remember after 30 days. A staff token expires 12 hours after the login.',
        },
        key: {
          type: 'oauth2',
          description:
            'A key of a company or a staff member, sent as a bearer token itself, or the token of ten minutes that it gets here. Calls without it are made by people alone.',
          flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: scopeSentences } },
        },
        customerCookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        staffCookie: { type: 'apiKey', in: 'cookie', name: 'admintoken' },
      },
    },
  };
  describeFields(document);
  return document;
}

const scopeSentences = Object.fromEntries(ALL_SCOPES.map((scope) => [scope, scopes[`program-keys.scope.${scope}`]]));

function describe(operation: AnyOperation, schemas: Record<string, Json>): Json {
  const { method, template } = operation.path;
  const input = toComponents(operation.input, 'request', schemas);
  return {
    operationId: `${method.toLowerCase()}${template.replaceAll(/\{\w+\}/g, '').replaceAll('/', '')}`,
    tags: [operation.tag],
    summary: withoutRequirementIds(operation.summary),
    ...described(operation),
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    security: [...(SECURITY[operation.who.access] ?? []), ...byKey(operation)],
    'x-access': operation.who.access,
    parameters: parameters(operation, input),
    ...(method === 'POST' ? { requestBody: requestBody(operation, input, schemas) } : {}),
    responses: { 200: done(operation, schemas), ...notModifiedAnswer(operation), ...refusalsOf(operation) },
  };
}

/** Preconditions of a call, in addition to a session. */
function described({ who: { asksPassword } }: AnyOperation): Json {
  if (asksPassword === undefined) return {};
  const when = asksPassword === true ? '' : `, ${asksPassword}`;
  return { description: `Requires the password within the last ten minutes (GivePassword; otherwise 403)${when}.` };
}

/** A key or its token makes the call, if it has the scope (M1). */
function byKey({ who: { scope } }: AnyOperation): object[] {
  return scope === undefined ? [] : [{ key: [scope] }];
}

const bearer = { bearer: [] };
const customerCookie = { customerCookie: [] };
const staffCookie = { staffCookie: [] };

/** Credentials for each access; visitors may also identify themselves, and then see prices (D30). */
const SECURITY: Readonly<Record<AnyOperation['who']['access'], readonly object[]>> = {
  everyone: [{}, bearer, customerCookie, staffCookie],
  customer: [bearer, customerCookie],
  staff: [bearer, staffCookie],
  'own or staff': [bearer, customerCookie, staffCookie],
  'customer or staff': [bearer, customerCookie, staffCookie],
};

function parameters(operation: AnyOperation, input: Json): object[] {
  const fields = input.properties ?? {};
  const required = input.required ?? [];
  const { path, query } = documentedExample(operation);
  const inPath = parameterNames(operation.path.template);
  const inQuery = operation.path.method === 'POST' ? [] : Object.keys(fields).filter((name) => !inPath.includes(name));
  const described = (name: string, place: 'path' | 'query') => {
    const documented = memberName(name, fields[name]);
    const value = place === 'path' ? path?.[name] : query?.[documented];
    return {
      name: documented,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: documentedMember(name, fields[name] ?? {}),
      ...(value === undefined ? {} : { example: value }),
    };
  };
  return [...inPath.map((name) => described(name, 'path')), ...inQuery.map((name) => described(name, 'query'))];
}

function requestBody(operation: AnyOperation, input: Json, schemas: Record<string, Json>): object {
  const schema = bodySchema(operation, input, schemas);
  const { body: example = {} } = documentedExample(operation);
  if (operation.file !== undefined) return { required: true, content: { 'multipart/form-data': { schema } } };
  return { required: true, content: { 'application/json': { schema, example } } };
}

function done(operation: AnyOperation, schemas: Record<string, Json>): Json {
  const schema = toDocumentedSchema(toComponents(operation.answer.format.schema, 'answer', schemas));
  const example = composedExample(schema, schemas);
  return {
    description: 'Success.',
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(operation.answer.format.total === undefined
        ? {}
        : { 'X-Total-Count': { $ref: '#/components/headers/TotalCount' } }),
      ...(goesOn(operation) ? { 'X-Next-Cursor': { $ref: '#/components/headers/NextCursor' } } : {}),
      ...(operation.answer.readAt === undefined ? {} : { Location: { $ref: '#/components/headers/Location' } }),
      ...(operation.when?.cache === undefined ? {} : { ETag: { $ref: '#/components/headers/ETag' } }),
    },
    content: { 'application/json': { schema, example } },
  };
}

/** Returns whether a list can be read on from a cursor. */
function goesOn({ answer: { format }, input }: AnyOperation): boolean {
  return format.next !== undefined && input instanceof z.ZodObject && 'after' in input.shape;
}

function notModifiedAnswer({ when: { cache } = {} }: AnyOperation): Json {
  return cache === undefined
    ? {}
    : {
        304: {
          description: 'Not modified: the response that If-None-Match names is still current. Sent to visitors only.',
        },
      };
}
