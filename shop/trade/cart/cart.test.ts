import { adjustmentsOf, totalsOf } from '#shop/base/money/adjustments.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { orders } from '../orders/tables.ts';
import { stock } from '../../catalogue/parts/testing/sample-parts.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { cartLines, carts } from './tables.ts';
import { addTo, cartWith, partIds } from './testing/fill-cart.ts';

const UK = 'uk@converter.test'; // pounds, class 2
const GERMANY = 'de@converter.test'; // euros, class 1
const USA = 'us@converter.test'; // dollars, class 1, adminContact 2

const read = (caller: ApiCaller, guid: string) => caller.get(`/api/Cart/GetAllCartsByID/${guid}`);
const quantities = async (caller: ApiCaller, guid: string) =>
  (await read(caller, guid)).body.map((item: { productQuantity: number }) => item.productQuantity);

/** Closes a cart as an order would; the order itself does not matter here. */
async function markOrdered({ shop }: TestShop, guid: string) {
  const [cart] = await shop.db.select().from(carts).where(eq(carts.guid, guid));
  const [order] = await shop.db.select().from(orders).limit(1);
  if (cart === undefined || order === undefined) throw new Error('There is nothing to close.');
  const { id: _id, ...copy } = order;
  const nothing = totalsOf(0, adjustmentsOf(0, null));
  await shop.db.insert(orders).values({ ...copy, ...nothing, customerId: cart.customerId, cartId: cart.id });
}

describe('the answer of a cart (D29)', () => {
  test('an item has the documented names, the price of its owner and the chosen width', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'TT-1015-25', variant: '50 mm', quantity: 3 });
    const { body, headers } = await read(uk, guid);
    expect(headers['x-total-count']).toBe('1');
    // 50 mm has its own pound price of 31.00; class 2 pays 0.8 of it: 24.80 (B2, B3).
    expect(body).toEqual([
      {
        cartID: expect.any(Number),
        guid,
        productID: 101,
        product: {
          productID: 101,
          productName: 'TT-1015-25',
          productIntro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
          salesUnit: 'roll',
          unitPieces: 1,
          productDetails: expect.stringContaining('Super soft foam tape'),
          imageUrl: expect.stringMatching(/^\/images\/products\/[\da-f]+\/240\.jpg$/),
        },
        productQuantity: 3,
        price: 24.8,
        subTotal: 74.4,
        currency: 2,
        productVariantID: 1,
        subProductVariantID: 502,
        subProductVariant: { subProductVariantID: 502, productVariantDetails: '50 mm' },
        serial: '',
        machine: '',
        refusal: null,
        deliveryPromise: { inStock: expect.any(Number), moreOn: null, weeks: null },
        ownNumber: null,
      },
    ]);
  });

  test('without a chosen width the item says so, and has the price of the family’s first (D2, D29)', async ({
    shop,
  }) => {
    const germany = await shop.as(GERMANY);
    const guid = await cartWith(shop, germany, { part: 'TT-1015-25', quantity: 1 });
    // The first width, 25 mm, has a euro price of 19.00.
    expect((await read(germany, guid)).body).toMatchObject([
      { price: 19, productVariantID: 0, subProductVariantID: 99_999_999, subProductVariant: null },
    ]);
  });

  test('a picture at the image service has its address there (D10)', async ({ shop }) => {
    const [id = 0] = await stock(shop, { name: 'CLOUD 3/4', useCloudImage: true, imageHash: 'abc' });
    const uk = await shop.as(UK);
    const guid = randomUUID();
    await addTo(shop, uk, guid, { part: 'CLOUD 3/4', quantity: 1 });
    const imageUrl = 'https://images.pressline.test/catalogue/CLOUD%203%2F4.jpg';
    expect((await read(uk, guid)).body).toMatchObject([{ productID: id, product: { imageUrl } }]);
  });

  test('pages get our internal names: lines, count, goods and the minimum spend', async ({ shop }) => {
    const { token } = await shop.as(USA);
    const guid = randomUUID();
    const usa = await shop.as(USA);
    await addTo(shop, usa, guid, { part: 'DB-0025', quantity: 2 });
    const answer = await shop.app.inject({
      url: `/api/Cart/GetAllCartsByID/${guid}`,
      headers: { authorization: `Bearer ${token}`, accept: OUR_WORDS },
    });
    // 2 × 25.00 = 50.00, which is not over 50 (B4).
    expect(answer.json()).toMatchObject({
      guid,
      currency: 1,
      count: 2,
      goodsMinor: 5_000,
      minimumSpendMinor: 5_000,
      meetsMinimumSpend: false,
      lines: [{ productName: 'DB-0025', quantity: 2, unitPriceMinor: 2_500, lineTotalMinor: 5_000, refusal: null }],
    });
  });

  test('an unused guid is an empty list (D11)', async ({ shop }) => {
    const uk = await shop.as(UK);
    expect(await read(uk, randomUUID())).toMatchObject({ status: 200, body: [] });
  });

  test('an ordered cart is empty: its lines are in the order', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 1 });
    await markOrdered(shop, guid);
    expect((await read(uk, guid)).body).toEqual([]);
  });
});

