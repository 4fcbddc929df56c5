import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { lastNotes } from './testing/staff-at-work.ts';

const saveCategory = '/api/Category/SaveCategory';
const saveCategories = '/api/Category/SaveCategories';
const saveSubcategory = '/api/SubCategory/SaveSubCategory';
const saveSubcategories = '/api/SubCategory/SaveSubCategories';
const TAPES = '23140838-5158-4B2F-93E5-850B7A7BD171';

async function categoryNamed(shop: TestShop, name: string) {
  const [row] = await shop.shop.db.select().from(categories).where(eq(categories.name, name));
  if (row === undefined) throw new Error(`There is no category ${name}.`);
  return row;
}

async function subcategoryNamed(shop: TestShop, name: string) {
  const [row] = await shop.shop.db.select().from(subcategories).where(eq(subcategories.name, name));
  if (row === undefined) throw new Error(`There is no sub-category ${name}.`);
  return row;
}

const visible = async (shop: TestShop, categoryId: number, customer = shop.api) => {
  const { body } = await customer.get('/api/Category/GetAllCategories');
  return body.some((each: { categoryID: number }) => each.categoryID === categoryId);
};

describe('staff save a category (E9, D24)', () => {
  test('a new one begins Archived, not on the home page and last; its guid comes from the server', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect(
      (
        await staff.post(saveCategory, {
          categoryName: 'Sleeve kits',
          categoryGuid: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
        })
      ).body,
    ).toBe(1);
    const row = await categoryNamed(shop, 'Sleeve kits');
    expect(row).toMatchObject({ show: 3, onHomePage: false, regional: false, delivery: '', version: 1 });
    expect(row.guid).not.toBe('ffffffff-ffff-4fff-8fff-ffffffffffff');
    const last = shop.shop.hot().categories.at(-1);
    expect(last?.id).toBe(row.id);
    expect(await visible(shop, row.id)).toBe(false);
  });

  test('every field is saved, and the shop shows it at once', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post(saveCategory, { categoryID: 0, categoryName: 'Gears' });
    const { id } = await categoryNamed(shop, 'Gears');
    const { body } = await staff.post(saveCategory, {
      categoryID: id,
      categoryName: 'Gears and racks',
      show: 1,
      delivery: 15,
      deliveryadd: '2.50',
      catorder: 3,
      homepageShow: 1,
    });
    expect(body).toBe(1);
    expect(await categoryNamed(shop, 'Gears and racks')).toMatchObject({
      id,
      show: 1,
      delivery: '15',
      deliveryAdd: '2.50',
      sortOrder: 3,
      onHomePage: true,
    });
    expect(await visible(shop, id)).toBe(true);
    const tiles = await shop.api.get('/api/Category/GetHomeTiles');
    expect(tiles.body.map(({ name }: { name: string }) => name)).toContain('Gears and racks');
  });

  test('an archived one is gone from the shop at once; omitted fields stay', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post(saveCategory, { categoryName: 'Lamps', show: 1, delivery: 'by pallet' });
    const { id } = await categoryNamed(shop, 'Lamps');
    expect(await visible(shop, id)).toBe(true);
    await staff.post(saveCategory, { categoryID: id, show: 3 });
    expect(await visible(shop, id)).toBe(false);
    expect(await categoryNamed(shop, 'Lamps')).toMatchObject({ show: 3, delivery: 'by pallet' });
  });

  test('with the regional mark, show is the region (D8)', async ({ shop }) => {
    const [staff, usa, uk] = [
      await shop.asStaff(),
      await shop.as('us@converter.test'),
      await shop.as('uk@converter.test'),
    ];
    await staff.post(saveCategory, { categoryName: 'Regional kits', show: 2, regional: 1 });
    const { id } = await categoryNamed(shop, 'Regional kits');
    expect([await visible(shop, id, usa), await visible(shop, id, uk), await visible(shop, id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('staff set and remove the mark for the places of the shop that link to it (A3, A6, A23)', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post(saveCategory, { categoryName: 'Roll covers', show: 1, dashboardShow: 1, role: 'anilox' });
    const { id } = await categoryNamed(shop, 'Roll covers');
    expect(await categoryNamed(shop, 'Roll covers')).toMatchObject({ onDashboard: true, role: 'anilox' });
    const { body: menu } = await shop.api.get('/api/Category/GetMenu');
    expect(menu.find((each: { id: number }) => each.id === id).role).toBe('anilox');
    await staff.post(saveCategory, { categoryID: id, dashboardShow: 0, role: null });
    expect(await categoryNamed(shop, 'Roll covers')).toMatchObject({ onDashboard: false, role: null });
  });

  test('an unknown role or part is refused, in a list by its row', async ({ shop }) => {
    const staff = await shop.asStaff();
    const role = await staff.post(saveCategory, { categoryName: 'Odd', role: 'news' });
    expect([role.status, role.body.errors]).toEqual([
      400,
      [{ field: 'role', message: 'role must be one of blades, tape, anilox, consumables' }],
    ]);
    const part = await staff.post(saveCategory, { categoryName: 'Odd', picturePart: 'ZZ-9' });
    expect([part.status, part.body.errors]).toEqual([
      400,
      [{ field: 'picturePart', message: 'There is no part ZZ-9' }],
    ]);
    const list = await staff.post(saveCategories, [
      { categoryID: 22, picturePart: 'DB-0150' },
      { categoryID: 24, picturePart: 'ZZ-9' },
    ]);
    expect([list.status, list.body.errors[0].message]).toEqual([400, 'There is no part ZZ-9']);
    expect(await categoryNamed(shop, 'Dr Blades')).not.toMatchObject({ picturePart: 'DB-0150' });
  });

  test('an unknown one is not found; a save on top of another is refused', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(saveCategory, { categoryID: 99_999, categoryName: 'X' })).status).toBe(404);
    await staff.post(saveCategory, { categoryName: 'Twice' });
    const { id } = await categoryNamed(shop, 'Twice');
    expect((await staff.post(saveCategory, { categoryID: id, show: 1, version: 1 })).body).toBe(1);
    const late = await (await shop.asStaff()).post(saveCategory, { categoryID: id, show: 4, version: 1 });
    expect([late.status, late.body.code, late.body.current.show]).toEqual([409, 'save.stale', 1]);
  });
});

