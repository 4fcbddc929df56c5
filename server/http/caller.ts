import type { FastifyRequest } from 'fastify';
import type { Caller } from '#shop/base/operations/shop.ts';
import { deviceOf } from '#shop/people/identity/device.ts';
import type { SessionQueries } from '#shop/people/identity/session-queries.ts';

const BEARER = /^Bearer\s+([\w-]{20,200})$/i;
const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Identifies the caller: by the bearer token if there is one (a program), otherwise by the session cookies (a browser). A request
 * without either costs no query.
 */
export async function readCaller(request: FastifyRequest, sessions: SessionQueries, now: Date): Promise<Caller> {
  const bearer = bearerToken(request);
  const tokens =
    bearer === undefined ? [request.cookies['admintoken'], request.cookies['token']].filter(isToken) : [bearer];
  const { staff, staffWithoutFactor, customer } =
    tokens.length === 0 ? NOBODY : await sessions.findSignedIn(tokens, now);
  if (staff !== null) request.account = `staff ${staff.id}`;
  else if (customer !== null) request.account = `customer ${customer.id}`;
  const cart = request.cookies['cart'];
  return {
    staff,
    staffWithoutFactor,
    customer,
    cartGuid: cart !== undefined && GUID.test(cart) ? cart.toLowerCase() : null,
    address: request.ip,
    // Only read at a login, so not computed for every request.
    get device() {
      return deviceOf(request.headers['user-agent']);
    },
  };
}

const NOBODY = { staff: null, staffWithoutFactor: null, customer: null };

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{20,200}$/.test(token);
}
