import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { category, stock } from '../../catalogue/parts/testing/sample-parts.ts';

const TAPE = '23140838-5158-4b2f-93e5-850b7a7bd171';
const SUPER_SOFT = 'fbe850ca-3add-489e-a7d9-fbf26daab9fa';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

type Wire = Record<string, unknown>;
const names = (products: Wire[]) => products.map(({ productName }) => productName);

describe('the shape of an answer (D29)', () => {
  test('a product, as visitors see it', async ({ shop }) => {
    expect((await shop.api.get('/api/Product/GetProductByID/101')).body).toEqual({
      productID: 101,
      productName: 'TT-1015-25',
      productIntro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
      productDetails: expect.stringMatching(/^Super soft foam tape/),
      stockLevel: 85,
      productStatus: 1,
      award: 0,
      productSuperVariantID: 1,
      salesUnit: 'roll',
      unitPieces: 1,
      flash: 'Bestseller',
      useCloudImage: 2,
      imageUrl: expect.stringMatching(/^\/images\/products\/[\da-f]+\/800\.jpg$/),
      category: { categoryID: 28, categoryGuid: TAPE, categoryName: 'Tesa Tape' },
      productCategory: { categoryID: 28, categoryGuid: TAPE, categoryName: 'Tesa Tape' },
    });
  });

  test('without a family 0, without a picture null, at the image service its address there (D10)', async ({ shop }) => {
    expect((await shop.api.get('/api/Product/GetProductByID/198')).body).toMatchObject({
      productName: 'NO-IMAGE-1',
      productSuperVariantID: 0,
      imageUrl: null,
    });
    const [id] = await stock(shop, { name: 'CLOUD 1/2', useCloudImage: true });
    expect((await shop.api.get(`/api/Product/GetProductByID/${id}`)).body).toMatchObject({
      useCloudImage: 1,
      imageUrl: 'https://images.pressline.test/catalogue/CLOUD%201%2F2.jpg',
      category: null,
      productCategory: null,
    });
  });

  test('a category and a sub-category', async ({ ownShop: shop }) => {
    const { body } = await shop.api.get('/api/Category/GetAllCategories');
    expect(body[0]).toEqual({
      categoryID: 28,
      categoryName: 'Tesa Tape',
      categoryGuid: TAPE,
      show: 1,
      regional: 0,
      delivery: '0',
      deliveryadd: '0',
      catorder: 1,
      homepageShow: 1,
      dashboardShow: 1,
      role: 'tape',
      picturePart: 'TT-STARTER-KIT-FIVE-HARDNESS-ROLLS',
      count: 36,
      version: 1,
    });
    const subcategories = await shop.api.get('/api/SubCategory/GetAllSubCategories');
    expect(subcategories.body[0]).toEqual({
      subID: 301,
      subName: 'Super Soft Mounting Tape',
      subGuid: SUPER_SOFT,
      categoryGuid: TAPE,
      categoryID: 28,
      show: 1,
      suborder: 1,
      version: 1,
    });
  });

  test('a width, with one id under both names', async ({ shop }) => {
    const width = {
      productVariantID: 501,
      subProductVariantID: 501,
      productSuperVariantID: 1,
      productVariantDetails: '25 mm',
    };
    expect((await shop.api.get('/api/ProductVariant/GetProductVariantByID/501')).body).toEqual(width);
    const family = await shop.api.get('/api/SubProductVariant/GetAllBySubProductVariantID/1');
    expect(family.body[0]).toEqual(width);
    expect(family.body).toHaveLength(10);
    const customer = await shop.as('jp@converter.test');
    expect((await customer.get('/api/ProductVariant/GetProductVariantByID/501')).body).toEqual({
      ...width,
      productVariantPriceDollar: 20,
      productVariantPriceEuro: 19,
      productVariantPriceGBP: 16.5,
      price: 20,
      currency: 1,
    });
  });

  test('a related part', async ({ shop }) => {
    const { body, headers } = await shop.api.get('/api/Related/GetAllProductsRelated/102');
    expect(names(body)).toEqual(['TT-1015-25', 'TT-2015-50', 'TT-EDGE-12']);
    expect(body[0]).toEqual({
      relatedID: expect.any(Number),
      productID: 102,
      relatedProductID: 101,
      productName: 'TT-1015-25',
      productIntro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
      productDetails: expect.stringMatching(/^Super soft foam tape/),
      productStatus: 1,
      imageUrl: expect.stringMatching(/^\/images\/products\//),
    });
    expect(headers['x-total-count']).toBe('3');
  });

  test('the links of a product, for staff', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get('/api/ProductCategory/GetProductCategoriesByProductID/101')).body).toEqual([
      { productCategoryID: expect.any(Number), categoryID: 28, productID: 101 },
    ]);
    expect((await staff.get('/api/ProductSubCategory/GetProductSubCategoriesByProductID/101')).body).toEqual([
      { productSubCategoryID: expect.any(Number), subID: 301, productID: 101 },
    ]);
  });
});

