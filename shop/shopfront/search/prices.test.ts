import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { fillPath, parameterNames } from '../../base/operations/path.ts';
import { catalogueOperations } from './operations.ts';
import { ours, underReading } from '../../catalogue/parts/testing/sample-parts.ts';

/** All public calls of the catalogue, with their parameters filled in and the query of their example. */
const openCalls = catalogueOperations
  .filter(({ who: { access }, path }) => access === 'everyone' && path.method === 'GET')
  .map(({ path: { template }, example }) => {
    const query = new URLSearchParams(example?.query as Record<string, string> | undefined).toString();
    return `/api${fillPath(template, EXAMPLES(template)).path}${query === '' ? '' : `?${query}`}`;
  });

function EXAMPLES(template: string): Record<string, string | number> {
  const known: Record<string, string | number> = {
    productId: template.includes('GetReplacement') ? 159 : template.includes('GetKitParts') ? 223 : 101, // a replaced part, a kit
    category: 28,
    categoryId: 28,
    subcategory: 301,
    variantId: 501,
    familyId: 1,
    keyword: 'tape',
    page: 1,
    size: 18,
    count: 4,
  };
  return Object.fromEntries(parameterNames(template).map((name) => [name, known[name] ?? '']));
}

/** Finds all price members, at any depth. */
function pricesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /price|minor|currency/i.test(name) && inner !== null ? [name] : pricesIn(inner),
  );
}

describe('no price reaches a visitor (A13, D30)', () => {
  test.for([...openCalls, '/api/Product/GetListing?keyword=tape', '/api/Product/GetListing?categoryGuid=28'])(
    '%s',
    async (address, { shop }) => {
      const [wire, pages] = [await shop.api.get(address), await ours(shop, address)];
      expect([wire.status, pages.status]).toEqual([200, 200]);
      expect(pricesIn(wire.body)).toEqual([]);
      expect(pricesIn(pages.body)).toEqual([]);
      expect(JSON.stringify(wire.body).length).toBeGreaterThan(50);
    },
  );

  test('nor the exchange rates', async ({ shop }) => {
    expect((await shop.api.get('/api/Exchange/GetAllExchangeRates')).status).toBe(401);
  });

  test('a customer gets them from the same calls, and a visitor after them still gets none', async ({ shop }) => {
    const { token } = await shop.as('de@converter.test');
    const address = '/api/Product/GetListing?categoryGuid=28';
    expect(pricesIn((await ours(shop, address, token)).body)).toHaveLength(18);
    expect(pricesIn((await ours(shop, address)).body)).toEqual([]);
    expect(pricesIn((await ours(shop, address, token)).body)).toHaveLength(18);
  });
});

// DB-0150: 48.00 dollars. DB-0200: 60.00 dollars, 57.50 euros. TT-1015-25: family 1, whose first width is 20.00
// dollars, 16.50 pounds, 19.00 euros. A dollar is 0.79 pounds or 0.92 euros.
const PARTS = [140, 141, 101];

