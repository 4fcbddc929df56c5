import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { PICTURE_WIDTHS, pictureKey, pictureUrl } from '#shop/base/files/picture-keys.ts';
import { test as base, type TestShop } from '../testing/test-shop.ts';

const HASH = 'a1b2c3d4e5f60718';
const BROKEN = 'ffffffffffffffff';

/** The sample shop with one stored picture of 1000 by 600, and one invalid file. */
const test = base.extend<{ gallery: TestShop }>({
  gallery: [
    async ({ shop }, use) => {
      const picture = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#0097c4' } });
      await shop.shop.files.put(pictureKey('products', HASH), await picture.jpeg().toBuffer());
      await shop.shop.files.put(pictureKey('products', BROKEN), Buffer.from('no picture'));
      await use(shop);
    },
    { scope: 'file' },
  ],
});

test.for([
  ['avif', 'heif', 'image/avif'],
  ['webp', 'webp', 'image/webp'],
  ['jpg', 'jpeg', 'image/jpeg'],
] as const)(
  'a picture is sent as %s in the requested width, with nothing but its pixels, cacheable forever',
  async ([extension, format, type], { gallery: { app } }) => {
    const answer = await app.inject(pictureUrl('products', HASH, 240, extension));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const made = await sharp(answer.rawPayload).metadata();
    expect([made.format, made.width, made.height]).toEqual([format, 240, 144]);
    expect([made.exif, made.icc, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  },
);

test('a picture is never made larger than it is', async ({ gallery: { app } }) => {
  const answer = await app.inject(pictureUrl('products', HASH, 1600, 'webp'));
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000);
});

test('simultaneous requests for a new picture wait for one drawing; later it is read', async ({ gallery }) => {
  const { app, shop } = gallery;
  const put = vi.spyOn(shop.files, 'put');
  const get = vi.spyOn(shop.files, 'get');
  const url = pictureUrl('products', HASH, 800, 'jpg');
  const kept = `made/products/${HASH}/800.jpg`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(put.mock.calls.map(([key]) => key)).toEqual([kept]);
  get.mockClear();
  await app.inject(url);
  expect(get.mock.calls).toEqual([[kept]]);
  vi.restoreAllMocks();
});

test('a picture that cannot be stored, for example on a full disk, is shown anyway', async ({
  gallery: { app, shop },
}) => {
  vi.spyOn(shop.files, 'put').mockRejectedValue(new Error('ENOSPC: no space left on device'));
  const answer = await app.inject(pictureUrl('products', HASH, 96, 'webp'));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  vi.restoreAllMocks();
});

test.for([
  ['a picture that is not there', pictureUrl('products', '0000000000000000', 240, 'jpg')],
  ['a stored file that is no picture', pictureUrl('products', BROKEN, 240, 'jpg')],
  ['another folder', `/images/home/${HASH}/240.jpg`],
  ['an unknown folder', `/images/manuals/${HASH}/240.jpg`],
  ['a width that no screen uses', `/images/products/${HASH}/241.jpg`],
  ['a width without an end', `/images/products/${HASH}/99999999999999999999.jpg`],
  ['a format that is not made', `/images/products/${HASH}/240.png`],
  ['a way out of the folder', `/images/products/..%2F..%2Fsecret/240.jpg`],
] as const)('%s is not found (404), and nothing is stored for it', async ([, url], { gallery: { app, shop } }) => {
  expect((await app.inject(url)).statusCode).toBe(404);
  const kept: string[] = [];
  for await (const key of shop.files.list()) kept.push(key);
  expect(kept.filter((key) => key.startsWith('made/') && !key.startsWith(`made/products/${HASH}/`))).toEqual([]);
});

test('the widths are few, so that nobody can fill the store with them', () => {
  expect(PICTURE_WIDTHS).toEqual([96, 240, 480, 800, 1200, 1600]);
});
