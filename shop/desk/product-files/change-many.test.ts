import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { partFits, pressModels } from '../../catalogue/presses/tables.ts';
import { productCategories, products, productSubcategories, specifications } from '../../catalogue/parts/tables.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { changesOf, settled, take } from './testing/send-import.ts';

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;

/** Prepares a change of many parts and returns the import after the dry run. */
async function changeMany(staff: Staff, body: object) {
  const begun = await staff.post('/api/Import/ChangeProducts', body);
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  return settled(staff, begun.body.importId);
}

async function three(shop: TestShop) {
  return [
    await newProduct(shop, { productPriceDollar: 10.01, flash: 'Old' }),
    await newProduct(shop, { productPriceDollar: 20, productPriceEuro: 18 }),
    await newProduct(shop, { productPriceDollar: 0 }),
  ] as const;
}

const stored = async ({ shop }: TestShop, ids: readonly number[]) =>
  shop.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id);

test('one change of several parts shows the differences, is applied and undone as one (P4)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const ids = (await three(shop)).map(({ id }) => id);
  const before = await stored(shop, ids);
  const change = { newStatus: 'inactive', flash: 'Offer', leadTimeDays: 14, lowStock: 5, percent: 4, roundTo: 5 };
  const { id, state, changed } = await changeMany(staff, { productIds: ids, ...change, addCategoryId: 27 });
  expect([state, changed]).toEqual(['checked', 3]);
  expect(await stored(shop, ids), 'nothing is written yet').toEqual(before);
  expect((await changesOf(staff, id))[1]?.slice(2)).toEqual([
    'productPriceDollar: 20.00 → 20.80',
    'productPriceEuro: 18.00 → 18.70',
    'productStatus: 1 → 2',
    'flash:  → Offer',
    expect.stringMatching(/^categories:  → ./),
    'leadTimeDays:  → 14',
    'lowStock: 0 → 5',
  ]);
  expect((await take(staff, 'Apply', id)).state).toBe('applied');
  const after = { active: false, flash: 'Offer', leadTimeDays: 14, lowStock: 5 };
  const prices = [
    { usdMinor: 1040, eurMinor: null },
    { usdMinor: 2080, eurMinor: 1870 },
    { usdMinor: 0, eurMinor: null },
  ];
  expect(await stored(shop, ids)).toMatchObject(prices.map((price) => ({ ...after, ...price })));
  expect(await shop.shop.db.$count(productCategories, inArray(productCategories.productId, ids))).toBe(3);
  expect((await take(staff, 'Undo', id)).state).toBe('undone');
  expect(await stored(shop, ids)).toMatchObject(
    before.map(({ usdMinor, eurMinor, flash, active, lowStock }) => ({ usdMinor, eurMinor, flash, active, lowStock })),
  );
  expect(await shop.shop.db.$count(productCategories, inArray(productCategories.productId, ids))).toBe(0);
});

test('a part that somebody changes meanwhile is named, and left if staff choose so, when applying and undoing (P4)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const [one, two, three_] = await three(shop);
  const ids = [one.id, two.id, three_.id];
  const save = (id: number) => shop.shop.db.update(products).set({ version: 99 }).where(eq(products.id, id));
  const { id } = await changeMany(staff, { productIds: ids, newStatus: 'inactive' });
  await save(two.id);
  const refused = await take(staff, 'Apply', id);
  expect([refused.state, refused.conflicts.map(({ name }) => name)]).toEqual(['checked', [two.name]]);
  const leave = async (way: 'Apply' | 'Undo') => {
    expect((await staff.post(`/api/Import/${way}Import`, { importId: id, leaveChanged: true })).body).toBe(1);
    return settled(staff, id);
  };
  const applied = await leave('Apply');
  expect([applied.state, applied.conflicts.map(({ name }) => name)]).toEqual(['applied', [two.name]]);
  expect((await stored(shop, ids)).map(({ active }) => active)).toEqual([false, true, false]);
  await save(three_.id);
  expect((await take(staff, 'Undo', id)).conflicts.map(({ name }) => name)).toEqual([three_.name]);
  const undone = await leave('Undo');
  expect([undone.state, undone.conflicts.map(({ name }) => name)]).toEqual(['undone', [three_.name]]);
  expect((await stored(shop, ids)).map(({ active }) => active)).toEqual([true, true, false]);
});