describe('a whole list of categories (D24)', () => {
  test('the named ones are changed, the others stay, each change is audited (E16)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = shop.shop.hot().categories;
    const [first, second] = before;
    const { body } = await staff.post(saveCategories, [
      { categoryID: first?.id, catorder: 2 },
      { categoryID: second?.id, catorder: 1 },
    ]);
    expect(body).toBe(1);
    const after = shop.shop.hot().categories;
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(after.length).toBe(before.length);
    expect(await lastNotes(shop, 2)).toMatchObject([
      { action: 'saved', entity: 'category', entityId: String(second?.id) },
      { action: 'saved', entity: 'category', entityId: String(first?.id) },
    ]);
  });

  test('an unchanged list can be sent back and changes nothing (F3)', async ({ shop }) => {
    const staff = await shop.asStaff();
    for (const [read, save] of [
      ['/api/Category/GetAllCategories', saveCategories],
      ['/api/SubCategory/GetAllSubCategories', saveSubcategories],
    ] as const) {
      const { body } = await staff.get(read);
      expect((await staff.post(save, body)).body).toBe(1);
      expect((await staff.get(read)).body).toEqual(body);
    }
  });

  test('one changed by somebody else leaves all of them unchanged, and is named', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = shop.shop.hot().categories;
    const [first, second] = before;
    const { status, body } = await staff.post(saveCategories, [
      { categoryID: first?.id, catorder: 77, version: first?.version },
      { categoryID: second?.id, catorder: 78, version: (second?.version ?? 0) - 1 },
    ]);
    expect([status, body.code, body.current.id]).toEqual([409, 'save.stale', second?.id]);
    expect(shop.shop.hot().categories).toEqual(before);
  });

  test('an unknown or invalid one leaves all of them unchanged', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post(saveCategory, { categoryName: 'All or nothing', catorder: 77 });
    const { id } = await categoryNamed(shop, 'All or nothing');
    const list = (other: object) => [{ categoryID: id, catorder: 5 }, other];
    const unknown = await staff.post(saveCategories, list({ categoryID: 99_999, catorder: 6 }));
    const wrong = await staff.post(saveCategories, list({ categoryID: 28, categoryName: ' ' }));
    const twice = await staff.post(saveCategories, list({ categoryID: id, catorder: 6 }));
    expect([unknown.status, wrong.status, twice.status]).toEqual([404, 400, 400]);
    expect(wrong.body.errors).toEqual([{ field: '[1].categoryName', message: 'Category name is required' }]);
    expect((await categoryNamed(shop, 'All or nothing')).sortOrder).toBe(77);
    expect((await staff.post(saveCategories, { categoryID: 28 })).status).toBe(400); // not a list
  });
});

