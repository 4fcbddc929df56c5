import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { settings } from '../../base/settings/tables.ts';
import type { ProductCard, ProductDetail } from './paths.ts';
import { products, specifications } from '../../catalogue/parts/tables.ts';
import { variantPictures } from '../../catalogue/product-pictures/tables.ts';
import { ours, stock } from '../../catalogue/parts/testing/sample-parts.ts';

const detail = async (shop: Parameters<typeof ours>[0], id: number, token?: string) =>
  ours(shop, `/api/Product/GetProductDetail/${id}`, token);

describe('the page of a part (A12)', () => {
  test('a visitor sees everything except prices (A13)', async ({ shop }) => {
    const { body } = await detail(shop, 101);
    expect(body).toMatchObject({
      id: 101,
      name: 'TT-1015-25',
      intro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
      flash: 'Bestseller',
      brandLabel: 'Pressline Genuine Part',
      stockLevel: 85,
      inStock: true,
      category: { id: 28, name: 'Tesa Tape' },
      categoryName: 'Tesa Tape',
      cloudImageUrl: null,
      price: null,
      refusal: null,
    });
    const imageHash = expect.stringMatching(/^[\da-f]{32}$/);
    expect(body.variants.slice(0, 3)).toEqual([
      { id: 501, details: '25 mm', imageHash, price: null },
      { id: 502, details: '50 mm', imageHash, price: null },
      { id: 503, details: '75 mm', imageHash, price: null },
    ]);
  });

  test('a part shows its measurements, in the order of its type’s attributes (I1)', async ({ shop }) => {
    const { body } = await detail(shop, 101);
    const none = { unit: '', low: null, high: null, words: [], flag: null };
    expect(body.specifications).toEqual([
      { ...none, name: 'Hardness', words: ['super soft'] },
      { ...none, name: 'Foam hardness', unit: 'Shore A', low: 18, high: 18 },
      { ...none, name: 'Thickness', unit: 'mm', low: 0.38, high: 0.38 },
      { ...none, name: 'Thickness class', unit: 'thou', low: 15, high: 15 },
      { ...none, name: 'Length', unit: 'm', low: 25, high: 25 },
      { ...none, name: 'Core', unit: 'mm', low: 76, high: 76 },
      { ...none, name: 'Colour', words: ['yellow'] },
      { ...none, name: 'Liner', words: ['paper'] },
    ]);
  });

  test('a changed specification makes visitors’ pages stale (I1)', async ({ ownShop: shop }) => {
    const before = await detail(shop, 101);
    await shop.shop.db.update(specifications).set({ word: 'green' }).where(eq(specifications.word, 'yellow'));
    await expect
      .poll(async () => (await detail(shop, 101)).body.specifications)
      .not.toEqual(before.body.specifications);
  });

  test('a customer sees the first width as the price, and each width with its own (B2, D2)', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test'); // pounds, class 2
    const { body } = await detail(shop, 101, token);
    expect(body.price).toEqual({ unitPriceMinor: 1320, currency: 2 }); // 16.50 × 0.8
    expect(body.variants.slice(0, 3).map(({ price }: ProductDetail['variants'][number]) => price)).toEqual([
      { unitPriceMinor: 1320, currency: 2 },
      { unitPriceMinor: 2480, currency: 2 }, // 31.00 × 0.8
      { unitPriceMinor: 3476, currency: 2 }, // 55.00 dollars × 0.79 × 0.8
    ]);
  });

  test('a width without any price has the price of the part (D2)', async ({ shop }) => {
    const { token } = await shop.as('us@converter.test');
    const { body } = await detail(shop, 103, token); // TT-1020-25, 23.00 dollars, family 2
    expect(body.variants.at(-1)).toMatchObject({
      id: 520,
      details: '25 mm, film liner',
      price: { unitPriceMinor: 2300, currency: 1 },
    });
  });

  test('each width has its own picture; the first is the part’s', async ({ shop }) => {
    const { body } = await detail(shop, 101);
    const pictures = body.variants.map(({ imageHash }: ProductDetail['variants'][number]) => imageHash);
    expect(pictures).toHaveLength(10);
    expect(new Set(pictures).size).toBe(10);
    expect(pictures[0]).toBe(body.imageHash);
    const other = await detail(shop, 105); // TT-2015-25, in another colour of the same family
    expect(pictures).not.toContain(other.body.variants[1].imageHash);
  });

  test('a part’s new picture is shown in every width', async ({ shop }) => {
    const [id] = await stock(shop, { name: 'A ROLL', familyId: 1, imageHash: 'ab'.repeat(16) });
    const { body } = await detail(shop, id ?? 0);
    expect(body.variants.map(({ imageHash }: ProductDetail['variants'][number]) => imageHash)).toEqual(
      Array(10).fill(null),
    );
    await shop.shop.db.insert(variantPictures).values({
      ofImageHash: 'ab'.repeat(16),
      variantId: 502,
      imageHash: 'cd'.repeat(16),
    });
    await shop.shop.refreshHot();
    const pictured = await detail(shop, id ?? 0, (await shop.as('uk@converter.test')).token);
    expect(pictured.body.variants[1].imageHash).toBe('cd'.repeat(16));
    await shop.shop.db
      .update(products)
      .set({ imageHash: 'ef'.repeat(16) })
      .where(eq(products.id, id ?? 0));
    const changed = await detail(shop, id ?? 0, (await shop.as('uk@converter.test')).token);
    expect(changed.body.variants[1].imageHash).toBe(null);
  });

  test('related parts are sorted by name, live ones only', async ({ shop }) => {
    const { body } = await detail(shop, 101);
    expect(body.related.map(({ name }: ProductCard) => name)).toEqual(
      body.related.map(({ name }: ProductCard) => name).toSorted(),
    );
    const [first] = body.related as ProductCard[];
    await shop.shop.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, first?.id ?? 0));
    const relatedNow = async () => (await detail(shop, 101)).body.related;
    await expect.poll(relatedNow).toHaveLength(body.related.length - 1);
    await shop.shop.db
      .update(products)
      .set({ active: true })
      .where(eq(products.id, first?.id ?? 0));
  });

  test.for([
    ['inactive', 158],
    ['unknown', 999_999],
  ] as const)('an %s part is not available, for staff either (D33)', async ([, id], { shop }) => {
    const { token } = await shop.asStaff();
    for (const answer of [await detail(shop, id), await detail(shop, id, token)]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'product.unavailable', detail: 'This product is not available' });
    }
  });

  test('without stock it is not in stock; its picture may be at the image service (D10)', async ({ shop }) => {
    const [id = 0] = await stock(shop, { name: 'SL 100/A', stockLevel: 0, useCloudImage: true, imageHash: 'abc' });
    const { body } = await detail(shop, id);
    expect(body).toMatchObject({
      inStock: false,
      imageHash: null,
      cloudImageUrl: 'https://images.pressline.test/catalogue/SL%20100%2FA.jpg',
      category: null,
      categoryName: null,
      variants: [],
      related: [],
    } satisfies Partial<ProductDetail>);
  });

  test('a category that the caller may not see is not named (D8)', async ({ shop }) => {
    const usa = await shop.as('us@converter.test');
    expect((await detail(shop, 223)).body.category).toBeNull();
    expect((await detail(shop, 223, usa.token)).body.category).toMatchObject({ id: 23, name: 'US Warehouse' });
  });
});