describe('adding parts (D11)', () => {
  test('the same part and width again raise the quantity; another width is a separate line', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(
      shop,
      uk,
      { part: 'TT-1015-25', variant: '25 mm', quantity: 2 },
      { part: 'TT-1015-25', variant: '25 mm', quantity: 3 },
      { part: 'TT-1015-25', variant: '50 mm', quantity: 1 },
      { part: 'TT-1015-25', quantity: 4 },
      { part: 'TT-1015-25', quantity: 4 },
    );
    expect(await quantities(uk, guid)).toEqual([5, 1, 8]);
  });

  test('a line holds 100 and not one more (C1)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 60 }, { part: 'DB-0150', quantity: 40 });
    const answer = await addTo(shop, uk, guid, { part: 'DB-0150', quantity: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'productQuantity', message: 'Quantity must be a whole number from 1 to 100' },
    ]);
    expect(await quantities(uk, guid)).toEqual([100]);
  });

  test.for([0, 101, -1, 1.5, '0', 'two', null, '', [1], 1e20] as const)(
    'a quantity of %j is refused (C1, C9)',
    async (productQuantity, { shop }) => {
      const uk = await shop.as(UK);
      const answer = await uk.post('/api/cart/CreateCartItem', {
        productID: 101,
        guid: randomUUID(),
        productQuantity,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([
        { field: 'productQuantity', message: 'Quantity must be a whole number from 1 to 100' },
      ]);
    },
  );

  test('numbers may come as digits, names and guid in any letter case (D29)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    const answer = await uk.post('/api/CART/createcartitem', {
      PRODUCTID: '101',
      ProductQuantity: '2',
      Guid: guid.toUpperCase(),
      ProductVariantID: '1',
      SubProductVariantID: '502',
    });
    expect(answer).toMatchObject({ status: 200, body: 1 });
    expect((await read(uk, guid.toUpperCase())).body).toMatchObject([
      { guid, productQuantity: 2, subProductVariantID: 502 },
    ]);
  });

  test('the price in the body is ignored, and so is anything else undeclared (D11)', async ({ shop }) => {
    const [uk, germany] = [await shop.as(UK), await shop.as(GERMANY)];
    const guid = randomUUID();
    await uk.post('/api/cart/CreateCartItem', {
      ...(await partIds(shop, { part: 'DB-0150' })),
      guid,
      productQuantity: 1,
      price: 0.01,
      unitPriceMinor: 1,
      customerId: germany.customerId,
      userID: germany.customerId,
      cartID: 1,
    });
    // 48.00 × 0.79 × 0.8 = 30.336: 30.34 pounds.
    expect((await read(uk, guid)).body).toMatchObject([{ price: 30.34, currency: 2 }]);
    expect((await read(germany, guid)).status).toBe(404);
  });

  test('a width of another family, or of a part without widths, is refused', async ({ shop }) => {
    const uk = await shop.as(UK);
    for (const [productID, subProductVariantID] of [
      [101, 511],
      [(await partIds(shop, { part: 'DB-0150' })).productID, 501],
      [101, 999],
    ]) {
      const answer = await uk.post('/api/cart/CreateCartItem', {
        guid: randomUUID(),
        productID,
        productQuantity: 1,
        productVariantID: 1,
        subProductVariantID,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([
        { field: 'subProductVariantID', message: 'This width does not belong to this product' },
      ]);
    }
  });

  test('the flag 0 says that no width was chosen, whatever the id says (D29)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    const body = { productID: 101, guid, productQuantity: 1, productVariantID: 0, subProductVariantID: 502 };
    expect((await uk.post('/api/cart/CreateCartItem', body)).body).toBe(1);
    expect((await read(uk, guid)).body).toMatchObject([{ productVariantID: 0, subProductVariantID: 99_999_999 }]);
  });

  test('inactive and unknown parts get the same answer, and nothing is added (B7)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    const off = await addTo(shop, uk, guid, { part: 'XX-INACTIVE', quantity: 1 });
    const unknown = await uk.post('/api/cart/CreateCartItem', { productID: 999_999, guid, productQuantity: 1 });
    for (const { status, body } of [off, unknown]) {
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'productID', message: 'This product is not available' }]);
    }
    expect((await read(uk, guid)).body).toEqual([]);
  });

  test.for([
    ['TT-AWARD-2', 'This product/offer is currently unavailable in your country'],
    ['TT-AWARD-3', 'To order Tesa Tape in your country, please visit tape.pressline.test'],
  ] as const)('%s is refused to a customer in the USA, not to others (B8, D4)', async ([part, message], { shop }) => {
    const [usa, uk] = [await shop.as(USA), await shop.as(UK)];
    const refused = await addTo(shop, usa, randomUUID(), { part, quantity: 1 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'productID', message }]);
    expect((await addTo(shop, uk, randomUUID(), { part, quantity: 1 })).body).toBe(1);
  });

  test('two additions of one part at the same time both count', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    const line = { part: 'DB-0150', quantity: 3 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => addTo(shop, uk, guid, line)));
    expect(answers.map(({ body }) => body)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await quantities(uk, guid)).toEqual([24]);
  });

  test('serial and machine say what a part is for, at most 50 characters (D11)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    const ids = await partIds(shop, { part: 'DB-0150' });
    const body = { ...ids, guid, productQuantity: 1, serial: ' P5-0042 ', machine: 'Press 3' };
    expect((await uk.post('/api/cart/CreateCartItem', body)).body).toBe(1);
    expect((await uk.post('/api/cart/CreateCartItem', { ...body, serial: null, machine: '' })).body).toBe(1);
    expect((await read(uk, guid)).body).toMatchObject([{ productQuantity: 2, serial: 'P5-0042', machine: 'Press 3' }]);
    const long = await uk.post('/api/cart/CreateCartItem', { ...body, serial: 'x'.repeat(51) });
    expect(long.body.errors).toEqual([{ field: 'serial', message: 'Too many characters' }]);
  });
});