test('parts move to another category and sub-category together, and back (P4)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const ids = (await three(shop)).map(({ id }) => id);
  const [from, to] = shop.shop.hot().subcategories;
  const linked = async () => {
    const categories = shop.shop.db.select().from(productCategories).where(inArray(productCategories.productId, ids));
    const below = shop.shop.db.select().from(productSubcategories).where(inArray(productSubcategories.productId, ids));
    return [(await categories).map((row) => row.categoryId), (await below).map((row) => row.subcategoryId)];
  };
  const first = await changeMany(staff, { productIds: ids, addCategoryId: 27, addSubcategoryId: from?.id });
  await take(staff, 'Apply', first.id);
  expect(await linked()).toEqual([ids.map(() => 27), ids.map(() => from?.id)]);
  const move = { addCategoryId: 28, removeCategoryId: 27, addSubcategoryId: to?.id, removeSubcategoryId: from?.id };
  const moved = await changeMany(staff, { productIds: ids, ...move });
  expect((await changesOf(staff, moved.id))[0]?.slice(2)).toEqual([
    'categories: Consumables → Tesa Tape',
    'subCategories: Tesa Tape > Super Soft Mounting Tape → Tesa Tape > Soft Mounting Tape',
  ]);
  await take(staff, 'Apply', moved.id);
  expect(await linked()).toEqual([ids.map(() => 28), ids.map(() => to?.id)]);
  await take(staff, 'Undo', moved.id);
  expect(await linked()).toEqual([ids.map(() => 27), ids.map(() => from?.id)]);
});

test('the filters of the list select the parts; bad selections and changes are refused (P4)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id, name } = await newProduct(shop, { flash: 'Rare' });
  const found = await changeMany(staff, { search: name, newStatus: 'inactive' });
  expect([found.changed, found.fileName]).toEqual([1, 'change-of-1-parts.csv']);
  expect((await changeMany(staff, { productIds: [id], flash: 'Rare' })).unchanged).toBe(1);
  for (const body of [
    { productIds: [id] },
    { productIds: [id], roundTo: 5 },
    { productIds: [], newStatus: 'active' },
    { productIds: [2_000_000_000], newStatus: 'active' },
    { productIds: [id], newStatus: 'hidden' },
    { productIds: [id], percent: 0 },
    { productIds: [id], percent: -100 },
    { productIds: [id], percent: 4, roundTo: 3 },
    { productIds: [id], lowStock: -1 },
    { productIds: [id], leadTimeDays: 0 },
    { productIds: [id], flash: 'x'.repeat(41) },
    { productIds: [id], addCategoryId: 'tape' },
    { productIds: [id], addCategoryId: 999_999 },
    { productIds: [id], removeSubcategoryId: 999_999 },
    { productIds: 'all', newStatus: 'active' },
  ])
    expect([body, (await staff.post('/api/Import/ChangeProducts', body)).status]).toEqual([body, 400]);
});

test('specifications and fits are changed for many, and undone with everything else (P4)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const ids = (await three(shop)).map(({ id }) => id);
  const [type] = shop.shop.hot().productTypes;
  const attribute = type?.attributes.find(({ kind }) => kind === 'word');
  const [model] = await shop.shop.db.select().from(pressModels).limit(1);
  if (type === undefined || attribute === undefined || model === undefined)
    throw new Error('The sample data lack them.');
  const change = { typeId: type.id, attributeId: attribute.id, attributeText: 'Grey', addModelId: model.id };
  const bulk = await changeMany(staff, { productIds: ids, ...change });
  expect([bulk.state, bulk.changed + bulk.added]).toEqual(['checked', 6]);
  expect(bulk.bulkEdit).toEqual({ partCount: 3, changes: ['typeId', 'attributeId', 'addModelId'] });
  expect((await take(staff, 'Apply', bulk.id)).state).toBe('applied');
  const fitting = () => shop.shop.db.$count(partFits, inArray(partFits.productId, ids));
  const described = () => shop.shop.db.$count(specifications, inArray(specifications.productId, ids));
  expect([await fitting(), await described()]).toEqual([3, 3]);
  const again = await changeMany(staff, { productIds: ids, removeModelId: model.id });
  expect((await take(staff, 'Apply', again.id)).state).toBe('applied');
  expect(await fitting()).toBe(0);
  expect((await take(staff, 'Undo', again.id)).state).toBe('undone');
  expect((await take(staff, 'Undo', bulk.id)).state).toBe('undone');
  expect([await fitting(), await described()]).toEqual([0, 0]);
});

test('an attribute that a part of another type lacks is refused at its row; an unknown model before anything (P4)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const ids = (await three(shop)).map(({ id }) => id);
  const attribute = shop.shop.hot().productTypes[0]?.attributes[0];
  const bulk = await changeMany(staff, { productIds: ids, attributeId: attribute?.id, attributeText: '1' });
  expect([bulk.state, bulk.faults]).toEqual(['refused', 3]);
  const unknown = await staff.post('/api/Import/ChangeProducts', { productIds: ids, addModelId: 999_999 });
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([400, 'addModelID']);
});
