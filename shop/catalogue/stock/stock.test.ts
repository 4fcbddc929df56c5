import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { newOrder } from '../../trade/fulfilment/testing/counter.ts';

async function readStock(shop: TestShop, productId: number | undefined) {
  return (await (await shop.asStaff()).get(`/api/Stock/GetStock/${productId}`)).body;
}

describe('the stock history (L4)', () => {
  test('every movement with who and why, newest first, and the stock after each', async ({ shop }) => {
    const { orderId, productIds, staff } = await newOrder(shop, [5]);
    const [productId] = productIds;
    const booked = { productId, kind: 'correction', quantity: -2, reason: 'Damaged in the store' };
    expect((await staff.post('/api/Stock/BookStock', booked)).body).toBe(13);
    expect(await readStock(shop, productId)).toMatchObject({
      stockLevel: 13,
      shelfQuantity: 18,
      missing: 0,
      arrivals: [],
      movements: [
        {
          kind: 'correction',
          quantity: -2,
          shelfQuantity: -2,
          levelAfter: 13,
          reason: 'Damaged in the store',
          staffName: 'Pressline Counter',
        },
        { kind: 'sale', quantity: -5, shelfQuantity: 0, levelAfter: 15, orderId, staffName: '' },
        { kind: 'opening', quantity: 20, shelfQuantity: 20, levelAfter: 20, orderId: null },
      ],
    });
  });

  test('a count is of the shelf, including sold goods that have not shipped', async ({ shop }) => {
    const { productIds, staff } = await newOrder(shop, [5]);
    const [productId] = productIds;
    expect((await staff.post('/api/Stock/BookStock', { productId, kind: 'count', quantity: 18 })).body).toBe(13);
    expect(await readStock(shop, productId)).toMatchObject({ stockLevel: 13, shelfQuantity: 18 });
  });

  test.for([
    [{ kind: 'correction', quantity: -2 }, 'reason', 'Please enter a reason'],
    [{ kind: 'count', quantity: -1 }, 'productQuantity', 'Quantity must be a whole number from 0 to 1000000'],
    [{ kind: 'arrival', quantity: 0 }, 'productQuantity', 'Quantity must be a whole number from 1 to 1000000'],
    [{ kind: 'gift', quantity: 1 }, 'kind', 'The kind must be one of: correction, count, arrival'],
    [{ kind: 'count', quantity: 1.5 }, 'productQuantity', 'Quantity must be a whole number from -1000000 to 1000000'],
  ] as const)('%j is refused at %s: %s', async ([odd, field, message], { shop }) => {
    const { id: productId } = await newProduct(shop);
    const { status, body } = await (await shop.asStaff()).post('/api/Stock/BookStock', { productId, ...odd });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
    expect((await readStock(shop, productId)).stockLevel).toBe(12);
  });

  test('an unknown product: 404; customers: 403', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get('/api/Stock/GetStock/999999')).status).toBe(404);
    expect((await (await shop.as('uk@converter.test')).get('/api/Stock/GetStock/140')).status).toBe(403);
  });
});

