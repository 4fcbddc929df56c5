import type { FastifyRequest } from 'fastify';
import type { Caller } from '#shop/base/operations/shop.ts';
import { deviceOf } from '#shop/people/sessions/device.ts';
import type { KeyQueries } from '#shop/people/keys/key-caller.ts';
import type { SessionQueries } from '#shop/people/sessions/session-queries.ts';

const BEARER = /^Bearer\s+([\w-]{20,200})$/i;
/** Also one that is cut off: it is refused, never taken for a visitor. */
const KEY = /^Bearer\s+(p[lt]_live_.*)$/is;
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
    key: null,
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

/** The key of a program, or the token that stands for one (M1); undefined: the request has none. */
export function keyIn(request: FastifyRequest): string | undefined {
  return KEY.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Identifies the caller of a documented call, who may be a program with a key: its cookies don't count.
 * @throws {KeyRefusedError}
 */
export async function readApiCaller(
  request: FastifyRequest,
  { sessions, keys }: { sessions: SessionQueries; keys: KeyQueries },
  now: Date,
): Promise<Caller> {
  const text = keyIn(request);
  if (text === undefined) return readCaller(request, sessions, now);
  const identity = await keys.findIdentity(text, request.ip, now);
  request.account = `key ${identity.key.id}`;
  return { ...identity, staffWithoutFactor: null, cartGuid: null, address: request.ip, device: identity.key.name };
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{20,200}$/.test(token);
}
