import type { FastifyRequest } from 'fastify';
import { NotAllowedError } from '#shop/kernel/errors.ts';
import { bearerToken } from './caller.ts';
import { carriesSession } from './cookies.ts';

/**
 * A request that changes something and comes with a cookie must come from our own pages (D15): Origin, else Referer, is the
 * request's own host or the public one. A program with a bearer token needs neither.
 * @throws {NotAllowedError}
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (bearerToken(request) !== undefined || !carriesSession(request.cookies)) return;
  const from = hostOf(request.headers.origin ?? request.headers.referer);
  if (from !== null && (from === request.headers.host || from === hostOf(publicUrl))) return;
  throw new NotAllowedError('This request did not come from the shop itself, so nothing was changed.');
}

function hostOf(address: string | undefined): string | null {
  return address === undefined ? null : (URL.parse(address)?.host ?? null);
}
