import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { lastNotes, newProduct, productForm, productNamed } from './testing/staff-at-work.ts';

const save = '/api/Product/SaveProduct';

describe('staff save a product (E6, D24)', () => {
  test('id 0 creates a new one with everything on the form, and customers find it at once', async ({ shop }) => {
    const [staff, customer] = [await shop.asStaff(), await shop.as('uk@converter.test')];
    const form = productForm({
      productPriceEuro: 44.25,
      award: 3,
      productSuperVariantID: 2,
      flash: 'New',
      locallySourced: 1,
      pallet: 1,
    });
    expect((await staff.post(save, form)).body).toBe(1);
    const row = await productNamed(shop, String(form['productName']));
    expect(row).toMatchObject({
      intro: 'Doctor blade, long life',
      details: 'Coated steel, 0.15 mm thick.',
      usdMinor: 4850,
      eurMinor: 4425,
      stockLevel: 12,
      active: true,
      award: 3,
      familyId: 2,
      flash: 'New',
      useCloudImage: false,
      locallySourced: true,
      pallet: true,
      imageHash: null,
      version: 1,
    });
    const { body } = await customer.get(`/api/Product/GetProductBySearch/${String(form['productName'])}/1`);
    expect(body.map((found: { productID: number }) => found.productID)).toEqual([row.id]);
  });

  test('a part number in full-width characters is stored in ordinary ones, so that it is found however it is typed (D9)', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(save, productForm({ productName: 'ＷＤ－７７０１　Ｌ' }))).body).toBe(1);
    const row = await productNamed(shop, 'WD-7701 L');
    for (const typed of ['wd7701', 'ＷＤ－７７０１']) {
      const { body } = await staff.get(`/api/Product/GetProductBySearch/${encodeURIComponent(typed)}/1`);
      expect(body.map((found: { productID: number }) => found.productID)).toEqual([row.id]);
    }
  });

  test('an existing one is changed; its picture and omitted fields stay', async ({ shop }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop, { flash: 'Offer', award: 1 })];
    await shop.shop.db.update(products).set({ imageHash: 'abcdef0123456789' }).where(eq(products.id, row.id));
    const { body } = await staff.post(save, {
      productID: row.id,
      productName: row.name,
      stockLevel: 3,
      productPriceDollar: 50,
    });
    expect(body).toBe(1);
    expect(await productNamed(shop, row.name)).toMatchObject({
      id: row.id,
      stockLevel: 3,
      usdMinor: 5000,
      intro: 'Doctor blade, long life',
      flash: 'Offer',
      award: 1,
      active: true,
      imageHash: 'abcdef0123456789',
      version: 2,
    });
  });

  test('amounts and numbers may come as texts, as forms send them, and flags as booleans (D29)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const form = productForm({
      productID: '0',
      productPriceDollar: '19.90',
      productPriceEuro: '',
      stockLevel: '7',
      award: '2',
      productSuperVariantID: '1',
      productStatus: true,
      pallet: false,
    });
    expect((await staff.post(save, form)).body).toBe(1);
    expect(await productNamed(shop, String(form['productName']))).toMatchObject({
      usdMinor: 1990,
      eurMinor: null,
      stockLevel: 7,
      award: 2,
      familyId: 1,
      active: true,
      pallet: false,
    });
  });

  test('names match case-insensitively, and anything that is no field of a product is not read (D29)', async ({
    shop,
  }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop)];
    const { body } = await staff.post('/api/product/saveproduct', {
      PRODUCTID: row.id,
      productname: row.name,
      STOCKLEVEL: 1,
      productpricedollar: 1,
      imageHash: 'feedfeedfeedfeed',
      createdAt: '2001-01-01T00:00:00Z',
      partKey: 'x',
      id: 1,
      name: 'smuggled',
      active: false,
    });
    expect(body).toBe(1);
    expect(await productNamed(shop, row.name)).toMatchObject({
      id: row.id,
      usdMinor: 100,
      active: true,
      imageHash: null,
      createdAt: row.createdAt,
    });
  });

  test('a product made inactive is gone from the shop at once, including its categories', async ({ shop }) => {
    const [staff, customer, row] = [await shop.asStaff(), await shop.as('uk@converter.test'), await newProduct(shop)];
    await staff.post('/api/ProductCategory/DeleteProductCategory', {
      productCategoryID: 0,
      categoryID: 22,
      productID: row.id,
    });
    const inCategory = async () => {
      const { body } = await customer.get('/api/Product/GetProductByCategoryPageination/22/1/1000');
      return body.some((each: { productID: number }) => each.productID === row.id);
    };
    expect(await inCategory()).toBe(true);
    await staff.post(save, productForm({ productID: row.id, productName: row.name, productStatus: 2 }));
    expect(await inCategory()).toBe(false);
    expect((await customer.get(`/api/Product/GetProductByID/${row.id}`)).status).toBe(404);
    expect((await staff.get(`/api/Product/GetProductByID/${row.id}`)).body.productStatus).toBe(2);
  });

  test('an unknown id is not found (D24)', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(save, productForm({ productID: 999_999 }))).status).toBe(404);
  });

  test('the audit list has before and after; a save that changes nothing is not in it (E16)', async ({ shop }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop)];
    await staff.post(save, productForm({ productID: row.id, productName: row.name, productPriceDollar: 60 }));
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({
      staffName: 'Pressline Counter',
      action: 'saved',
      entity: 'product',
      entityId: String(row.id),
      before: { usdMinor: 4850, version: 1 },
      after: { usdMinor: 6000, version: 2 },
    });
    await staff.post(save, productForm({ productID: row.id, productName: row.name, productPriceDollar: 60 }));
    expect((await lastNotes(shop))[0]?.id).toBe(note?.id);
    expect((await productNamed(shop, row.name)).version).toBe(2);
  });
});

