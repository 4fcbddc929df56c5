import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test as plain } from 'vitest';
import type { RenderedPage } from '#web/server-page.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const HTML = '<!doctype html><title>A page</title>'.padEnd(2000, ' ');
const PUBLIC_URL = 'https://shop.pressline.test';
const NOT_OURS = 'https://evil.test';

/** Pages like the built ones: a successful one, a redirect, and a failing one. */
async function render(request: Request): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('The page broke.');
  if (pathname === '/moved') return { kind: 'redirect', status: 302, location: '/login', cookies: [] };
  return { kind: 'page', status: pathname === '/page' ? 200 : 404, html: Buffer.from(HTML), isSecret: false };
}

const test = plain.extend<{ shop: TestShop; session: Record<string, string> }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { publicUrl: PUBLIC_URL, render });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
  session: [
    async ({ shop }, use) => {
      const { token } = await shop.as('uk@converter.test');
      await use({ authorization: `Bearer ${token}` });
    },
    { scope: 'file' }, // behind a public address every login counts, even from here
  ],
});

type Ask = (shop: TestShop, session: Record<string, string>) => Promise<LightMyRequestResponse> | InjectOptions;

/** Requests twice, the second time with the version of the first answer. */
const again =
  (url: string): Ask =>
  async ({ app }) => {
    const { headers } = await app.inject({ url });
    return app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
  };

/** Every kind of answer of the shop, with its status. */
const ANSWERS: readonly (readonly [kind: string, status: number, ask: Ask])[] = [
  ['a page', 200, () => ({ url: '/page' })],
  ['a page that has not changed', 304, again('/page')],
  ['a page for a customer', 200, (_, headers) => ({ url: '/page', headers })],
  ['an unknown page', 404, () => ({ url: '/nothing-here' })],
  ['a page that leads on', 302, () => ({ url: '/moved' })],
  ['a page that failed', 500, () => ({ url: '/broken' })],
  [
    'a form from elsewhere',
    403,
    () => ({ method: 'POST', url: '/page', cookies: { token: 'x' }, headers: { origin: NOT_OURS } }),
  ],
  ['an address that can not be read', 404, () => ({ url: '/%E0%A4%A' })],
  ['an unknown method', 404, () => ({ method: 'PUT', url: '/page' })],
  ['data', 200, () => ({ url: '/api/Category/GetAllCategories' })],
  ['data that has not changed', 304, again('/api/Category/GetAllCategories')],
  ['data for a customer', 200, (_, headers) => ({ url: '/api/User/GetSessions', headers })],
  ['input that is refused', 400, () => ({ url: '/api/Product/GetProductByID/none' })],
  [
    'a body that is no JSON',
    400,
    () => ({
      method: 'POST',
      url: '/api/user/CreateToken',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ],
  ['a call without a session', 401, () => ({ url: '/api/User/GetSessions' })],
  ['a call of the wrong role', 403, (_, headers) => ({ url: '/api/Settings/GetSettings', headers })],
  ['an unknown thing', 404, () => ({ url: '/api/Product/GetProductByID/999999' })],
  ['an address of a call that can not be read', 400, () => ({ url: '/api/Promo/GetPromoCodeByName/%E0%A4%A' })],
  ['an unknown call', 404, () => ({ url: '/api/Nothing/Here' })],
  [
    'a body that is too large',
    413,
    () => ({ method: 'POST', url: '/api/user/CreateToken', payload: { a: 'x'.repeat(2 ** 20) } }),
  ],
  [
    'a body of another type',
    415,
    () => ({ method: 'POST', url: '/api/user/CreateToken', payload: '<a/>', headers: { 'content-type': 'text/xml' } }),
  ],
  ['the API document', 200, () => ({ url: '/api/openapi.json' })],
  ['the API page', 200, () => ({ url: '/api' })],
  ['a built file', 200, () => ({ url: '/assets/app.js' })],
  ['a missing built file', 404, () => ({ url: '/assets/none.js' })],
  ['an unknown picture', 404, () => ({ url: '/images/products/none/240.jpg' })],
  ['an order sheet', 200, (_, headers) => ({ url: '/PDFOrder.pdf?id=1116', headers })],
  ['an order sheet of another', 404, (_, headers) => ({ url: '/PDFOrder.pdf?id=1115', headers })],
  ['a file without a session', 401, () => ({ url: '/purchase-orders/1116/Purchase_Order.pdf' })],
  ['a file that leads to the login', 302, () => ({ url: '/PDFOrder.pdf?id=1116', headers: { accept: 'text/html' } })],
  ['what robots read', 200, () => ({ url: '/robots.txt' })],
  ['a probe', 200, () => ({ url: '/healthz' })],
];

async function answerOf(shop: TestShop, session: Record<string, string>, ask: Ask): Promise<LightMyRequestResponse> {
  const asked = await ask(shop, session);
  return 'statusCode' in asked ? asked : shop.app.inject(asked);
}

function expectSafe({ headers }: LightMyRequestResponse): void {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/microphone=\(\).*camera=\(self\)/),
    'cross-origin-opener-policy': 'same-origin',
    'x-request-id': expect.any(String),
  });
  const policy = policyOf(headers['content-security-policy']);
  expect(policy['default-src']).toMatch(/^'(self|none)'$/);
  expect(policy['script-src'] ?? "'none'").toMatch(/^'(self|none)'$/); // no inline script, no nonce, no other site
  expect(policy['frame-ancestors'] ?? "'none'").toBe("'none'");
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
}

