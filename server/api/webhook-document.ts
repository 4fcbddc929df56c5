import { CHANGE_KINDS, CHANGED_OBJECTS } from '#shop/desk/changes/change-kinds.ts';
import type { Json } from './json-schema.ts';

/** Body of every webhook (M3); the schema of each type differs in the type alone, because a webhook only names what changed. */
function bodyOf(type: string): Json {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type, description: 'Kind of the change.' },
      timestamp: { type: 'string', format: 'date-time', description: 'Time of the change.' },
      data: {
        type: 'object',
        description: 'The object that changed: read its present state from the link.',
        required: ['object', 'id', 'reference', 'version', 'link'],
        properties: {
          object: { enum: [...CHANGED_OBJECTS], description: 'Kind of the object.' },
          id: { type: 'integer', description: 'ID of the object.' },
          reference: { type: 'string', description: 'The object as people know it. Empty if it has no such name.' },
          version: {
            type: 'integer',
            description: 'Number of the change. Of two changes of one object, the higher is newer.',
          },
          link: { type: ['string', 'null'], description: 'Address at which the object can be read.' },
        },
      },
    },
  };
}

const HEADERS = [
  ['webhook-id', 'The same in each attempt: ignore one that you have seen.'],
  ['webhook-timestamp', 'Time of the attempt, in seconds.'],
  ['webhook-signature', 'Signatures, separated by blanks: v1, and base64 of HMAC-SHA256 over id.timestamp.body.'],
] as const;

/** The webhooks of the OpenAPI document, by type. */
export const webhookDocument: Json = Object.fromEntries(
  CHANGE_KINDS.map((kind) => [
    kind,
    {
      post: {
        operationId: `webhook${kind.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        summary: 'The shop calls your address (Standard Webhooks 1.0.0).',
        parameters: HEADERS.map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: { required: true, content: { 'application/json': { schema: bodyOf(kind) } } },
        responses: {
          '2XX': { description: 'Received. Anything else is tried again.' },
          410: { description: 'The address is gone: the webhook is turned off.' },
        },
      },
    },
  ]),
);