test.for([
  ['categoryName', 'Category name is required', ''],
  ['categoryName', 'Too many characters', 'x'.repeat(101)],
  ['show', 'show must be a whole number from 1 to 4', 5],
  ['show', 'show must be a whole number from 1 to 4', 'live'],
  ['catorder', 'catorder must be a whole number from 0 to 1000000', -1],
  ['homepageShow', 'homepageShow must be 1 or 0', 2],
  ['regional', 'regional must be 1 or 0', 'no'],
  ['delivery', 'Too many characters', 'x'.repeat(101)],
] as const)('a category is refused: %s: %s (C9)', async ([field, message, value], { shop }) => {
  const { status, body } = await (await shop.asStaff()).post(saveCategory, { categoryName: 'Refused', [field]: value });
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

describe('staff save a sub-category (E9)', () => {
  test('a new one is in its category, named by guid in any letter case, and begins Archived', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(saveSubcategory, { subName: 'Extra soft', categoryGuid: TAPES })).body).toBe(1);
    const row = await subcategoryNamed(shop, 'Extra soft');
    expect(row).toMatchObject({ categoryId: 28, show: 3, version: 1 });
    const listed = async () => {
      const { body } = await shop.api.get(`/api/SubCategory/GetAllSubCategoriesByID/${TAPES}`);
      return body.some((each: { subID: number }) => each.subID === row.id);
    };
    expect(await listed()).toBe(false);
    await staff.post(saveSubcategory, { subID: row.id, show: 1 });
    expect(await listed()).toBe(true);
  });

  test('it needs a name and an existing category', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { status, body } = await staff.post(saveSubcategory, {});
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'subName', message: 'Sub-category name is required' },
      { field: 'categoryGuid', message: 'Category is required' },
    ]);
    const nowhere = { subName: 'Nowhere', categoryGuid: '00000000-0000-4000-8000-000000000000' };
    expect((await staff.post(saveSubcategory, nowhere)).status).toBe(404);
    expect((await staff.post(saveSubcategory, { subID: 99_999, subName: 'X' })).status).toBe(404);
  });

  test('a whole list is saved at once, all or none (D24)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const list = [
      { subID: 301, subName: 'Super Soft', suborder: 2 },
      { subID: 302, suborder: 1 },
    ];
    expect((await staff.post(saveSubcategories, list)).body).toBe(1);
    const names = shop.shop
      .hot()
      .subcategories.filter(({ categoryId }) => categoryId === 28)
      .map(({ id, name }) => [id, name]);
    expect(names.slice(0, 2)).toEqual([
      [302, 'Soft Mounting Tape'],
      [301, 'Super Soft'],
    ]);
    const refused = await staff.post(saveSubcategories, [{ subID: 301, subName: 'Changed' }, { subID: 99_999 }]);
    expect(refused.status).toBe(404);
    expect((await subcategoryNamed(shop, 'Super Soft')).id).toBe(301);
  });
});