function policyOf(header: unknown): Record<string, string> {
  const directives = String(header).split(';').filter(Boolean);
  return Object.fromEntries(directives.map((each) => each.trim().split(/ (.*)/s, 2)));
}

describe('every kind of answer carries the security headers (D15)', () => {
  test.for(ANSWERS)('%s: %i', async ([, status, ask], { shop, session }) => {
    const answer = await answerOf(shop, session, ask);
    expect(answer.statusCode).toBe(status);
    expectSafe(answer);
  });

  test('an internal error too, and none of them says what it was', async ({ shop }) => {
    await shop.owner.execute(sql`alter table products rename to elsewhere`);
    const answer = await shop.app.inject({ url: '/api/Product/GetAllProductsLive?page=7' });
    await shop.owner.execute(sql`alter table elsewhere rename to products`);
    expect(answer.statusCode).toBe(500);
    expectSafe(answer);
    expect(answer.body).not.toMatch(/products|select|relation|\.ts|node_modules/i);
  });
});

test('private answers are never cached: not data, not pages, not files (D15)', async ({ shop, session }) => {
  for (const url of ['/page', '/api/User/GetSessions', '/api/Product/GetProductByID/1', '/PDFOrder.pdf?id=1116']) {
    const { headers } = await shop.app.inject({ url, headers: session });
    expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/private|no-store/)]);
    expect(headers['cache-control']).not.toContain('public');
  }
});

test.for([
  ['a customer, whose quick order keeps what was typed', '/api/User/SignOut', '"cache", "storage"'],
  ['staff, whose forms keep drafts', '/api/BlogUser/SignOut', '"cache", "storage"'],
])('logging out leaves nothing in the browser: %s (D15)', async ([, url, forgotten], { shop }) => {
  const { statusCode, headers } = await shop.app.inject({ method: 'POST', url, payload: {} });
  expect([statusCode, headers['clear-site-data']]).toEqual([200, forgotten]);
});

test('a customer who logs out while staff are signed in leaves the staff drafts (D15)', async ({ shop }) => {
  const { token } = await shop.asStaff();
  const headers = { cookie: `admintoken=${token}`, origin: shop.shop.publicUrl };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/User/SignOut', payload: {}, headers });
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cache"']);
});

describe('cookies (D15)', () => {
  test('over https only the server reads the tokens, and no cookie leaves the site', async ({ shop }) => {
    const payload = { Username: 'uk@converter.test', Password: 'press-2026', remember: true };
    const { headers } = await shop.app.inject({ method: 'POST', url: '/api/user/CreateToken', payload });
    const lines = [headers['set-cookie'] ?? []].flat();
    const flagsOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.replace(/^[^;]*; /, '');
    expect(flagsOf('token')).toBe('Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure');
    expect(flagsOf('userID')).toBe('Path=/; SameSite=Lax; Max-Age=2592000; Secure');
    for (const line of lines) expect(line).toMatch(/; SameSite=Lax;.* Secure$/);
  });

  test('so are those of staff', async ({ shop }) => {
    const payload = { blogUserEmail: 'staff@pressline.test', blogUserPass: 'counter-2026' };
    const { headers } = await shop.app.inject({ method: 'POST', url: '/api/blogUser/CreateToken', payload });
    const [token] = [headers['set-cookie'] ?? []].flat();
    expect(token).toMatch(/^admintoken=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=43200; HttpOnly; Secure$/);
  });
});

plain('without https nothing promises it: a browser would never come back by http', async () => {
  const shop = await openTestShop('empty', { publicUrl: 'http://localhost:3000', render });
  const { headers } = await shop.app.inject({ url: '/page' });
  await shop.close();
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