describe('lists and their pages (D9, D29)', () => {
  test('a category in pages of 18: 36 products are two pages', async ({ shop }) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => shop.api.get(`/api/ProductCategory/FindProductsByCategoryID/28/${page}`)),
    );
    expect(pages.map(({ body }) => body.length)).toEqual([18, 18, 0]);
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['36', '36', '36']);
    expect(new Set(pages.flatMap(({ body }) => names(body))).size).toBe(36);
  });

  test('a category in pages of any size', async ({ shop }) => {
    const { body, headers } = await shop.api.get('/api/Product/GetProductByCategoryPageination/28/3/5');
    expect(headers['x-total-count']).toBe('36');
    const whole = await shop.api.get('/api/Product/GetProductByCategoryPageination/28/1/1000');
    expect(names(body)).toEqual(names(whole.body).slice(10, 15));
  });

  test.for([
    ['its number', '28'],
    ['its guid', TAPE],
    ['its guid in upper case', TAPE.toUpperCase()],
  ])('a category is named by %s', async ([, key], { shop }) => {
    for (const address of [
      `/api/ProductCategory/FindProductsByCategoryID/${key}/1`,
      `/api/Product/GetProductByCategoryPageination/${key}/1/18`,
    ]) {
      expect((await shop.api.get(address)).body).toHaveLength(18);
    }
    expect((await shop.api.get(`/api/SubCategory/GetAllSubCategoriesByID/${key}`)).body).toHaveLength(6);
  });

  test.for([
    '/api/Product/GetProductBySubCategoryGuid/FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA',
    '/api/ProductSubCategory/FindProductsBySubCategoryID/301/1',
    '/api/ProductSubCategory/GetProductsBySubCategory/301',
    '/API/productsubcategory/getproductsbysubcategory/fbe850ca-3add-489e-a7d9-fbf26daab9fa/',
  ])('a sub-category: %s', async (address, { shop }) => {
    const { body, headers } = await shop.api.get(address);
    expect(names(body)).toEqual(['TT-1015-25', 'TT-1015-50', 'TT-1020-25', 'TT-1020-50']);
    expect(headers['x-total-count']).toBe('4');
  });

  test('all live products by name, all or by page', async ({ shop }) => {
    const whole = await shop.api.get('/api/Product/GetAllProductsLive');
    expect(whole.headers['x-total-count']).toBe(String(whole.body.length));
    expect(whole.body.every(({ productStatus }: Wire) => productStatus === 1)).toBe(true);
    const page = await shop.api.get('/api/Product/GetAllProductsLive?PAGE=3&pagesize=7');
    expect(names(page.body)).toEqual(names(whole.body).slice(14, 21));
    expect(page.headers['x-total-count']).toBe(whole.headers['x-total-count']);
  });

  test('all products for staff, including inactive ones', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [all, live] = [
      await staff.get('/api/Product/GetAllProducts'),
      await staff.get('/api/Product/GetAllProductsLive'),
    ];
    expect(names(all.body)).toContain('XX-INACTIVE');
    expect(names(live.body)).not.toContain('XX-INACTIVE');
    expect(Number(all.headers['x-total-count'])).toBeGreaterThan(Number(live.headers['x-total-count']));
  });

  test('a changed stock level reaches visitors too, who get cached answers', async ({ shop }) => {
    const [id] = await stock(shop, { name: 'STOCK-1', stockLevel: 9 });
    const level = async () => (await shop.api.get(`/api/Product/GetProductByID/${id}`)).body.stockLevel;
    expect(await level()).toBe(9);
    await shop.shop.db.$client.query('update products set stock_level = 4 where id = $1', [id]);
    await expect.poll(level).toBe(4);
  });
});

