import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import pino from 'pino';
import { test as base, describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { operations } from '../operations.ts';
import { test } from '../testing/test-shop.ts';
import { addressOf, operationKey } from './testing/example.ts';

const MEGABYTE = 1024 * 1024;
const kept = operations.filter(({ when }) => when?.cache !== undefined);
const throttled = operations.filter(({ when }) => when?.throttle !== undefined);

base('the calls that could be used for guessing are counted (D21)', () => {
  expect(throttled.map(operationKey)).toEqual(
    expect.arrayContaining([
      'POST /User/CreateToken',
      'POST /BlogUser/CreateToken',
      'POST /Email/Post',
      'POST /User/AddUser',
      'POST /User',
      'POST /User/StartPasskeySignIn',
      'POST /BlogUser/StartPasskeySignIn',
      'GET /Promo/GetPromoCodeByName/{code}',
    ]),
  );
});

describe('catalogue answers for visitors are valid until the catalogue changes (D30)', () => {
  test.for(kept.map((operation) => [operationKey(operation), operation] as const))(
    '%s is answered with 304 where its ETag is known, and never kept for a session',
    async ([, operation], { shop }) => {
      const url = addressOf(operation, operation.example);
      const first = await shop.app.inject({ url });
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

      const { token } = await shop.as('us@converter.test');
      const headers = { authorization: `Bearer ${token}`, 'if-none-match': etag };
      const own = await shop.app.inject({ url, headers });
      expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
        200,
        'private, no-store',
        undefined,
      ]);
    },
  );
});

describe('limits on request sizes (D29)', () => {
  const login = (bytes: number) => {
    const [before, after] = ['{"Username":"uk@converter.test","Password":"', '"}'];
    return `${before}${'x'.repeat(bytes - before.length - after.length)}${after}`;
  };

  test('a megabyte of JSON is read, one byte more is too large', async ({ shop }) => {
    const post = async (payload: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/user/CreateToken', headers, payload });
      return [payload.length, answer.statusCode, answer.json().code];
    };
    expect(await post(login(MEGABYTE))).toEqual([MEGABYTE, 400, 'input.invalid']);
    expect(await post(login(MEGABYTE + 1))).toEqual([MEGABYTE + 1, 413, 'request.malformed']);
  });

  base('a file may have ten megabytes, a manual and one of products more', () => {
    const limits = operations.map((operation) => [operation.path.template, (operation.file?.maxBytes ?? 0) / MEGABYTE]);
    expect(Object.fromEntries(limits.filter(([, limit]) => limit !== 0))).toEqual({
      '/User/UploadPO': 10,
      '/Manual/UploadManual': 25,
      '/Move/CheckMove': 50,
      '/Sale/AddOrderDocument': 10,
      '/Return/AddReturnPicture': 10,
      '/Product/UploadProductImage': 10,
      '/Product/AddProductPicture': 10,
      '/Product/UploadProductSheet': 10,
      '/HomepageImage/UploadHomeImage': 10,
      '/Press/UploadModelPicture': 10,
      '/Settings/SaveLogo': 10,
      '/Press/UploadDrawing': 25,
      '/PartRequest/AddRequestPicture': 10,
      '/Press/ReadCallouts': 2,
      '/Import/CheckProducts': expect.any(Number),
      '/QuickOrder/CheckFile': 2,
      '/OwnNumber/ReadOwnNumberFile': 2,
      '/List/ReadListFile': 2,
    });
  });

  test('an incomplete request is given up within minutes', async ({ shop }) => {
    await shop.app.ready();
    expect(shop.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(shop.app.server.requestTimeout).toBe(300_000);
  });
});

test('the log has the request id of the answer, and nothing of the request’s content', async ({ shop }) => {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const render = () => Promise.reject(new Error('This shop shows no pages.'));
  const app = await createApp({ shop: shop.shop, pages: { render, assets: tmpdir() }, log });
  const payload = { Username: 'uk@converter.test', Password: 'press-2025-wrong' };
  const answer = await app.inject({ method: 'POST', url: '/api/user/CreateToken', payload });
  await app.close();
  const id = String(answer.headers['x-request-id']);
  expect(answer.json()).toMatchObject({ status: 401, requestId: id });
  const ownLines = lines.filter((line) => line.includes(id));
  expect(ownLines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ reqId: id })]);
  expect(lines.join()).not.toMatch(/press-2025-wrong|uk@converter/);
});
