import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALL_SCOPES, type ApiScope } from '#shop/base/rights/api-scope.ts';
import { issueToken, TOKEN_SECONDS } from '#shop/people/keys/issue-token.ts';
import { KeyRefusedError, TooManyCallsError } from '#shop/people/keys/key-errors.ts';
import { KEY_PREFIX, publicIdIn } from '#shop/people/keys/key-text.ts';
import type { KeyIdentity } from '#shop/people/keys/key-caller.ts';
import { KeyVisit } from './api/key-visit.ts';
import type { RunningShop } from './running-shop.ts';

const TOKEN_ENDPOINT = '/oauth/token';
const BODY_LIMIT_BYTES = 10_000;

/** Refusals of RFC 6749, section 5.2. */
type OAuthError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' | 'slow_down';

/**
 * OAuth 2.0 client credentials (RFC 6749, section 4.4), a second entry point to the same keys (M1): the client's id is the public
 * part of the key, its secret the whole key. The token is short-lived and ends with the key.
 */
export async function mountOAuth(app: FastifyInstance, shop: RunningShop): Promise<void> {
  app.get('/.well-known/oauth-authorization-server', { config: { whileClosed: true } }, (_, reply) =>
    reply.send(metadata(shop.publicUrl)),
  );
  await app.register(async (scope) => {
    const read = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', read, (_request, body, done) =>
      done(null, new URLSearchParams(body)),
    );
    scope.post(TOKEN_ENDPOINT, { config: { whileClosed: true } }, async (request, reply) => {
      const visit = new KeyVisit(shop, `POST ${TOKEN_ENDPOINT}`, request.ip);
      try {
        return await answerToken(request, reply, shop, visit);
      } finally {
        visit.end(reply);
      }
    });
  });
}

/** RFC 8414. */
function metadata(publicUrl: string) {
  return {
    issuer: publicUrl,
    token_endpoint: `${publicUrl}${TOKEN_ENDPOINT}`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: ALL_SCOPES,
    service_documentation: `${publicUrl}/api`,
  };
}

async function answerToken(request: FastifyRequest, reply: FastifyReply, shop: RunningShop, visit: KeyVisit) {
  const form = request.body;
  if (!(form instanceof URLSearchParams) || hasRepeated(form)) return refuse(reply, 'invalid_request');
  const credentials = credentialsIn(request, form);
  if (credentials === undefined) return refuse(reply, 'invalid_client');
  const identity = await identify(credentials, request, shop, visit);
  if (identity === undefined) return refuse(reply, 'invalid_client');
  try {
    reply.headers(await visit.begin(identity.key.id));
  } catch (error) {
    if (!(error instanceof TooManyCallsError)) throw error;
    return refuse(reply.header('retry-after', String(error.retryAfterSeconds)), 'slow_down');
  }
  const grant = form.get('grant_type');
  if (grant !== 'client_credentials')
    return refuse(reply, grant === null ? 'invalid_request' : 'unsupported_grant_type');
  const scopes = scopesIn(form, identity);
  if (scopes === undefined) return refuse(reply, 'invalid_scope');
  const token = await issueToken(shop.db, identity.key.id, scopes, shop.clock.now());
  return reply
    .header('cache-control', 'no-store')
    .send({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: scopes.join(' ') });
}

/** Undefined: the key opens nothing. The client does not learn why; its managers see the refused call. */
async function identify(
  { id, secret }: Credentials,
  { ip }: FastifyRequest,
  shop: RunningShop,
  visit: KeyVisit,
): Promise<KeyIdentity | undefined> {
  try {
    if (!secret.startsWith(KEY_PREFIX) || publicIdIn(secret) !== id) throw new KeyRefusedError('mangled');
    return await shop.keys.findIdentity(secret, ip, shop.clock.now());
  } catch (error) {
    if (!(error instanceof KeyRefusedError)) throw error;
    visit.refused(error);
    return undefined;
  }
}

interface Credentials {
  id: string;
  secret: string;
}

/** By HTTP Basic, whose parts are encoded as in forms, or in the body; never both (section 2.3). */
function credentialsIn({ headers: { authorization } }: FastifyRequest, form: URLSearchParams): Credentials | undefined {
  const [inBody, secret] = [form.get('client_id'), form.get('client_secret')];
  if (authorization === undefined) return inBody === null || secret === null ? undefined : { id: inBody, secret };
  const basic = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization)?.[1];
  if (basic === undefined || secret !== null) return undefined;
  const [id = '', password = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeFormPart);
  return inBody === null || inBody === id ? { id, secret: password } : undefined;
}

function decodeFormPart(text: string): string {
  return new URLSearchParams(`part=${text}`).get('part') ?? '';
}

/** Some of the key's scopes, or all if none are asked for. Undefined: one that the key does not have. */
function scopesIn(form: URLSearchParams, { key }: KeyIdentity): readonly ApiScope[] | undefined {
  const asked = form.get('scope')?.split(' ').filter(Boolean) ?? [];
  if (asked.length === 0) return key.scopes;
  const given = key.scopes.filter((scope) => asked.includes(scope));
  return given.length === new Set(asked).size ? given : undefined;
}

function hasRepeated(form: URLSearchParams): boolean {
  return new Set(form.keys()).size !== form.size;
}

const STATUS: Readonly<Record<OAuthError, number>> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  slow_down: 429,
};

function refuse(reply: FastifyReply, error: OAuthError): FastifyReply {
  if (error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="keys"');
  return reply.code(STATUS[error]).header('cache-control', 'no-store').send({ error });
}
