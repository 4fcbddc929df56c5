import { brotliCompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { addressOf, operationKey } from '../api/testing/example.ts';
import { problemSchema } from '../api/refusals.ts';
import { faults } from '../api/testing/document.ts';
import { operations } from '../operations.ts';
import { test } from '../testing/test-shop.ts';

const REFUSED = 'Compressed requests are not supported: please send it again without Content-Encoding.';
const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));

describe('no request is decompressed: a few bytes can expand to gigabytes (D29)', () => {
  const posts = operations.filter(({ path }) => path.method === 'POST');

  test.for(posts.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    async ([, operation], { shop }) => {
      const { token } = await shop.asStaff();
      const type = operation.file === undefined ? 'application/json' : 'multipart/form-data; boundary=edge';
      const headers = { 'content-type': type, 'content-encoding': 'br', authorization: `Bearer ${token}` };
      const answer = await shop.app.inject({
        method: 'POST',
        url: addressOf(operation, operation.example),
        headers,
        payload: bomb,
      });
      expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
      expect(answer.json()).toMatchObject({ code: 'request.packed', detail: REFUSED });
      expect(faults(problemSchema, answer.json())).toEqual([]);
    },
  );

  test.for(['br', 'gzip', 'deflate', 'zstd', 'compress', 'identity, br', 'BR'])(
    'a page, %s',
    async (coding, { shop }) => {
      for (const type of ['multipart/form-data; boundary=edge', 'application/x-www-form-urlencoded', 'text/plain']) {
        const headers = { 'content-type': type, 'content-encoding': coding };
        const answer = await shop.app.inject({ method: 'POST', url: '/LogIn', headers, payload: bomb });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
        expect(answer.body).toContain(REFUSED);
      }
    },
  );

  test('an uncompressed body may say so', async ({ shop }) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/user/CreateToken',
      headers: { 'content-encoding': 'identity' },
      payload: { Username: 'uk@converter.test', Password: 'press-2026' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
