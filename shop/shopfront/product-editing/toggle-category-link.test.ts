import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, newProduct } from './testing/staff-at-work.ts';

const toggleCategory = '/api/ProductCategory/DeleteProductCategory';
const toggleSubcategory = '/api/ProductSubCategory/DeleteProductSubCategory';

async function links(shop: TestShop, productId: number) {
  const staff = await shop.asStaff();
  const { body } = await staff.get(`/api/Product/GetProductForEdit/${productId}`);
  return body as Record<'categoryLinks' | 'subcategoryLinks', { id: number; branchId: number }[]>;
}

describe('the checkboxes of the product form (E6, D23)', () => {
  test('id 0 links, also a second time; the id of the link unlinks, also a second time', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    const tick = { productCategoryID: 0, categoryID: 22, productID: id };
    expect((await staff.post(toggleCategory, tick)).body).toBe(1);
    expect((await staff.post(toggleCategory, tick)).body).toBe(1);
    const [link, ...others] = (await links(shop, id)).categoryLinks;
    expect([link?.branchId, others]).toEqual([22, []]);

    const untick = { productCategoryID: link?.id, categoryID: 22, productID: id };
    expect((await staff.post(toggleCategory, untick)).body).toBe(1);
    expect((await staff.post(toggleCategory, untick)).body).toBe(1);
    expect((await links(shop, id)).categoryLinks).toEqual([]);
  });

  test('sub-categories do the same under their own names', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    await staff.post(toggleSubcategory, { productSubCategoryID: 0, subID: 301, productID: id });
    const [link] = (await links(shop, id)).subcategoryLinks;
    expect(link?.branchId).toBe(301);
    await staff.post(toggleSubcategory, { productSubCategoryID: link?.id });
    expect((await links(shop, id)).subcategoryLinks).toEqual([]);
  });

  test('a checkbox applies at once in the menu of the shop, for live products (D37)', async ({ shop }) => {
    const [staff, live, inactive] = [
      await shop.asStaff(),
      await newProduct(shop),
      await newProduct(shop, { productStatus: 2 }),
    ];
    const count = async () => {
      const { body } = await shop.api.get('/api/Category/GetAllCategories');
      return body.find((category: { categoryID: number }) => category.categoryID === 22).count as number;
    };
    const before = await count();
    await staff.post(toggleCategory, { productCategoryID: 0, categoryID: 22, productID: live.id });
    await staff.post(toggleCategory, { productCategoryID: 0, categoryID: 22, productID: inactive.id });
    expect(await count()).toBe(before + 1);
  });

  test('an unknown product or branch is not found; a link of another product is not removed', async ({ shop }) => {
    const [staff, one, other] = [await shop.asStaff(), await newProduct(shop), await newProduct(shop)];
    const post = async (body: object) => (await staff.post(toggleCategory, body)).status;
    expect(await post({ productCategoryID: 0, categoryID: 22, productID: 999_999 })).toBe(404);
    expect(await post({ productCategoryID: 0, categoryID: 9999, productID: one.id })).toBe(404);
    expect(await post({ productCategoryID: 0, categoryID: 22 })).toBe(400);
    expect(await post({ productCategoryID: -1, categoryID: 22, productID: one.id })).toBe(400);

    await post({ productCategoryID: 0, categoryID: 22, productID: one.id });
    const [link] = (await links(shop, one.id)).categoryLinks;
    expect(await post({ productCategoryID: link?.id, categoryID: 22, productID: other.id })).toBe(400);
    expect((await links(shop, one.id)).categoryLinks).toHaveLength(1);
  });

  test('the audit list has the product and the branch (E16)', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    await staff.post(toggleCategory, { productCategoryID: 0, categoryID: 28, productID: id });
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({
      action: 'added',
      entity: 'category link',
      before: null,
      after: { kind: 'category', branchId: 28, productId: id },
    });
  });
});
