import { STATUS_CODES } from 'node:http';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import type { Json } from './json-schema.ts';

/** The possible refusals of a call, by status. */
export function refusalsOf({
  who: { access },
  when: { throttle } = {},
  path,
  answer: { refuses },
  file,
}: AnyOperation): Json {
  const declared = new Set<number>(refuses);
  const takesBody = path.method === 'POST';
  const isDoneOnce = path.method !== 'GET' && file === undefined;
  const applies: Readonly<Record<keyof typeof REFUSALS, boolean>> = {
    400: true,
    401: access !== 'everyone',
    403: access !== 'everyone' || path.method !== 'GET',
    404: path.template.includes('{'),
    409: isDoneOnce, // its Idempotency-Key was used for a different request
    410: false,
    413: takesBody,
    415: takesBody,
    429: throttle !== undefined,
    503: true,
  };
  const statuses = Object.entries(applies).filter(([status, follows]) => follows || declared.has(Number(status)));
  return {
    ...Object.fromEntries(statuses.map(([status]) => [status, { $ref: `#/components/responses/Refused${status}` }])),
    default: { $ref: '#/components/responses/Refused' },
  };
}

interface RefusalExample {
  /** Meaning, for the document. */
  meaning: string;
  code: string;
  detail: string;
  errors?: readonly { field: string; message: string }[];
}

const REFUSALS = {
  400: {
    meaning: 'Invalid input; `errors` names each field. Nothing was changed.',
    code: 'input.invalid',
    detail: 'Quantity must be a whole number from 1 to 100',
    errors: [{ field: 'productQuantity', message: 'Quantity must be a whole number from 1 to 100' }],
  },
  401: { meaning: 'No session, or invalid credentials.', code: 'session.missing', detail: 'Please log in first.' },
  403: {
    meaning: 'Not permitted for this session, or sent by another site.',
    code: 'access.refused',
    detail: 'Your account does not have access to this.',
  },
  404: {
    meaning: 'Not found, or owned by another customer.',
    code: 'object.unknown',
    detail: 'The order was not found.',
  },
  409: {
    meaning:
      'Conflict with a change made in the meantime, or reuse of an Idempotency-Key for a different request. Nothing was changed.',
    code: 'cart.ordered',
    detail: 'This cart has already been ordered. Please start a new one.',
  },
  410: {
    meaning: 'The link has been used or has expired.',
    code: 'reset.link-dead',
    detail: 'This link has already been used or has expired. Please request a new one.',
  },
  413: {
    meaning: 'JSON larger than 1 MB, or a file larger than 10 MB.',
    code: 'request.malformed',
    detail: 'Request body is too large',
  },
  415: {
    meaning: 'Not application/json, or compressed (Content-Encoding).',
    code: 'request.malformed',
    detail: 'Please send JSON with the header Content-Type: application/json.',
  },
  429: {
    meaning: 'Too many attempts. Retry after the time given in Retry-After.',
    code: 'throttle.wait',
    detail: 'Too many attempts. Please wait a little and try again.',
  },
  503: {
    meaning: 'The shop can’t reach its database at the moment. Nothing was changed.',
    code: 'shop.unreachable',
    detail: 'The shop cannot reach its database at the moment. Nothing was changed; please try again shortly.',
  },
} satisfies Readonly<Record<number, RefusalExample>>;

/** One response for each refusal, with an example; the operations refer to them. */
export const problemResponses: Json = {
  Refused: { description: 'Any other refusal.', content: problemContent() },
  ...Object.fromEntries(
    Object.entries<RefusalExample>(REFUSALS).map(([status, refusal]) => [
      `Refused${status}`,
      {
        description: refusal.meaning,
        ...(status === '429' || status === '503'
          ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
          : {}),
        content: problemContent({
          type: 'about:blank',
          title: STATUS_CODES[status],
          status: Number(status),
          code: refusal.code,
          detail: refusal.detail,
          ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
          requestId: '4b2a6f0e-5d1c-4a57-9a06-0c6f5b8f1d2e',
        }),
      },
    ]),
  ),
};

function problemContent(example?: Json): Json {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { 'application/problem+json': { schema, ...(example === undefined ? {} : { example }) } };
}

/** RFC 9457, with additional members for programs. */
export const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable code for programs.' },
    detail: { type: 'string', description: 'Explanation for people.' },
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
