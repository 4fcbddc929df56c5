import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '#shop/base/operations/call-result.ts';

/** Answers with RFC 9457 `application/problem+json` (D29). */
export function sendProblem(
  reply: FastifyReply,
  refusal: Refusal,
  fieldName: (ourField: string) => string,
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const challenge = refusal.challenge ?? (refusal.status === 401 ? 'Bearer' : undefined);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: refusal.message,
    ...(refusal.errors.length > 0
      ? { errors: refusal.errors.map(({ field, message }) => ({ field: fieldName(field), message })) }
      : {}),
    ...refusal.details,
    requestId: reply.request.id,
  };
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
