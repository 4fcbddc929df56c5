import * as oauth from 'oauth4webapi';
import { describe, expect } from 'vitest';
import { newCustomer } from '#shop/people/customers/testing/people.ts';
import { putKey } from '#shop/people/keys/testing/keys.ts';
import { test, type TestShop } from './testing/test-shop.ts';

const ISSUER = new URL('http://localhost:3000');

/** The library's requests, answered by the shop without a network. */
function over({ app }: TestShop) {
  const customFetch = async (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) => {
    const { pathname } = new URL(url);
    const payload = body === undefined || body === null ? {} : { payload: String(body) };
    const answer = await app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: pathname, headers, ...payload });
    const type = String(answer.headers['content-type']);
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
  };
  return { [oauth.customFetch]: customFetch, [oauth.allowInsecureRequests]: true } as const;
}

async function clientOf(shop: TestShop) {
  const ada = await newCustomer(shop);
  const key = await putKey(shop, { companyId: ada.companyId, customerId: ada.id });
  return { ada, key, client: { client_id: key.publicId } };
}

const post = ({ app }: TestShop, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });

describe('OAuth 2.0 client credentials are a second way to use a key (M1)', () => {
  test.for([
    ['HTTP Basic', oauth.ClientSecretBasic],
    ['the body', oauth.ClientSecretPost],
  ] as const)(
    'a client that others wrote finds the shop and gets a token by %s',
    async ([, authenticate], { shop }) => {
      const { key, client } = await clientOf(shop);
      const found = await oauth.discoveryRequest(ISSUER, { algorithm: 'oauth2', ...over(shop) });
      const server = await oauth.processDiscoveryResponse(ISSUER, found);
      const scope = { scope: 'company:read' };
      const sent = await oauth.clientCredentialsGrantRequest(server, client, authenticate(key.text), scope, over(shop));
      const answer = await oauth.processClientCredentialsResponse(server, client, sent);
      expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 600, scope: 'company:read' });
      const program = shop.withToken(answer.access_token);
      expect((await program.get('/api/Company/GetOwnCompany')).body).toMatchObject({ name: 'Tennant Labels Ltd' });
      expect((await program.get('/api/Sale/GetBoughtBefore/5')).body.code).toBe('key.scope');
    },
  );

  test('a token ends after ten minutes, and with its key at once', async ({ ownShop: shop }) => {
    const NOON = new Date('2026-11-02T12:00:00Z');
    shop.setTime(NOON);
    const { ada, key } = await clientOf(shop);
    const form = { grant_type: 'client_credentials', client_id: key.publicId, client_secret: key.text };
    const tokenOf = async () => shop.withToken((await post(shop, form)).json().access_token);
    const [first, second] = [await tokenOf(), await tokenOf()];
    const status = async (program: typeof first) => (await program.get('/api/Company/GetOwnCompany')).status;
    expect(await status(first)).toBe(200);
    shop.setTime(new Date(NOON.getTime() + 600_001));
    expect(await status(first)).toBe(401);
    shop.setTime(NOON);
    const manager = await shop.as(ada.email, ada.userPass);
    await manager.post('/api/Key/RevokeKey', { guid: key.guid });
    expect(await status(second)).toBe(401);
  });

  test.for([
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['another client’s id', { client_id: 'Zz99Zz99' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['a scope that the key lacks', { scope: 'stock:write' }, 400, 'invalid_scope'],
    ['an unknown scope', { scope: 'company:read everything' }, 400, 'invalid_scope'],
  ] as const)('%s is refused', async ([, change, status, error], { shop }) => {
    const { key } = await clientOf(shop);
    const form = { grant_type: 'client_credentials', client_id: key.publicId, client_secret: key.text, ...change };
    const answer = await post(shop, form);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a token gives no further token, and two ways of authentication at once are refused', async ({ shop }) => {
    const { key } = await clientOf(shop);
    const form = { grant_type: 'client_credentials', client_id: key.publicId, client_secret: key.text };
    const { access_token: token } = (await post(shop, form)).json();
    expect((await post(shop, { ...form, client_secret: token })).json()).toEqual({ error: 'invalid_client' });
    const basic = `Basic ${Buffer.from(`${key.publicId}:${key.text}`).toString('base64')}`;
    expect((await post(shop, form, { authorization: basic })).json()).toEqual({ error: 'invalid_client' });
  });
});
