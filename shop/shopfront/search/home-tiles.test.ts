import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';

async function pictureOf(shop: TestShop, part: string): Promise<string | null> {
  const [row] = await shop.shop.db.select({ hash: products.imageHash }).from(products).where(eq(products.name, part));
  return row?.hash ?? null;
}

test('the tiles are the categories flagged for the home page, in menu order, each with a picture (A6, A8)', async ({
  shop,
}) => {
  const { body } = await shop.api.get('/api/Category/GetHomeTiles');
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    'Tesa Tape',
    'Dr Blades',
    'Anilox Rolls',
    'Consumables',
    'Performance Series',
    'UV Curing',
    'Sleeves',
  ]);
  for (const { imageHash } of body) expect(imageHash).toMatch(/^[\da-f]{16,64}$/);
  expect(body[0].count).toBe(36);
});

test('a regional category has a tile where it is offered (D8)', async ({ shop }) => {
  const us = await shop.as('us@converter.test');
  const { body } = await us.get('/api/Category/GetHomeTiles');
  expect(body.map(({ name }: { name: string }) => name)).toContain('US Warehouse');
});

test('a tile shows the part chosen by staff, typed in any notation; otherwise the first by name (A6)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const tile = async () => {
    const { body } = await shop.api.get('/api/Category/GetHomeTiles');
    return body.find(({ id }: { id: number }) => id === 22).imageHash;
  };
  await staff.post('/api/Category/SaveCategory', { categoryID: 22, picturePart: 'db 1000 pl' });
  expect(await tile()).toBe(await pictureOf(shop, 'DB-1000-PL'));
  await staff.post('/api/Category/SaveCategory', { categoryID: 22, picturePart: '' });
  expect(await tile()).toBe(await pictureOf(shop, 'DB-0025'));
});

test('if that part is no longer sold, or has no picture, the tile shows the first by name (A6)', async ({ shop }) => {
  const staff = await shop.asStaff();
  for (const picturePart of ['XX-INACTIVE', 'NO-IMAGE-1']) {
    expect((await staff.post('/api/Category/SaveCategory', { categoryID: 24, picturePart })).body).toBe(1);
    const { body } = await shop.api.get('/api/Category/GetHomeTiles');
    const anilox = body.find(({ id }: { id: number }) => id === 24);
    expect(anilox.imageHash).toBe(await pictureOf(shop, 'AN-10-0165'));
  }
});

test('the tape tiles are the first four families, each with the picture of its own roll (A6)', async ({ shop }) => {
  const { body } = await shop.api.get('/api/SubCategory/GetTapeTiles');
  expect(body.map(({ name, imageHash }: { name: string; imageHash: string }) => [name, imageHash])).toEqual([
    ['Super Soft Mounting Tape', await pictureOf(shop, 'TT-1015-25')],
    ['Soft Mounting Tape', await pictureOf(shop, 'TT-2015-25')],
    ['Medium Mounting Tape', await pictureOf(shop, 'TT-3015-25')],
    ['Medium Hard Mounting Tape', await pictureOf(shop, 'TT-4015-25')],
  ]);
});
