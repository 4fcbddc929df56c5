import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

/** Headers that proxies set: with any of them the request began on another machine. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Returns whether the request comes from this machine itself, not through a proxy on it, or brings the token of the operator. */
export function mayReadMetrics({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return isLoopbackHost(ip.replace(/^::ffff:/, '')) && !SAID_BY_PROXIES.some((name) => headers[name] !== undefined);
}

/** Without telling by the clock how much of it is right. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
