import type { FastifyRequest } from 'fastify';
import type { Shop } from '#shop/base/operations/shop.ts';
import { NotAllowedError } from '#shop/base/messages/errors.ts';
import { bearerToken, keyIn } from './caller.ts';
import { carriesSession } from './cookies.ts';
import { message } from '#shop/base/messages/message.ts';

/**
 * Refuses changes from other sites, with or without a cookie (D15): another site could log people in to an account of
 * its own (D47). Browsers state their origin by Origin, otherwise Referer, and Sec-Fetch-Site. A program sends none,
 * and is permitted unless it sends a cookie: then only a bearer token identifies it.
 * @throws {NotAllowedError}
 */
export function requireSameOrigin(request: FastifyRequest, shop: Pick<Shop, 'publicUrl' | 'log'>): void {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const from = headers.origin ?? headers.referer;
  const isOurs =
    from === undefined
      ? bearerToken(request) !== undefined || keyIn(request) !== undefined || !carriesSession(request.cookies)
      : isOwnOrigin(from, request, shop.publicUrl);
  if (isOurs && headers['sec-fetch-site'] !== 'cross-site') return;
  const details = { event: 'origin.refused', from: originOf(from ?? ''), address: request.ip };
  shop.log('warn', 'A request of another site was refused', details);
  throw new NotAllowedError(message('refusal.foreign-origin'));
}

/** Scheme, host and port are the shop's public ones, or those of the request itself. */
function isOwnOrigin(from: string, { protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const origin = originOf(from);
  return origin !== null && (origin === originOf(publicUrl) || origin === originOf(`${protocol}://${host}`));
}

function originOf(address: string): string | null {
  return URL.parse(address)?.origin ?? null;
}
