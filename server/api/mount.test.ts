import { describe, expect } from 'vitest';
import { test } from '../testing/test-shop.ts';

const LOGIN = { Username: 'uk@converter.test', Password: 'press-2026' };

describe('the API', () => {
  test('paths match in any letter case (D29)', async ({ shop }) => {
    const answer = await shop.api.post('/API/uSeR/CREATETOKEN', LOGIN);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      userID: expect.any(Number),
      userGuid: expect.any(String),
    });
  });

  test.for([
    ['of the path', '/api/Sale/GetOrderAgain/x', 'saleID'],
    ['of the path', '/api/PriceList/GetPriceList/x', 'priceListID'],
    ['of the query', '/api/PriceList/GetListedPrices?priceListID=x', 'priceListID'],
  ] as const)('a refusal names a field %s as the document does: %s (D49)', async ([, url, field], { shop }) => {
    const caller = url.includes('Sale') ? await shop.as(LOGIN.Username) : await shop.asStaff();
    const { status, body } = await caller.get(url);
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test('a created thing is named in Location, though the answer is a bare 1 (E6, D24)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const saved = await staff.post('/api/Product/SaveProduct', {
      productID: 0,
      productName: 'ZZ-NEW-1',
      productPriceDollar: 12,
      stockLevel: 0,
    });
    expect([saved.status, saved.body]).toEqual([200, 1]);
    expect(saved.headers['location']).toMatch(/^\/api\/Product\/GetProductByID\/\d+$/);
    const read = await staff.get(String(saved.headers['location']));
    expect(read.body).toMatchObject({ productName: 'ZZ-NEW-1' });
  });

  test('the reference page has each call with its fields, limits and a form, and loads only our own files', async ({
    shop,
  }) => {
    const { body } = await shop.api.get('/api');
    expect(body).toContain('<td>integer, from 1 to 100</td><td>Number of units.</td>');
    expect(body).toContain('<form data-method="POST" data-path="/api/Cart/CreateCartItem"');
    expect(body).not.toMatch(/<script(?![^>]* src="\/api\/)/);
    for (const file of ['reference.js', 'reference.css']) expect((await shop.api.get(`/api/${file}`)).status).toBe(200);
  });

  test('a refusal is problem+json with a message for each field in the documented names (D29)', async ({ shop }) => {
    const answer = await shop.api.post('/api/user/CreateToken', { username: 'nobody', password: '' });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      title: 'Bad Request',
      status: 400,
      code: 'input.invalid',
      errors: [
        { field: 'Username', message: 'Please enter a valid email address' },
        { field: 'Password', message: 'Password is required' },
      ],
      requestId: expect.any(String),
    });
  });

  test('an unreadable address is refused like any other input', async ({ shop }) => {
    const answer = await shop.app.inject({ url: '/api/Product/GetProductBySearch//%ZZ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.malformed', requestId: answer.headers['x-request-id'] });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('an unknown call is 404, also below a known group', async ({ shop }) => {
    expect((await shop.api.get('/api/User/Nothing')).body).toMatchObject({ status: 404, code: 'call.unknown' });
  });

  test.for([
    ['no JSON', 'application/json', '{"Username":', 400],
    ['JSON with a poisoned member', 'application/json', '{"__proto__":{"x":1}}', 400],
    ['another content type', 'text/plain', 'Username=x', 415],
    ['more than 1 MB', 'application/json', JSON.stringify({ Username: 'x'.repeat(1_100_000) }), 413],
    ['JSON nested without end', 'application/json', `{"Username":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 400],
    ['half of a character', 'application/json', String.raw`{"Username":"a\ud800@b.test","Password":"x"}`, 400],
    ['a NUL character', 'application/json', JSON.stringify({ Username: 'a\0@b.test', Password: 'x' }), 400],
  ] as const)('an invalid body is refused: %s', async ([, type, payload, status], { shop }) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/user/CreateToken',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).not.toContain('at ');
  });

  test('a request with a cookie from another site changes nothing (D15)', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const post = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/user/SignOut',
        headers: { host: 'shop.test', cookie: `token=${token}`, 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
    expect((await post({ origin: 'https://elsewhere.test' })).statusCode).toBe(403);
    expect((await post({})).statusCode).toBe(403);
    expect((await post({ referer: 'https://elsewhere.test/page' })).statusCode).toBe(403);
    expect((await post({ origin: 'null' })).statusCode).toBe(403);
    const me = await shop.app.inject({ url: '/api/user/GetSignedIn', headers: { cookie: `token=${token}` } });
    expect(me.json()).toMatchObject({ displayName: expect.any(String) });

    expect((await post({ origin: 'http://shop.test' })).statusCode).toBe(200);
    const gone = await shop.app.inject({ url: '/api/user/GetSignedIn', headers: { cookie: `token=${token}` } });
    expect(gone.json()).toBeNull();
  });

  test('a program with a bearer token needs no origin (D15)', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await uk.post('/api/user/SignOut')).body).toBe(1);
  });

  test('visitors’ answers are cached until the catalogue changes; answers for a session are private', async ({
    shop,
  }) => {
    const visitor = await shop.api.get('/api/Category/GetMenu');
    expect(visitor.headers).toMatchObject({
      etag: expect.any(String),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await shop.app.inject({
      url: '/api/Category/GetMenu',
      headers: { 'if-none-match': String(visitor.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    const us = await shop.as('us@converter.test');
    expect((await us.get('/api/Category/GetMenu')).headers['cache-control']).toBe('private, no-store');
  });

  test('every answer has the security headers', async ({ shop }) => {
    const { headers } = await shop.api.get('/api/Category/GetMenu');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-request-id': expect.any(String),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('the API describes itself: an OpenAPI 3.1 document and a page for people', async ({ shop }) => {
    const { body } = await shop.api.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/User/CreateToken'].post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['Username', 'Password'],
    });
    expect(body.components.schemas.Session.properties).toHaveProperty('userID');
    const page = await shop.api.get('/api');
    expect(page.body).toContain('POST /api/User/CreateToken');
  });
});

describe('login (A19, D15, D20, D21)', () => {
  test.for([
    ['a wrong password', 'uk@converter.test', 'press-2025'],
    ['an unknown address', 'nobody@converter.test', 'press-2026'],
    ['an account that waits', 'waiting@converter.test', 'press-2026'],
    ['an account that was closed', 'inactive@converter.test', 'press-2026'],
  ] as const)('%s gets the same answer', async ([, Username, Password], { shop }) => {
    const answer = await shop.api.post('/api/user/CreateToken', { Username, Password });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'There was a problem with those details.' } });
  });

  test('guessing is slowed down from outside, per account and for everyone’s protection', async ({ shop }) => {
    const guess = (from: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/user/CreateToken',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        payload: JSON.stringify({ Username: 'de@converter.test', Password: 'wrong-guess' }),
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries++) statuses.push((await guess(`203.0.113.${tries}`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    const refused = await guess('203.0.113.99');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Nothing is counted from the shop's own machine, and other accounts are not throttled.
    expect((await shop.api.post('/api/user/CreateToken', LOGIN)).status).toBe(200);
  });

  test('scripts cannot read the cookies, which live as long as requested', async ({ shop }) => {
    const cookiesOf = async (remember: boolean) => {
      const answer = await shop.api.post('/api/user/CreateToken', { ...LOGIN, remember });
      return [answer.headers['set-cookie'] ?? []].flat().map(String);
    };
    const remembered = await cookiesOf(true);
    expect(remembered[0]).toMatch(/^token=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/);
    const forgotten = await cookiesOf(false);
    expect(forgotten[0]).toMatch(/^token=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/);
  });

  test('a session ends after twelve idle hours, a remembered one after thirty days', async ({ shop }) => {
    const start = Date.parse('2026-05-01T08:00:00Z');
    const hours = (count: number) => shop.setTime(new Date(start + count * 3_600_000));
    hours(0);
    const { body } = await shop.api.post('/api/user/CreateToken', LOGIN);
    const { body: remembered } = await shop.api.post('/api/user/CreateToken', { ...LOGIN, remember: true });
    const isIn = async (token: string) =>
      (
        await shop.app.inject({ url: '/api/user/GetSignedIn', headers: { authorization: `Bearer ${token}` } })
      ).json() !== null;
    hours(11);
    expect(await isIn(body.token)).toBe(true);
    hours(22);
    expect(await isIn(body.token), 'used at 11 hours, so it lives on').toBe(true);
    hours(35);
    expect(await isIn(body.token)).toBe(false);
    expect(await isIn(remembered.token)).toBe(true);
    hours(35 + 31 * 24);
    expect(await isIn(remembered.token)).toBe(false);
  });
});
