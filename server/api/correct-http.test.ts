import { describe, expect } from 'vitest';
import { test, type TestShop } from '../testing/test-shop.ts';
import { operations } from '../operations.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

describe('a call by another method (M2, RFC 9110)', () => {
  test('is answered 405 with the methods of its address, at every address and without a login', async ({ shop }) => {
    const atUrl = Map.groupBy(operations, ({ path }) => path.template.replaceAll(/\{\w+\}/g, '1'));
    const wrong: string[] = [];
    for (const [url, calls] of atUrl) {
      const methods = calls.map(({ path }) => path.method);
      const method = METHODS.find((each) => !methods.some((own) => own === each)) ?? 'PATCH';
      const answer = await shop.app.inject({ method, url: `/api${url}` });
      const allow = String(answer.headers['allow']).split(', ');
      const isRight =
        answer.statusCode === 405 &&
        answer.json().code === 'request.method' &&
        methods.every((each) => allow.includes(each));
      if (!isRight) wrong.push(`${method} ${url}: ${answer.statusCode} ${allow.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  test('with a body that is no JSON is refused for its method, not for its body', async ({ shop }) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'PUT', url: '/api/Product/SaveProduct', headers, payload: '{"a"' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  test('HEAD is a method of every read, and an unknown address stays unknown', async ({ shop }) => {
    const read = await shop.app.inject({ method: 'HEAD', url: '/api/Shop/GetManuals' });
    const unknown = await shop.app.inject({ method: 'PUT', url: '/api/Nothing/Here' });
    expect([read.statusCode, unknown.statusCode]).toEqual([401, 404]);
  });
});

const READ = '/api/Product/GetReplacementForEdit/159';
const SAVE = '/api/Product/SaveReplacement';
const REPLACEMENT = {
  productID: 159,
  fromOn: '2026-01-12',
  note: 'A better varnish is on it.',
  parts: [{ part: 'DB-0150-BV', quantity: 1 }],
};

describe('the version of a record is its entity tag (M2, RFC 9110)', () => {
  const caller = async (shop: TestShop) => {
    const headers = { authorization: `Bearer ${(await shop.asStaff()).token}` };
    return {
      read: () => shop.app.inject({ method: 'GET', url: READ, headers }),
      save: (ifMatch: string, more: object = {}) =>
        shop.app.inject({
          method: 'POST',
          url: SAVE,
          headers: { ...headers, 'content-type': 'application/json', 'if-match': ifMatch },
          payload: JSON.stringify({ ...REPLACEMENT, ...more }),
        }),
    };
  };

  test('a save that names it by If-Match is done, and refused 412 with the stored values once somebody else has saved', async ({
    ownShop: shop,
  }) => {
    const { read, save } = await caller(shop);
    const first = await read();
    const tag = String(first.headers['etag']);
    expect(tag).toBe(`"${first.json().version}"`);
    const other = await caller(shop);
    expect((await other.save(tag)).statusCode).toBe(200);
    const stale = await save(tag, { note: 'Mine.' });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'save.stale']);
    expect(stale.json().current).toMatchObject({ note: 'A better varnish is on it.' });
    const second = await read();
    expect(second.json().note).toBe('A better varnish is on it.');
    expect((await save(String(second.headers['etag']))).statusCode).toBe(200);
  });

  test('a tag that is none of ours, another version in the body, or a call without versions is refused, and changes nothing', async ({
    ownShop: shop,
  }) => {
    const { read, save } = await caller(shop);
    const before = (await read()).json();
    const refused = [await save('1'), await save('W/"1"'), await save('"x"'), await save('"3"', { version: 4 })];
    const staff = await shop.asStaff();
    const other = await shop.app.inject({
      method: 'POST',
      url: '/api/Product/DuplicateProduct',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      payload: '{"productID":159}',
    });
    expect([...refused, other].map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect(refused[0]?.json().errors[0].field).toBe('If-Match');
    expect((await read()).json()).toEqual(before);
  });
});
