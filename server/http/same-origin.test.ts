import { describe, expect } from 'vitest';
import { test } from '../api/testing/watched-shop.ts';
import type { TestShop } from '../testing/test-shop.ts';

const REFUSED = 'This request did not come from this shop, so nothing was changed.';
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.test' },
  { origin: 'null' },
  { origin: 'nonsense' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000.elsewhere.test' },
  { origin: 'http://shop.localhost:3000' },
  { referer: 'https://elsewhere.test/page?http://localhost:3000' },
  { origin: 'https://elsewhere.test', referer: 'http://localhost:3000/login' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
];
const OWN: readonly Record<string, string>[] = [
  {},
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { referer: 'http://localhost:3000/login?next=/basket' },
  { 'sec-fetch-site': 'none' },
  { host: 'shop.test:8080', origin: 'http://shop.test:8080' },
  { host: 'shop.test', origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
];
/** Default host of requests. */
const host = 'localhost:3000';
const LOGIN = { Username: 'uk@converter.test', Password: 'press-2026' };

function logIn({ app }: TestShop, headers: Record<string, string>) {
  const url = '/api/user/CreateToken';
  return app.inject({ method: 'POST', url, headers: { host, ...headers }, payload: LOGIN });
}

describe('another site signs nobody in: it has no cookie to steal, but one to set (D15, D47)', () => {
  test.for(FOREIGN)('a login with %j is refused', async (headers, { shop, journal }) => {
    await journal.read();
    const answer = await logIn(shop, headers);
    expect([answer.statusCode, answer.json().detail, answer.headers['set-cookie']]).toEqual([403, REFUSED, undefined]);
    expect(await journal.read()).toEqual([]);
  });

  test.for(OWN)('a login with %j is accepted', async (headers, { shop }) => {
    const answer = await logIn(shop, headers);
    expect(answer.statusCode).toBe(200);
  });

  test('the request’s own target does not excuse another scheme', async ({ shop }) => {
    const headers = { host: 'shop.test', origin: 'https://shop.test' };
    const answer = await logIn(shop, headers);
    expect(answer.statusCode).toBe(403);
  });
});

describe('another site changes nothing (D15); every call: server/api/every-operation.test.ts', () => {
  test('with a cookie, a token or neither', async ({ shop, journal }) => {
    const { token } = await shop.asStaff();
    await journal.read();
    for (const who of [{}, { cookie: `admintoken=${token}` }, { authorization: `Bearer ${token}` }]) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: '/api/Settings/SaveSettings',
        headers: { origin: 'https://elsewhere.test', ...who },
        payload: {},
      });
      expect(statusCode).toBe(403);
    }
    expect(await journal.read()).toEqual([]);
  });

  test('a page', async ({ shop }) => {
    for (const headers of FOREIGN) {
      const answer = await shop.app.inject({ method: 'POST', url: '/LogIn', headers: { host, ...headers } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(REFUSED);
    }
  });

  test('no answer opens the shop to scripts of other sites', async ({ shop }) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
      const answer = await shop.app.inject({ method, url: '/api/Category/GetMenu', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
