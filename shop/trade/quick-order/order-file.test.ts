import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';

const MEGABYTE = 1024 * 1024;

async function checkFile(shop: TestShop, content: BlobPart) {
  const form = new FormData();
  form.append('file', new File([content], 'order.csv'));
  const body = new Response(form);
  const { token } = await shop.as('uk@converter.test');
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/QuickOrder/CheckFile',
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

test.for([
  ['ten megabytes of rubbish', Buffer.alloc(10 * MEGABYTE, 'rubbish;'), 413, 'The file is too large'],
  ['a quote in an invalid place', '=HYPERLINK("https://example.test");1\n', 400, 'The file cannot be read as CSV'],
] as const)('a file of an order is refused, and says so: %s (G1)', async ([, content, expected, detail], { shop }) => {
  const { status, body } = await checkFile(shop, content);
  expect([status, body.detail]).toEqual([expected, expect.stringContaining(detail)]);
});

test('a megabyte of non-text bytes is one row that matches no part, an empty file none (G1)', async ({ shop }) => {
  const rubbish = await checkFile(shop, Buffer.alloc(MEGABYTE, 0x9f));
  expect(rubbish.body.rows).toMatchObject([{ product: null, trouble: { code: 'unknown' } }]);
  expect(rubbish.body.rows[0].part.length).toBeLessThan(200);
  expect(await checkFile(shop, '')).toMatchObject({ status: 200, body: { rows: [], readyLines: 0 } });
});

test('a formula in it is searched as a part number, and never evaluated (G1)', async ({ shop }) => {
  const { status, body } = await checkFile(shop, '"=HYPERLINK(""https://example.test"")";1\n=1+1;2\nDB-0150;=1+2\n');
  expect([status, body.rows.length, body.readyLines]).toEqual([200, 3, 0]);
  for (const { trouble } of body.rows) expect(trouble?.message.length).toBeGreaterThan(10);
});