describe('whose cart it is (D11, B11)', () => {
  const line = { part: 'DB-0150', quantity: 1 };

  test('the first session to use a guid owns it; others do not find it', async ({ shop }) => {
    const [uk, germany] = [await shop.as(UK), await shop.as(GERMANY)];
    const guid = await cartWith(shop, uk, line);
    const [{ cartID }] = (await read(uk, guid)).body;
    expect((await read(germany, guid)).status).toBe(404);
    expect((await addTo(shop, germany, guid, line)).status).toBe(404);
    expect((await germany.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${guid}`)).status).toBe(404);
    expect((await germany.post('/api/Cart/SaveCart', [{ cartID, productQuantity: 9 }])).status).toBe(404);
    expect(await quantities(uk, guid)).toEqual([1]);
  });

  test("a line is only removed from its own cart, not through one's own guid", async ({ shop }) => {
    const [uk, germany] = [await shop.as(UK), await shop.as(GERMANY)];
    const theirs = await cartWith(shop, uk, line);
    const own = await cartWith(shop, germany, line);
    const [{ cartID }] = (await read(uk, theirs)).body;
    expect((await germany.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${own}`)).status).toBe(404);
    expect(await quantities(uk, theirs)).toEqual([1]);
    expect(await quantities(germany, own)).toEqual([1]);
  });

  test('without a session a part can be added to a cart whose guid is known, and to no other', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, line);
    expect((await addTo(shop, shop.api, guid, line)).body).toBe(1);
    expect(await quantities(uk, guid)).toEqual([2]);
    expect((await addTo(shop, shop.api, randomUUID(), line)).status).toBe(401);
    expect((await read(shop.api, guid)).status).toBe(401);
    expect((await shop.api.post('/api/Cart/SaveCart', [])).status).toBe(401);
    expect((await shop.api.delete(`/api/Cart/DeleteItemFromCart/1/${guid}`)).status).toBe(401);
  });

  test("without a session the owner's region decides what can be added (D4)", async ({ shop }) => {
    const usa = await shop.as(USA);
    const guid = await cartWith(shop, usa, line);
    expect((await addTo(shop, shop.api, guid, { part: 'TT-AWARD-2', quantity: 1 })).status).toBe(400);
  });

  test('an ordered cart accepts nothing more: 409, for everybody (D11)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, line);
    const [{ cartID }] = (await read(uk, guid)).body;
    await markOrdered(shop, guid);
    const answers = [
      await addTo(shop, uk, guid, line),
      await addTo(shop, shop.api, guid, line),
      await uk.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${guid}`),
      await uk.post('/api/Cart/SaveCart', [{ cartID, productQuantity: 9 }]),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'cart.ordered' });
  });

  test('the database itself closes an ordered cart', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, line);
    const [{ cartID }] = (await read(uk, guid)).body;
    await markOrdered(shop, guid);
    const change = shop.shop.db.update(cartLines).set({ quantity: 9 }).where(eq(cartLines.id, cartID));
    await expect(change).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('staff read and change the cart of a customer whom they help, at that customer’s prices (D15)', async ({
    shop,
  }) => {
    const [uk, staff] = [await shop.as(UK), await shop.asStaff()];
    const guid = await cartWith(shop, uk, line);
    expect((await addTo(shop, staff, guid, { part: 'DB-0200', quantity: 2 })).body).toBe(1);
    const { body } = await read(staff, guid);
    expect(body).toMatchObject([
      { price: 30.34, currency: 2 },
      { price: 37.92, productQuantity: 2 }, // 60.00 × 0.79 × 0.8
    ]);
    expect((await staff.post('/api/Cart/SaveCart', [{ cartID: body[1].cartID, productQuantity: 5 }])).body).toBe(1);
    const left = await staff.delete(`/api/Cart/DeleteItemFromCart/${body[0].cartID}/${guid}`);
    expect(left.body).toMatchObject([{ productQuantity: 5 }]);
    // Staff rights are not a customer's identity: an unused GUID stays unused.
    expect((await addTo(shop, staff, randomUUID(), line)).status).toBe(404);
  });
});

describe('changing its content', () => {
  test('saving changes the named lines, others stay; other members of a page’s input are ignored (D11)', async ({
    shop,
  }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 1 }, { part: 'DB-0200', quantity: 2 });
    const [first, second] = (await read(uk, guid)).body;
    const saved = await uk.post('/api/Cart/SaveCart', [
      { ...second, productQuantity: 7, price: 0.01, productID: 101, subTotal: 1, machine: 'Press 1' },
    ]);
    expect(saved.body).toBe(1);
    expect((await read(uk, guid)).body).toEqual([
      first,
      { ...second, productQuantity: 7, subTotal: 265.44, machine: 'Press 1' }, // 7 × 37.92
    ]);
  });

  test('all or none: one missing line, or one invalid quantity, and nothing changes', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 1 }, { part: 'DB-0200', quantity: 2 });
    const [first, second] = (await read(uk, guid)).body;
    const unknown = { cartID: 2_000_000_000, productQuantity: 3 };
    expect((await uk.post('/api/Cart/SaveCart', [{ ...first, productQuantity: 9 }, unknown])).status).toBe(404);
    const bad = await uk.post('/api/Cart/SaveCart', [
      { ...first, productQuantity: 9 },
      { ...second, productQuantity: 101 },
    ]);
    expect(bad.status).toBe(400);
    expect(bad.body.errors).toEqual([
      { field: '[1].productQuantity', message: 'Quantity must be a whole number from 1 to 100' },
    ]);
    expect(await quantities(uk, guid)).toEqual([1, 2]);
  });

  test('saving nothing succeeds; a body that is no list is refused', async ({ shop }) => {
    const uk = await shop.as(UK);
    expect((await uk.post('/api/Cart/SaveCart', [])).body).toBe(1);
    expect((await uk.post('/api/Cart/SaveCart', { cartID: 1 })).status).toBe(400);
    expect((await uk.post('/api/Cart/SaveCart', [17])).status).toBe(400);
  });

  test('removing a line returns the updated cart; a second time the line is not found (A15)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 1 }, { part: 'DB-0200', quantity: 2 });
    const [first, second] = (await read(uk, guid)).body;
    const remove = () => uk.delete(`/api/Cart/DeleteItemFromCart/${first.cartID}/${guid.toUpperCase()}`);
    expect((await remove()).body).toEqual([second]);
    expect((await remove()).status).toBe(404);
  });

  test('emptying removes every line of this cart only (A15)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const lines = [
      { part: 'DB-0150', quantity: 1 },
      { part: 'DB-0200', quantity: 2 },
    ] as const;
    const [guid, other] = [await cartWith(shop, uk, ...lines), await cartWith(shop, uk, ...lines)];
    expect((await uk.delete(`/api/Cart/EmptyCart/${guid}`)).body).toEqual([]);
    expect((await read(uk, guid)).body).toEqual([]);
    expect((await read(uk, other)).body).toHaveLength(2);
  });

  test.for(['/api/Cart/GetAllCartsByID/no-guid', '/api/Cart/GetAllCartsByID/%00', '/api/Cart/GetAllCartsByID/1'])(
    '%s names no cart: 400',
    async (path, { shop }) => {
      const uk = await shop.as(UK);
      expect((await uk.get(path)).status).toBe(400);
    },
  );
});

describe('prices are computed at each read', () => {
  test("a part that is no longer sold stays in the cart and says why it can't be ordered (B7, D4)", async ({
    shop,
  }) => {
    const uk = await shop.as(UK);
    const guid = await cartWith(shop, uk, { part: 'DB-0025', quantity: 1 });
    const { productID } = await partIds(shop, { part: 'DB-0025' });
    await shop.shop.db.$client.query('update products set active = false where id = $1', [productID]);
    expect((await read(uk, guid)).body).toMatchObject([{ refusal: 'This product is not available' }]);
    await shop.shop.db.$client.query('update products set active = true where id = $1', [productID]);
    expect((await read(uk, guid)).body).toMatchObject([{ refusal: null, price: 15.8 }]); // 25.00 × 0.79 × 0.8
  });

  test('changing the currency of an account reprices its basket (D19)', async ({ shop }) => {
    const germany = await shop.as(GERMANY);
    const guid = await cartWith(shop, germany, { part: 'DB-0200', quantity: 1 });
    expect((await read(germany, guid)).body).toMatchObject([{ price: 57.5, currency: 3 }]); // its own euro price
    const buyIn = (currency: number) =>
      shop.shop.db.$client.query(
        'update companies set currency_id = $1 where id = (select company_id from customers where id = $2)',
        [currency, germany.customerId],
      );
    await buyIn(1);
    expect((await read(germany, guid)).body).toMatchObject([{ price: 60, currency: 1 }]);
    await buyIn(3);
  });
});