describe('two people at once', () => {
  test('a save on top of another is refused with the current values; without a version the last one wins', async ({
    shop,
  }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop)];
    const edit = (changes: object) => productForm({ productID: row.id, productName: row.name, ...changes });
    expect((await staff.post(save, edit({ version: 1, productPriceDollar: 51 }))).body).toBe(1);
    const late = await (await shop.asStaff()).post(save, edit({ version: 1, productPriceDollar: 52 }));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'save.stale',
      current: { productPriceDollar: 51, version: 2 },
      savedBy: { name: 'Pressline Counter' },
    });
    expect((await productNamed(shop, row.name)).usdMinor).toBe(5100);
    expect((await staff.post(save, edit({ productPriceDollar: 53 }))).body).toBe(1);
    expect((await productNamed(shop, row.name)).usdMinor).toBe(5300);
  });

  test('of two saves at the same moment one is refused', async ({ shop }) => {
    const [ada, ben, row] = [await shop.asStaff(), await shop.asStaff(), await newProduct(shop)];
    const edit = (staff: typeof ada, productPriceDollar: number) =>
      staff.post(save, productForm({ productID: row.id, productName: row.name, version: 1, productPriceDollar }));
    const answers = await Promise.all([edit(ada, 51), edit(ben, 52)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await productNamed(shop, row.name)).version).toBe(2);
  });

  test('an unchanged stock level on the form does not overwrite what orders took meanwhile', async ({ shop }) => {
    const [staff, row] = [await shop.asStaff(), await newProduct(shop)];
    await shop.shop.db.update(products).set({ stockLevel: 9 }).where(eq(products.id, row.id)); // three were ordered
    const ours = {
      id: row.id,
      name: row.name,
      usdMinor: 4900,
      version: 1,
      stockLevel: 12,
      stockLevelSeen: 12,
    };
    const response = await shop.app.inject({
      method: 'POST',
      url: save,
      headers: { authorization: `Bearer ${staff.token}`, accept: 'application/vnd.pressline+json' },
      payload: ours,
    });
    expect(response.json()).toEqual({ id: row.id, version: 2 });
    expect(await productNamed(shop, row.name)).toMatchObject({ stockLevel: 9, usdMinor: 4900 });
  });
});

