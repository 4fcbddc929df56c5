import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

/** Headers set by proxies: with any of them the request comes from another machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Returns whether the request comes from this machine itself, not through a proxy, or has the operator's token. */
export function mayReadMetrics({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return isLoopbackHost(ip.replace(/^::ffff:/, '')) && !PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** In constant time, so that the response time does not reveal a partial match. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
