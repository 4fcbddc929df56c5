import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, newProduct } from './testing/staff-at-work.ts';

const saveRelated = '/api/Related/SaveRelated';
const deleteRelated = '/api/Related/DeleteRelated';

async function relatedOf(shop: TestShop, productId: number) {
  const { body } = await (await shop.asStaff()).get(`/api/Related/GetAllProductsRelated/${productId}`);
  return body as { relatedID: number; relatedProductID: number }[];
}

describe('related products (E7)', () => {
  test('one is added once, shown to customers, and removed by its bare number (D29)', async ({ shop }) => {
    const [staff, customer] = [await shop.asStaff(), await shop.as('uk@converter.test')];
    const [one, other] = [await newProduct(shop), await newProduct(shop)];
    const pair = { productID: one.id, relatedProductID: other.id };
    expect((await staff.post(saveRelated, pair)).body).toBe(1);
    expect((await staff.post(saveRelated, pair)).body).toBe(1);
    const shown = await customer.get(`/api/Related/GetAllProductsRelated/${one.id}`);
    expect(shown.body).toMatchObject([{ relatedProductID: other.id, productName: other.name }]);

    const [link] = await relatedOf(shop, one.id);
    expect((await staff.post(deleteRelated, link?.relatedID)).body).toBe(1);
    expect(await relatedOf(shop, one.id)).toEqual([]);
    expect((await staff.post(deleteRelated, link?.relatedID)).body).toBe(0); // already deleted
  });

  test('the number may also come as {relatedID}, in any letter case', async ({ shop }) => {
    const [staff, one, other] = [await shop.asStaff(), await newProduct(shop), await newProduct(shop)];
    await staff.post(saveRelated, { productID: one.id, relatedProductID: other.id });
    const [link] = await relatedOf(shop, one.id);
    expect((await staff.post(deleteRelated, { RelatedId: String(link?.relatedID) })).body).toBe(1);
    expect((await staff.post(deleteRelated, { relatedID: 999_999 })).body).toBe(0);
  });

  test('a product cannot be related to itself, nor to a missing one', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    const itself = await staff.post(saveRelated, { productID: id, relatedProductID: id });
    expect([itself.status, itself.body.errors]).toEqual([
      400,
      [{ field: 'relatedProductID', message: 'A product cannot be related to itself' }],
    ]);
    expect((await staff.post(saveRelated, { productID: id, relatedProductID: 999_999 })).status).toBe(404);
    expect((await staff.post(saveRelated, { productID: 'abc', relatedProductID: id })).status).toBe(400);
  });

  test.for([
    ['a word', 'abc'],
    ['nothing', null],
    ['a list', [1]],
    ['no number', {}],
  ] as const)('%s names no link', async ([, body], { shop }) => {
    expect((await (await shop.asStaff()).post(deleteRelated, body)).status).toBe(400);
  });

  test('the audit list has both directions (E16)', async ({ shop }) => {
    const [staff, one, other] = [await shop.asStaff(), await newProduct(shop), await newProduct(shop)];
    await staff.post(saveRelated, { productID: one.id, relatedProductID: other.id });
    const [link] = await relatedOf(shop, one.id);
    await staff.post(deleteRelated, link?.relatedID);
    const pair = { productId: one.id, relatedProductId: other.id };
    expect(await lastNotes(shop, 2)).toMatchObject([
      { action: 'removed', entity: 'related product', before: pair, after: null },
      { action: 'added', entity: 'related product', before: null, after: pair },
    ]);
  });
});
