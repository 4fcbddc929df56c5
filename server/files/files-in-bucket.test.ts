import { expect } from 'vitest';
import sharp from 'sharp';
import { pictureKey, pictureUrl } from '#shop/base/files/picture-keys.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { s3Files } from '#platform/s3-files.ts';
import { openS3Server } from '#platform/testing/s3-server.ts';
import { openTestShop, test as base, type TestShop } from '../testing/test-shop.ts';

/** A shop whose files are in a bucket (FILES_URL). */
const test = base.extend<{ shopWithBucket: TestShop }>({
  shopWithBucket: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const server = await openS3Server();
      const shop = await openTestShop('sample', { files: s3Files(server.store) });
      await use(shop);
      await shop.close();
      await server.stop();
    },
    { scope: 'file' },
  ],
});

test("a customer's purchase order goes into the bucket, and out again only to its owner and staff (B11, D32)", async ({
  shopWithBucket: shop,
}) => {
  const uk = await shop.as('uk@converter.test');
  const form = new FormData();
  form.append('file', new File([smallPdf('order 1137')], '1137.pdf'));
  const body = new Response(form);
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/User/UploadPO',
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${uk.token}` },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(sent.json()).toBe(1);

  const address = '/purchase-orders/1137/Purchase_Order.pdf';
  const [de, staff] = [await shop.as('de@converter.test'), await shop.asStaff()];
  const answers = await Promise.all([uk, staff, de, shop.api].map((who) => who.get(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
  expect(answers[0]?.body).toBe(new TextDecoder().decode(smallPdf('order 1137')));
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test('a picture is made from the one in the bucket, once, stored there, and public forever', async ({
  shopWithBucket: { app, shop },
}) => {
  const hash = '0123456789abcdef';
  const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  await shop.files.put(pictureKey('products', hash), original);
  const address = pictureUrl('products', hash, 480, 'webp');
  const first = await app.inject(address);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await sharp(first.rawPayload).metadata()).width).toBe(480);

  await shop.files.delete(pictureKey('products', hash));
  const again = await app.inject(address);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await app.inject(pictureUrl('products', hash, 240, 'webp'))).statusCode).toBe(404);
});
