import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, newProduct } from './testing/staff-at-work.ts';

const SAVE = '/api/Product/SaveProductBranches';

async function branchesOf(shop: TestShop, productId: number) {
  const staff = await shop.asStaff();
  const { body } = await staff.get(`/api/Product/GetProductForEdit/${productId}`);
  const numbers = (links: { branchId: number }[]) => links.map(({ branchId }) => branchId).toSorted((a, b) => a - b);
  return [numbers(body.categoryLinks), numbers(body.subcategoryLinks)];
}

describe('all checkboxes of a product at once (E6)', () => {
  test('it is in these branches and no others, with one audit entry; sent again it changes nothing', async ({
    shop,
  }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    const first = { productId: id, categoryIds: [28, 22], subcategoryIds: [301] };
    expect((await staff.post(SAVE, first)).body).toBe(1);
    expect(await branchesOf(shop, id)).toEqual([[22, 28], [301]]);

    const second = { productId: id, categoryIds: [28, 28, 21], subcategoryIds: [] };
    expect((await staff.post(SAVE, second)).body).toBe(1);
    expect(await branchesOf(shop, id)).toEqual([[21, 28], []]);
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({
      action: 'saved',
      entity: 'product categories',
      entityId: String(id),
      before: { categoryIds: [22, 28], subcategoryIds: [301] },
      after: { categoryIds: [21, 28], subcategoryIds: [] },
    });
    expect((await staff.post(SAVE, second)).body).toBe(1);
    expect((await lastNotes(shop))[0]?.id).toBe(note?.id);
  });

  test('with one unknown branch, none of the selection is saved', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    await staff.post(SAVE, { productId: id, categoryIds: [22], subcategoryIds: [] });
    const [before] = await lastNotes(shop);
    const refused = await staff.post(SAVE, { productId: id, categoryIds: [28], subcategoryIds: [301, 999_999] });
    expect([refused.status, refused.body.detail]).toEqual([404, 'The sub-category was not found.']);
    expect(await branchesOf(shop, id)).toEqual([[22], []]);
    expect((await lastNotes(shop))[0]?.id).toBe(before?.id);
    const unknown = await staff.post(SAVE, { productId: 999_999, categoryIds: [], subcategoryIds: [] });
    expect(unknown.status).toBe(404);
  });

  test('input that is no list of numbers is refused', async ({ shop }) => {
    const [staff, { id }] = [await shop.asStaff(), await newProduct(shop)];
    for (const categoryIds of [undefined, 22, ['x'], [0], Array.from({ length: 1001 }, () => 22)]) {
      const { status } = await staff.post(SAVE, { productId: id, categoryIds, subcategoryIds: [] });
      expect(status).toBe(400);
    }
  });
});