describe('the price of a part, by currency and price class (B2, B3)', () => {
  test.for([
    ['uk', 'pounds, class 2', 2, [30.34, 37.92, 13.2]], // 48 × 0.79 × 0.8 = 30.336; 60 × 0.79 × 0.8; 16.50 × 0.8
    ['de', 'euros, class 1', 3, [44.16, 57.5, 19]], // 48 × 0.92; the part's own; the width's own
    ['fr', 'euros, class 2', 3, [35.33, 46, 15.2]], // 44.16 × 0.8 = 35.328; 57.50 × 0.8; 19 × 0.8
    ['us', 'dollars, class 1', 1, [48, 60, 20]],
    ['jp', 'dollars, class 3', 1, [48, 60, 20]],
    ['ca', 'dollars, no class', 1, [48, 60, 20]],
  ] as const)('%s@: %s', async ([who, , currency, prices], { shop }) => {
    const customer = await shop.as(`${who}@converter.test`);
    const parts = await Promise.all(PARTS.map((id) => customer.get(`/api/Product/GetProductByID/${id}`)));
    expect(parts.map(({ body }) => body.price)).toEqual(prices);
    expect(parts.map(({ body }) => body.currency)).toEqual([currency, currency, currency]);
    expect(parts.map(({ body }) => [body.productPriceDollar, body.productPriceEuro])).toEqual([
      [48, 0],
      [60, 57.5],
      [20, 19],
    ]);
  });

  test('the older reading: class 2 ÷ 1.55, class 3 a quarter more than that (D3)', async ({ shop }) => {
    await underReading(shop, 'legacy', async () => {
      for (const [who, prices] of [
        ['uk', [24.46, 30.58, 10.65]], // 37.92, 47.40 and 16.50 ÷ 1.55
        ['fr', [28.49, 37.1, 12.26]], // 44.16, 57.50 and 19.00 ÷ 1.55
        ['jp', [38.71, 48.39, 16.13]], // 48, 60 and 20 ÷ 1.55 × 1.25
        ['us', [48, 60, 20]],
        ['de', [44.16, 57.5, 19]],
      ] as const) {
        const customer = await shop.as(`${who}@converter.test`);
        const parts = await Promise.all(PARTS.map((id) => customer.get(`/api/Product/GetProductByID/${id}`)));
        expect([who, parts.map(({ body }) => body.price)]).toEqual([who, prices]);
      }
    });
  });

  test('lists, searches and related parts have the same price', async ({ shop }) => {
    const customer = await shop.as('uk@converter.test');
    const price = async (address: string, name: string) =>
      (await customer.get(address)).body.find((each: { productName: string }) => each.productName === name)?.price;
    expect(await price('/api/Product/GetProductByCategoryPageination/22/1/18', 'DB-0150')).toBe(30.34);
    expect(await price('/api/ProductCategory/FindProductsByCategoryID/22/1', 'DB-0200')).toBe(37.92);
    expect(await price('/api/ProductSubCategory/FindProductsBySubCategoryID/301/1', 'TT-1015-25')).toBe(13.2);
    expect(await price('/api/Product/GetProductBySearch/DB-0150/1', 'DB-0150')).toBe(30.34);
    expect(await price('/api/Related/GetAllProductsRelated/102', 'TT-1015-25')).toBe(13.2);
  });
});

describe('the price of a width (B2)', () => {
  test.for([
    ['uk', [13.2, 24.8, 34.76]], // 16.50 and 31.00 × 0.8; 55 × 0.79 × 0.8
    ['de', [19, 34.96, 50.6]], // its own; 38 and 55 × 0.92
    ['us', [20, 38, 55]],
  ] as const)('%s@', async ([who, prices], { shop }) => {
    const customer = await shop.as(`${who}@converter.test`);
    const { body } = await customer.get('/api/SubProductVariant/GetAllBySubProductVariantID/1');
    expect(body.slice(0, 3).map((width: { price: number }) => width.price)).toEqual(prices);
  });

  test('a width without prices has none of its own: the part’s price applies (D2)', async ({ shop }) => {
    const customer = await shop.as('us@converter.test');
    const { body } = await customer.get('/api/ProductVariant/GetProductVariantByID/520');
    expect(body).toEqual({
      productVariantID: 520,
      subProductVariantID: 520,
      productSuperVariantID: 2,
      productVariantDetails: '25 mm, film liner',
      productVariantPriceDollar: 0,
      productVariantPriceEuro: 0,
      productVariantPriceGBP: 0,
    });
  });
});

describe('staff', () => {
  test('see the dollar price without a class, and staff-only fields (D30)', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get('/api/Product/GetProductByID/223')).body).toMatchObject({
      productName: 'US-KIT-CLEAN',
      productPriceDollar: 118,
      price: 118,
      currency: 1,
      locallySourced: 1,
      pallet: 2,
    });
    const customer = await shop.as('us@converter.test');
    const { body } = await customer.get('/api/Product/GetProductByID/223');
    expect(Object.keys(body)).not.toContain('locallySourced');
    expect(Object.keys(body)).not.toContain('pallet');
  });
});