describe('visibility (B7, D8, D31)', () => {
  const seen = (body: Wire[], member: string) => body.map((each) => each[member]);

  test('categories and sub-categories by region; all of them for staff', async ({ shop }) => {
    const [germany, usa, staff] = [
      await shop.as('de@converter.test'),
      await shop.as('us@converter.test'),
      await shop.asStaff(),
    ];
    for (const [caller, us, archived] of [
      [shop.api, false, false],
      [germany, false, false],
      [usa, true, false],
      [staff, true, true],
    ] as const) {
      const categories = seen((await caller.get('/api/Category/GetAllCategories')).body, 'categoryID');
      const subcategories = seen((await caller.get('/api/SubCategory/GetAllSubCategories')).body, 'subID');
      expect([categories.includes(23), subcategories.includes(323)]).toEqual([us, us]);
      expect([categories.includes(35), subcategories.includes(342), subcategories.includes(307)]).toEqual([
        archived,
        archived,
        archived,
      ]);
      const status = us ? 200 : 404;
      expect((await caller.get('/api/ProductCategory/FindProductsByCategoryID/23/1')).status).toBe(status);
      expect((await caller.get('/api/Product/GetProductByCategoryPageination/23/1/18')).status).toBe(status);
      expect((await caller.get('/api/SubCategory/GetAllSubCategoriesByID/23')).status).toBe(status);
      expect((await caller.get('/api/Product/GetProductBySubCategoryGuid/323')).status).toBe(status);
      expect((await caller.get('/api/ProductSubCategory/GetProductsBySubCategory/342')).status).toBe(
        archived ? 200 : 404,
      );
    }
  });

  test('a live part of a hidden category stays reachable, its category unnamed', async ({ shop }) => {
    const { status, body } = await shop.api.get('/api/Product/GetProductByID/223');
    expect(status).toBe(200);
    expect(body).toMatchObject({ productName: 'US-KIT-CLEAN', category: null, productCategory: null });
  });

  test('inactive parts are for staff only, in lists as well', async ({ shop }) => {
    const { id } = await category(shop, { name: 'Mixed', parts: [{ name: 'M-1' }, { name: 'M-2', active: false }] });
    const staff = await shop.asStaff();
    const customer = await shop.as('de@converter.test');
    const list = `/api/ProductCategory/FindProductsByCategoryID/${id}/1`;
    expect(names((await shop.api.get(list)).body)).toEqual(['M-1']);
    expect(names((await customer.get(list)).body)).toEqual(['M-1']);
    const { body, headers } = await staff.get(list);
    expect(body.map((each: Wire) => [each['productName'], each['productStatus']])).toEqual([
      ['M-1', 1],
      ['M-2', 2],
    ]);
    expect(headers['x-total-count']).toBe('2');
    for (const address of ['/api/Product/GetProductByID/158', '/api/Related/GetAllProductsRelated/158']) {
      expect((await staff.get(address)).status).toBe(200);
      expect((await customer.get(address)).status).toBe(404);
    }
  });

  test.for([
    '/api/Product/GetAllProducts',
    '/api/Product/GetAllProductsAdmin/tape',
    '/api/ProductCategory/GetProductCategoriesByProductID/101',
    '/api/ProductSubCategory/GetProductSubCategoriesByProductID/101',
  ])('%s is for staff', async (address, { shop }) => {
    expect((await shop.api.get(address)).status).toBe(401);
    expect((await (await shop.as('de@converter.test')).get(address)).status).toBe(403);
    expect((await (await shop.asStaff()).get(address)).status).toBe(200);
  });
});

