import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { ADDRESS, orderOf } from './testing/buying.ts';

const US = 'us@converter.test';

/** Creates a part with two replacements: two of the first, one of the second. */
async function replacedPart(shop: TestShop) {
  const [old, one, two] = [await newProduct(shop), await newProduct(shop), await newProduct(shop)];
  const parts = [
    { part: one.name, quantity: 2 },
    { part: two.name, quantity: 1 },
  ];
  const saved = { productId: old.id, fromOn: '2025-01-13', note: 'Both are needed.', parts };
  expect((await (await shop.asStaff()).post('/api/Product/SaveReplacement', saved)).status).toBe(200);
  return { old, one, two };
}

async function switchOff(shop: TestShop, id: number) {
  await shop.shop.db.execute(sql`update products set active = false where id = ${id}`);
}

const counted = (successors: readonly { productName: string; quantity: number }[]) =>
  successors.map(({ productName, quantity }) => `${quantity} ${productName}`);

describe('an old number leads to its replacement, and is never silently replaced (J5)', () => {
  test('the page of a part that is still on offer says so; that of a removed one has a separate answer', async ({
    shop,
  }) => {
    const { old, one, two } = await replacedPart(shop);
    const path = `/api/Product/GetProductDetail/${old.id}`;
    const detail = await shop.api.get(path);
    expect(detail.body.replaced).toMatchObject({ isOffered: true, note: 'Both are needed.', fromOn: '2025-01-13' });
    expect(counted(detail.body.replaced.successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);
    expect(detail.body.replaced.successors[0].price).toBeNull(); // visitors see no price (A13)

    await switchOff(shop, old.id);
    expect((await (await shop.as(US)).get(path)).status).toBe(404);
    const { body } = await (await shop.as(US)).get(`/api/Product/GetReplacement/${old.id}`);
    expect(body).toMatchObject({ productName: old.name, isOffered: false });
    expect(body.successors[0].price).toEqual({ unitPriceMinor: 4850, currency: 1 });
  });

  test('the page of a replacement names the part that it replaces, from its first day on', async ({ shop }) => {
    const { old, one } = await replacedPart(shop);
    const path = `/api/Product/GetProductDetail/${one.id}`;
    expect((await shop.api.get(path)).body.replaces).toEqual([old.name]);
    expect((await shop.api.get(`/api/Product/GetProductDetail/${old.id}`)).body.replaces).toEqual([]);
    const later = {
      productId: old.id,
      fromOn: '2199-01-13',
      note: '',
      parts: [{ part: one.name, quantity: 1 }],
      version: 1,
    };
    expect((await (await shop.asStaff()).post('/api/Product/SaveReplacement', later)).status).toBe(200);
    expect((await shop.api.get(path)).body.replaces).toEqual([]);
  });

  test('a search for the old number shows it first', async ({ shop }) => {
    const { old, one, two } = await replacedPart(shop);
    await switchOff(shop, old.id);
    const caller = await shop.as(US);
    const { body } = await caller.get(`/api/Product/GetListing?keyword=${old.name.toLowerCase().replace('-', '')}`);
    expect(body.replaced).toMatchObject({ productName: old.name, isOffered: false });
    expect(counted(body.replaced.successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);
    expect((await caller.get('/api/Product/GetListing?keyword=blade')).body.replaced).toBeNull();
  });

  test('the search field offers the replacement while typing, at the reader’s price (G5)', async ({ shop }) => {
    const { old, one, two } = await replacedPart(shop);
    await switchOff(shop, old.id);
    const path = `/api/Product/Suggest/${old.name}`;
    const { body } = await (await shop.as(US)).get(path);
    expect(body.slice(0, 2)).toEqual([
      expect.objectContaining({ name: one.name, inPlaceOf: old.name, hasWidths: false, inStock: expect.any(Boolean) }),
      expect.objectContaining({ name: two.name, inPlaceOf: old.name, price: { unitPriceMinor: 4850, currency: 1 } }),
    ]);
    const [first] = (await shop.api.get(path)).body;
    expect(first).toMatchObject({ name: one.name, price: null, inStock: null }); // visitors see no price (A13)
  });

  test('quick order offers it in the row', async ({ shop }) => {
    const { old, one, two } = await replacedPart(shop);
    const caller = await shop.as(US);
    const rows = [{ part: old.name, width: '', quantity: 3 }];
    const live = (await caller.post('/api/QuickOrder/CheckRows', { rows })).body.rows[0];
    expect([live.product.productName, live.trouble]).toEqual([old.name, null]);
    expect(counted(live.successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);

    await switchOff(shop, old.id);
    const gone = (await caller.post('/api/QuickOrder/CheckRows', { rows })).body;
    expect(gone.rows[0].trouble).toEqual({
      code: 'replaced',
      message: `${old.name} has been replaced by 2 × ${one.name}, ${two.name}.`,
    });
    expect([gone.rows[0].product, gone.readyLines]).toEqual([null, 0]);
    expect(counted(gone.rows[0].successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);
  });

  test('so do order again and bought before', async ({ shop }) => {
    const { old, one, two } = await replacedPart(shop);
    const caller = await shop.as(US);
    const orderId = await orderOf(shop, caller, ADDRESS.us, [{ part: old.name, quantity: 3 }]);
    await switchOff(shop, old.id);
    const [line] = (await caller.get(`/api/Sale/GetOrderAgain/${orderId}`)).body.lines;
    expect([line.state, line.refusal]).toEqual(['gone', 'This product is not available']);
    expect(counted(line.successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);
    const [bought] = (await caller.get(`/api/Sale/GetPartHistory?search=${old.name}`)).body;
    expect(counted(bought.successors)).toEqual([`2 ${one.name}`, `1 ${two.name}`]);
  });

  test('the sample data has three', async ({ shop }) => {
    const { body } = await shop.api.get('/api/Product/GetListing?keyword=DB-0100-SW');
    expect(counted(body.replaced.successors)).toEqual(['1 DB-0150-BV']);
    const touch = await shop.api.get('/api/Product/GetListing?keyword=p5hmi12');
    expect(counted(touch.body.replaced.successors)).toEqual(['1 P5-HMI-15']);
  });
});