describe('goods are expected, and received (L4)', () => {
  test('received goods go first to waiting orders, the oldest first', async ({ shop }) => {
    const { orderId, productIds, staff, uk } = await newOrder(shop, [5], 2);
    const [productId] = productIds;
    const guid = crypto.randomUUID();
    await uk.post('/api/Cart/CreateCartItem', { productID: productId, guid, productQuantity: 4, price: 1 });
    const { body: later } = await uk.post('/api/Sale/AddSale', { cartGuid: guid, deliveryID: 1, PONumber: 'PO 2' });
    const missing = async (id: number) =>
      (await staff.get(`/api/Sale/GetOrderDelivery/${id}`)).body.lines.map((line: { missing: number }) => line.missing);
    expect([await missing(orderId), await missing(later)]).toEqual([[3], [4]]);
    const { body: arrivalId } = await staff.post('/api/Stock/AddArrival', {
      productId,
      quantity: 5,
      expectedOn: '2099-12-03',
    });
    expect((await staff.post('/api/Stock/ReceiveArrival', { arrivalId })).body).toBe(0);
    expect([await missing(orderId), await missing(later)]).toEqual([[0], [2]]);
    expect((await staff.post('/api/Stock/BookStock', { productId, kind: 'arrival', quantity: 10 })).body).toBe(8);
    expect(await missing(later)).toEqual([0]);
    expect(await readStock(shop, productId)).toMatchObject({ stockLevel: 8, shelfQuantity: 17, missing: 0 });
  });

  test('an order says when missing goods are expected, or in how many weeks (L3)', async ({ shop }) => {
    const { orderId, productIds, staff, uk } = await newOrder(shop, [5, 1], 2);
    const [productId] = productIds;
    const promises = async () => {
      const { body } = await uk.get(`/api/Sale/GetOrderDelivery/${orderId}`);
      return body.lines.map((line: { promise: unknown }) => line.promise);
    };
    expect(await promises()).toEqual([{ inStock: 0, moreOn: null, weeks: null }, null]);
    await staff.post('/api/Stock/SaveStockTerms', { productId, leadTimeDays: 20, lowStock: 0 });
    await staff.post('/api/Stock/AddArrival', { productId, quantity: 5, expectedOn: '2099-12-03' });
    await expect.poll(promises).toEqual([{ inStock: 0, moreOn: '2099-12-03', weeks: 3 }, null]);
  });

  test('an arrival is received once, however often it is pressed; a cancelled one is not', async ({ shop }) => {
    const { id: productId } = await newProduct(shop);
    const staff = await shop.asStaff();
    const expected = { productId, quantity: 5, expectedOn: '2099-12-03' };
    const { body: arrivalId } = await staff.post('/api/Stock/AddArrival', expected);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => staff.post('/api/Stock/ReceiveArrival', { arrivalId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await readStock(shop, productId)).stockLevel).toBe(17);
    const { body: second } = await staff.post('/api/Stock/AddArrival', expected);
    expect((await staff.post('/api/Stock/CancelArrival', { arrivalId: second })).body).toBe(1);
    expect((await staff.post('/api/Stock/ReceiveArrival', { arrivalId: second })).status).toBe(404);
  });
});

describe('the promised dates of a part (L4)', () => {
  test('its page shows how many are there and when more arrive; with none, how long it takes', async ({ shop }) => {
    const { id: productId } = await newProduct(shop, { stockLevel: 12, productStatus: 1 });
    const staff = await shop.asStaff();
    const promise = async () => (await shop.api.get(`/api/Product/GetProductDetail/${productId}`)).body.promise;
    expect(await promise()).toEqual({ inStock: 12, moreOn: null, weeks: null });
    await staff.post('/api/Stock/AddArrival', { productId, quantity: 5, expectedOn: '2099-12-03' });
    expect(await promise()).toEqual({ inStock: 12, moreOn: '2099-12-03', weeks: null });
    await staff.post('/api/Stock/SaveStockTerms', { productId, leadTimeDays: 15, lowStock: 20 });
    expect(await promise()).toEqual({ inStock: 12, moreOn: '2099-12-03', weeks: 3 });
  });

  test('a part needs attention from its own threshold on (E2)', async ({ shop }) => {
    const { id: productId, name } = await newProduct(shop, { stockLevel: 12, productStatus: 1 });
    const staff = await shop.asStaff();
    const low = async () =>
      (await staff.get(`/api/Product/GetProductList?stock=low&search=${name}`)).body.map(
        ({ id }: { id: number }) => id,
      );
    expect(await low()).toEqual([]);
    await staff.post('/api/Stock/SaveStockTerms', { productId, leadTimeDays: null, lowStock: 12 });
    expect(await low()).toEqual([productId]);
  });
});
