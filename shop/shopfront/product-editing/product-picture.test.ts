import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { pictureKey } from '#shop/base/files/picture-keys.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { lastNotes, newProduct, productNamed, sendForm, smallPicture } from './testing/staff-at-work.ts';

const url = '/api/Product/UploadProductImage';
const MEGABYTE = 1024 * 1024;

async function upload(shop: TestShop, productId: number, bytes: Uint8Array, fileName?: string) {
  const { token } = await shop.asStaff();
  const fields = { productId: String(productId) };
  return sendForm(shop, { url, token, part: 'file', bytes, fields, ...(fileName === undefined ? {} : { fileName }) });
}

describe('the picture of a product (E6, D24)', () => {
  test('its common sizes are created at once, so that its first reader does not wait for them', async ({ shop }) => {
    const row = await newProduct(shop);
    const { body } = await upload(shop, row.id, await smallPicture('#30a040'));
    await shop.shop.asideDone();
    const made = [480, 800, 1200].map((width) => shop.shop.files.get(`made/products/${body.imageHash}/${width}.avif`));
    expect((await Promise.all(made)).map((bytes) => bytes !== undefined)).toEqual([true, true, true]);
  });

  test('it is redrawn, stored by its content and shown in several sizes to everybody', async ({ shop }) => {
    const row = await newProduct(shop);
    const { status, body } = await upload(shop, row.id, await smallPicture());
    expect(status).toBe(200);
    expect(body.imageHash).toMatch(/^[\da-f]{32}$/);
    expect((await productNamed(shop, row.name)).imageHash).toBe(body.imageHash);

    const kept = await shop.shop.files.get(pictureKey('products', body.imageHash));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    const shown = await shop.api.get(`/api/Product/GetProductByID/${row.id}`);
    expect(shown.body.imageUrl).toBe(`/images/products/${body.imageHash}/800.jpg`);
    const made = await shop.app.inject({ url: `/images/products/${body.imageHash}/96.webp` });
    expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('it replaces one at the image service, and makes no form stale (D10)', async ({ shop }) => {
    const row = await newProduct(shop, { useCloudImage: 1 });
    const { body } = await upload(shop, row.id, await smallPicture('#a02050'));
    expect(await productNamed(shop, row.name)).toMatchObject({
      useCloudImage: false,
      imageHash: body.imageHash,
      version: row.version,
    });
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({
      action: 'saved',
      entity: 'product picture',
      entityId: String(row.id),
      before: { imageHash: null, useCloudImage: true },
      after: { imageHash: body.imageHash, useCloudImage: false },
    });
  });

  test('it can be removed again, also a second time', async ({ shop }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop)];
    await upload(shop, row.id, await smallPicture());
    expect((await staff.delete(`/api/Product/DeleteProductImage/${row.id}`)).body).toBe(1);
    expect((await productNamed(shop, row.name)).imageHash).toBeNull();
    expect((await staff.delete(`/api/Product/DeleteProductImage/${row.id}`)).body).toBe(1);
    expect((await staff.delete('/api/Product/DeleteProductImage/999999')).status).toBe(404);
  });

  test('an unknown product is not found, and nothing is stored for it', async ({ shop }) => {
    expect((await upload(shop, 999_999, await smallPicture())).status).toBe(404);
  });

  test.for([
    ['a text', 'The file is not a readable picture.', () => Buffer.from('this is no picture')],
    ['a drawing that may run', 'The file is not a readable picture.', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a page under the name of a picture', 'The file is not a readable picture.', () => Buffer.from('<html>')],
    [
      'the beginning of a picture',
      'The file is not a readable picture.',
      async () => (await smallPicture()).subarray(0, 40),
    ],
    ['nothing', 'The file is not a readable picture.', () => Buffer.alloc(0)],
    [
      'a bomb of a hundred million pixels',
      'The picture has too many pixels: the limit is 64 million',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' }, limitInputPixels: false })
          .png()
          .toBuffer(),
    ],
  ] as const)('%s is refused in a plain sentence', async ([, sentence, bytes], { shop }) => {
    const row = await newProduct(shop);
    const { status, body } = await upload(shop, row.id, await bytes(), 'picture.png');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'file', message: expect.stringContaining(sentence) }]);
    expect(await shop.shop.db.select().from(products).where(eq(products.id, row.id))).toEqual([row]);
  });

  test('a file of more than ten megabytes is too large', async ({ shop }) => {
    const row = await newProduct(shop);
    const { status, body } = await upload(shop, row.id, Buffer.alloc(10 * MEGABYTE + 1));
    expect([status, body.detail]).toEqual([413, 'The file is too large: a picture can be up to 10 MB.']);
  });
});