describe('the reason why a customer cannot buy it (B8, D4)', () => {
  const refusals = async (shop: Parameters<typeof ours>[0], email: string) => {
    const { token } = await shop.as(email);
    const answers = await Promise.all([121, 122, 123, 124].map((id) => detail(shop, id, token)));
    return answers.map(({ body }) => body.refusal?.code ?? null);
  };

  test('as the storefront reads the award', async ({ shop }) => {
    expect(await refusals(shop, 'us@converter.test')).toEqual([null, null, 'unavailable-in-country', 'tape-shop']);
    expect(await refusals(shop, 'de@converter.test')).toEqual([null, null, null, null]);
    const { token } = await shop.as('us@converter.test');
    expect((await detail(shop, 124, token)).body.refusal.message).toBe(
      'To order Tesa Tape in your country, please visit tape.pressline.test',
    );
  });

  test('as the administration reads it', async ({ shop }) => {
    await shop.shop.db.update(settings).set({ awardReading: 'administration' });
    await shop.shop.refreshHot();
    expect(await refusals(shop, 'us@converter.test')).toEqual([null, 'unavailable-in-country', null, 'tape-shop']);
    expect(await refusals(shop, 'de@converter.test')).toEqual([null, null, 'unavailable-in-country', null]);
    await shop.shop.db.update(settings).set({ awardReading: 'storefront' });
    await shop.shop.refreshHot();
  });
});