test.for([
  ['productID', 'productID is required', ''],
  ['productID', 'productID is required', null],
  ['productID', 'productID must not be negative', -1],
  ['productID', 'productID must be a whole number', 1.5],
  ['productName', 'productName is required', '   '],
  ['productName', 'Too many characters', 'X'.repeat(101)],
  ['stockLevel', 'stockLevel is required', ''],
  ['stockLevel', 'stockLevel must be a whole number', 'many'],
  ['stockLevel', 'stockLevel must not be negative', -1],
  ['stockLevel', 'stockLevel is too large', 3_000_000_000],
  ['productPriceDollar', 'Price is required', ''],
  ['productPriceDollar', 'Price must be an amount with at most two decimals', 'free'],
  ['productPriceDollar', 'Price must be an amount with at most two decimals', 1.005],
  ['productPriceDollar', 'Price must not be negative', -0.01],
  ['productPriceDollar', 'Price must be at most 10,000,000', 10_000_000.01],
  ['productPriceEuro', 'Price in euro must not be negative', -5],
  ['productPriceEuro', 'Price in euro must be an amount with at most two decimals', 'x'],
  ['productIntro', 'Too many characters', 'x'.repeat(301)],
  ['productDetails', 'Too many characters', 'x'.repeat(5001)],
  ['flash', 'Too many characters', 'x'.repeat(41)],
  ['productStatus', 'productStatus must be 1 or 2', 3],
  ['useCloudImage', 'useCloudImage must be 1 or 2', 'yes'],
  ['award', 'award must be a number from 0 to 3', 4],
  ['productSuperVariantID', 'productSuperVariantID must be 0, 1 or 2', 3],
] as const)('a product is refused: %s: %s (C6, C9)', async ([field, message, value], { shop }) => {
  const staff = await shop.asStaff();
  const { status, body } = await staff.post(save, productForm({ [field]: value }));
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

test('all errors are reported at once, including missing fields (C6)', async ({ shop }) => {
  const staff = await shop.asStaff();
  expect((await staff.post(save, {})).body.errors).toEqual([
    { field: 'productID', message: 'productID is required' },
    { field: 'productName', message: 'productName is required' },
    { field: 'productPriceDollar', message: 'Price is required' },
    { field: 'stockLevel', message: 'stockLevel is required' },
  ]);
});

test('a copy is inactive and without stock, with the categories, the related parts and the picture', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const { body } = await staff.post('/api/Product/DuplicateProduct', { productId: 101 });
  const [original, copy] = await Promise.all([
    staff.get('/api/Product/GetProductForEdit/101'),
    staff.get(`/api/Product/GetProductForEdit/${body.id}`),
  ]);
  const branches = (links: { branchId: number }[]) => links.map(({ branchId }) => branchId);
  expect(copy.body).toMatchObject({
    name: `${original.body.name} COPY`,
    intro: original.body.intro,
    usdMinor: original.body.usdMinor,
    imageHash: original.body.imageHash,
    familyId: 1,
    active: false,
    stockLevel: 0,
    version: 1,
  });
  expect(branches(copy.body.categoryLinks)).toEqual(branches(original.body.categoryLinks));
  expect(branches(copy.body.subcategoryLinks)).toEqual(branches(original.body.subcategoryLinks));
  const related = async (id: number) =>
    (await staff.get(`/api/Related/GetAllProductsRelated/${id}`)).body.map(
      (each: { relatedProductID: number }) => each.relatedProductID,
    );
  expect(await related(body.id)).toEqual(await related(101));
  expect((await staff.post('/api/Product/DuplicateProduct', { productId: 999_999 })).status).toBe(404);
});
