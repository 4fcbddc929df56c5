import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, newProduct, sendForm, smallPicture } from './testing/staff-at-work.ts';

async function add(shop: TestShop, productId: number, colour: string, token?: string) {
  const url = '/api/Product/AddProductPicture';
  const sent = { url, token: token ?? (await shop.asStaff()).token, part: 'file', bytes: await smallPicture(colour) };
  return sendForm(shop, { ...sent, fields: { productId: String(productId) } });
}

interface Shown {
  imageHash: string | null;
  pictures: { id: number; imageHash: string; alt: string }[];
}

/** Reads the pictures from a visitor's page. */
const shown = async (shop: TestShop, productId: number): Promise<Shown> =>
  (await shop.api.get(`/api/Product/GetProductDetail/${productId}`)).body;

describe('further pictures of a product (A12, E6)', () => {
  test('are on its page in their order, at once for visitors too, with their descriptions', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await newProduct(shop);
    expect((await shown(shop, id)).pictures).toEqual([]);
    for (const colour of ['#101010', '#202020', '#303030']) expect((await add(shop, id, colour)).body).toBe(1);
    const [first, second, third] = (await shown(shop, id)).pictures;
    const pictures = [
      { id: third?.id, alt: 'The edge' },
      { id: first?.id, alt: '' },
      { id: second?.id, alt: 'The box' },
    ];
    expect((await staff.post('/api/Product/SaveProductPictures', { productId: id, pictures })).body).toBe(1);
    expect((await shown(shop, id)).pictures.map(({ imageHash, alt }) => [imageHash, alt])).toEqual([
      [third?.imageHash, 'The edge'],
      [first?.imageHash, ''],
      [second?.imageHash, 'The box'],
    ]);
    expect((await lastNotes(shop))[0]).toMatchObject({ entity: 'product picture', subjects: [`product:${id}`] });
  });

  test('the same picture exists once, even if it is sent five times at once', async ({ shop }) => {
    const { id } = await newProduct(shop);
    await Promise.all(Array.from({ length: 5 }, () => add(shop, id, '#404040')));
    expect((await shown(shop, id)).pictures).toHaveLength(1);
  });

  test('one becomes the main picture, which takes its place', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await newProduct(shop);
    await add(shop, id, '#505050');
    await add(shop, id, '#606060');
    const [first, second] = (await shown(shop, id)).pictures;
    const main = (pictureId?: number) => staff.post('/api/Product/MakeMainPicture', { productId: id, pictureId });
    await main(first?.id); // there was none
    expect(await shown(shop, id)).toMatchObject({ imageHash: first?.imageHash, pictures: [{ id: second?.id }] });
    await main(second?.id);
    expect(await shown(shop, id)).toMatchObject({
      imageHash: second?.imageHash,
      pictures: [{ id: second?.id, imageHash: first?.imageHash, alt: '' }],
    });
  });

  test('an order made for other pictures is refused, and so is another product’s picture', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [one, other] = [await newProduct(shop), await newProduct(shop)];
    await add(shop, one.id, '#707070');
    await add(shop, other.id, '#707070');
    const [theirs] = (await shown(shop, other.id)).pictures;
    const save = { productId: one.id, pictures: [{ id: theirs?.id, alt: 'x' }] };
    expect((await staff.post('/api/Product/SaveProductPictures', save)).status).toBe(409);
    const asked = { productId: one.id, pictureId: theirs?.id };
    expect((await staff.post('/api/Product/MakeMainPicture', asked)).status).toBe(404);
    expect((await staff.delete(`/api/Product/DeleteProductPicture/${one.id}/${theirs?.id}`)).status).toBe(404);
    expect((await shown(shop, other.id)).pictures).toEqual([theirs]);
  });

  test('one is removed, and a copy of the product has the remaining ones', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await newProduct(shop);
    await add(shop, id, '#808080');
    await add(shop, id, '#909090');
    const [first, second] = (await shown(shop, id)).pictures;
    const removal = `/api/Product/DeleteProductPicture/${id}/${first?.id}`;
    expect([(await staff.delete(removal)).body, (await staff.delete(removal)).status]).toEqual([1, 404]);
    const copy = await staff.post('/api/Product/DuplicateProduct', { productId: id });
    expect(copy.status).toBe(200);
    const listed = await staff.get('/api/Audit/GetAuditEntries?pageSize=1');
    const read = await staff.get(`/api/Product/GetProductForEdit/${listed.body[0].entityId}`);
    expect(read.body.pictures.map(({ imageHash }: { imageHash: string }) => imageHash)).toEqual([second?.imageHash]);
  });

  test('a thirteenth is refused, and so are users who are not staff', async ({ shop }) => {
    const { id } = await newProduct(shop);
    for (let at = 1; at <= 12; at += 1)
      expect((await add(shop, id, `#${(at * 20).toString(16).padStart(2, '0')}0040`)).status).toBe(200);
    const full = await add(shop, id, '#aaaaaa');
    expect([full.status, full.body.detail]).toEqual([409, 'A product can have at most 12 additional pictures']);
    const uk = await shop.as('uk@converter.test');
    expect((await add(shop, id, '#bbbbbb', uk.token ?? '')).status).toBe(403);
    expect((await add(shop, 999_999, '#bbbbbb')).status).toBe(404);
  });
});