describe('missing things, and invalid input', () => {
  test.for([
    '/api/Product/GetProductByID/158',
    '/api/Product/GetProductByID/999999',
    '/api/Related/GetAllProductsRelated/158',
  ])("%s: 'This product is not available' (D33)", async (address, { shop }) => {
    const { status, body } = await shop.api.get(address);
    expect([status, body.detail]).toEqual([404, 'This product is not available']);
  });

  test.for([
    ['/api/ProductCategory/FindProductsByCategoryID/9999/1', 'The category was not found.'],
    [`/api/SubCategory/GetAllSubCategoriesByID/${UNKNOWN}`, 'The category was not found.'],
    [`/api/Product/GetProductBySubCategoryGuid/${UNKNOWN}`, 'The sub-category was not found.'],
    ['/api/ProductVariant/GetProductVariantByID/9999', 'The width was not found.'],
    ['/api/SubProductVariant/GetAllBySubProductVariantID/3', 'The family was not found.'],
  ] as const)('%s: 404', async ([address, detail], { shop }) => {
    const { status, body } = await shop.api.get(address);
    expect([status, body.detail]).toEqual([404, detail]);
  });

  test.for([
    ['/api/Product/GetProductByID/abc', 'productID', 'The number of the product must be a whole number'],
    ['/api/Product/GetProductByID/0', 'productID', 'The number of the product must be a whole number'],
    ['/api/Product/GetProductByID/99999999999', 'productID', 'The number of the product must be a whole number'],
    ['/api/Product/GetProductBySearch/tape/0', 'page', 'The page must be a whole number from 1 to 1000000'],
    [
      '/api/Product/GetProductByCategoryPageination/28/1/0',
      'size',
      'The page size must be a whole number from 1 to 1000',
    ],
    [
      '/api/Product/GetProductByCategoryPageination/28/1/1001',
      'size',
      'The page size must be a whole number from 1 to 1000',
    ],
    [
      '/api/Product/GetProductByCategoryPageination/tape/1/18',
      'category',
      'The category must be identified by its number or its GUID',
    ],
    [
      '/api/ProductSubCategory/GetProductsBySubCategory/x',
      'subcategory',
      'The sub-category must be identified by its number or its GUID',
    ],
    ['/api/Product/GetAllProductsLive?page=x', 'page', 'The page must be a whole number from 1'],
    ['/api/Product/GetAllProductsLive?pageSize=1001', 'pageSize', 'The page size must be at most 1000'],
    [
      '/api/SubProductVariant/GetAllBySubProductVariantID/x',
      'familyID',
      'The number of the family must be a whole number',
    ],
  ] as const)('%s: 400', async ([address, field, message], { shop }) => {
    const { status, body } = await shop.api.get(address);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  test('a letter with a longer lower-case form gives no other address: İ', async ({ shop }) => {
    const found = await shop.api.get('/api/Product/GetProductBySearch/%C4%B0db-0150/1');
    expect([found.status, found.body[0]?.productName]).toEqual([200, 'DB-0150']);
    expect((await shop.api.get('/api/Product/GetProductBySearch/%c4%b0%C4%B0%C4%B0/1')).status).toBe(200);
  });

  test('a keyword with a NUL or broken characters is refused, never an error', async ({ shop }) => {
    expect((await shop.api.get('/api/Product/GetProductBySearch/ta%00pe/1')).status).toBe(400);
    expect((await shop.api.get('/api/Product/GetProductBySearch/%E0%A4%A/1')).status).toBe(400);
  });
});
