import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test, type TestShop } from './testing/test-shop.ts';

const LIST = '/api/Product/GetProductByCategoryPageination/28/1/18';

function ask({ app }: TestShop, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: LIST, headers });
}

test('the second visitor gets exactly the answer of the first, with every header, and their own request id', async ({
  shop,
}) => {
  const first = await ask(shop);
  const second = await ask(shop);
  const { 'x-request-id': firstId, date: _, ...firstHeaders } = first.headers;
  const { 'x-request-id': secondId, date: __, ...secondHeaders } = second.headers;
  expect(secondHeaders).toEqual(firstHeaders);
  expect(secondHeaders).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-total-count': expect.stringMatching(/^\d+$/),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(secondId).not.toBe(firstId);
  expect(second.body).toBe(first.body);
});

test.for(['br', 'gzip', 'identity'])(
  'a client that has the %s form already gets a 304 without a body',
  async (form, { shop }) => {
    const whole = await ask(shop, { 'accept-encoding': form });
    expect(whole.headers['content-encoding']).toBe(form === 'identity' ? undefined : form);
    const again = await ask(shop, { 'accept-encoding': form, 'if-none-match': String(whole.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(whole.headers['etag']);
  },
);

const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

test.for([
  { forms: ['br', 'identity', 'gzip', 'br'] },
  { forms: ['gzip', 'br', 'identity'] },
  { forms: ['identity', 'gzip', 'br'] },
] as const)(
  'in whichever order its forms are requested, each has the same content: $forms',
  async ({ forms }, { shop }) => {
    const bodies = new Set<string>();
    for (const form of forms) {
      const { headers, rawPayload } = await ask(shop, { 'accept-encoding': form });
      expect(headers['content-encoding']).toBe(form === 'identity' ? undefined : form);
      bodies.add(PLAIN[form](rawPayload).toString());
    }
    expect([...bodies].map((body) => JSON.parse(body).length)).toEqual([18]);
  },
);

test('a session gets its own answers, and they are not cached for others', async ({ shop }) => {
  await ask(shop);
  const { token } = await shop.as('uk@converter.test');
  const byToken = await ask(shop, { authorization: `Bearer ${token}` });
  const byCookie = await ask(shop, { cookie: `token=${token}` });
  for (const own of [byToken, byCookie]) {
    expect(own.json()[0]).toMatchObject({ price: expect.any(Number), currency: 2 });
    expect(own.headers['cache-control']).toBe('private, no-store');
  }
  expect((await ask(shop)).body).not.toContain('price');
});

test('the next visitors see the stock that an order left', async ({ shop }) => {
  const [product] = (await ask(shop)).json<{ productID: number; stockLevel: number }[]>();
  await shop.shop.db.$client.query('update products set stock_level = stock_level + 7 where id = $1', [
    product?.productID,
  ]);
  const level = async () => (await ask(shop)).json<{ stockLevel: number }[]>()[0]?.stockLevel;
  await expect.poll(level).toBe((product?.stockLevel ?? 0) + 7);
});
