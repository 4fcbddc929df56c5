import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith, partIds } from '../cart/testing/fill-cart.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { ADDRESS, orderOf, place } from '../orders/testing/buying.ts';

const UK = 'uk@converter.test';
const sale = '/api/Sale/GetSaleByID/';
const items = '/api/SaleItem/GetAllSaleItemsBySaleID/';

/** Also waits until the shop charges by them. */
async function changeSettings({ shop }: TestShop, assignments: string): Promise<void> {
  await shop.db.$client.query(`update settings set ${assignments}`);
  await shop.refreshHot();
}

const run = ({ shop }: TestShop, text: string, values: unknown[] = []) => shop.db.$client.query(text, values);
const countOrders = ({ shop }: TestShop) => shop.db.$count(orders);

/** Blades for 91.02 pounds: 48.00 × 0.79 × 0.8 = 30.34 each. */
const blades = [{ part: 'DB-0150', quantity: 3 }];

describe('four customers buy, at rates of 0.79 and 0.92 (B2, B3, B5, B6, D1, D2, D5, D6, D7)', () => {
  test.for([
    {
      who: 'the United Kingdom, pounds, class 2, FLEXO10',
      email: UK,
      deliveryID: ADDRESS.uk,
      coupon: 'FLEXO10',
      lines: [
        { part: 'TT-1015-25', variant: '50 mm', quantity: 2 }, // own pounds 31.00 × 0.8
        { part: 'DB-0150', quantity: 3 }, // 48.00 × 0.79 × 0.8 = 30.336
      ],
      prices: [24.8, 30.34],
      // 49.60 + 91.02; a tenth off is 14.062; delivery in the United Kingdom 15.
      sale: {
        currencyID: 2,
        goods: 140.62,
        discountApplied: -14.06,
        subTotal: 126.56,
        deliveryCharge: 15,
        total: 141.56,
      },
      // 126.56 ÷ 0.79 × 0.92 = 147.386…
      converted: { saleGBPTotal: 126.56, saleEuroTotal: 147.39 },
    },
    {
      who: 'Germany, euros, class 1, FLEXO10',
      email: 'de@converter.test',
      deliveryID: ADDRESS.de,
      coupon: 'FLEXO10',
      lines: [
        { part: 'DB-0200', quantity: 4 }, // own euros 57.50
        { part: 'TT-1015-25', variant: '75 mm', quantity: 1 }, // no price of its own in euros: 55.00 × 0.92
        { part: 'DB-0150', quantity: 5 }, // 48.00 × 0.92
      ],
      prices: [57.5, 50.6, 44.16],
      // 230.00 + 50.60 + 220.80; a tenth off; Europe 42.
      sale: {
        currencyID: 3,
        goods: 501.4,
        discountApplied: -50.14,
        subTotal: 451.26,
        deliveryCharge: 42,
        total: 493.26,
      },
      // 451.26 ÷ 0.92 × 0.79 is exactly 387.495: the half rounds up.
      converted: { saleGBPTotal: 387.5, saleEuroTotal: 451.26 },
    },
    {
      who: 'the United States, dollars, class 1, WORLD5',
      email: 'us@converter.test',
      deliveryID: ADDRESS.us,
      coupon: 'WORLD5',
      lines: [
        { part: 'DB-0200', quantity: 1 },
        { part: 'TT-1015-25', variant: '25 mm', quantity: 2 },
      ],
      prices: [60, 20],
      sale: { currencyID: 1, goods: 100, discountApplied: -5, subTotal: 95, deliveryCharge: 0, total: 95 },
      converted: { saleGBPTotal: 75.05, saleEuroTotal: 87.4 },
    },
    {
      who: 'Japan, dollars, class 3, no coupon',
      email: 'jp@converter.test',
      deliveryID: ADDRESS.jp,
      coupon: '',
      lines: [
        { part: 'DB-0025', quantity: 10 },
        { part: 'TT-AWARD-2', quantity: 3 }, // sold outside the USA
      ],
      prices: [25, 60],
      sale: { currencyID: 1, goods: 430, discountApplied: 0, subTotal: 430, deliveryCharge: 0, total: 430 },
      converted: { saleGBPTotal: 339.7, saleEuroTotal: 395.6 },
    },
  ])('$who', async ({ email, deliveryID, coupon, lines, prices, sale: figures, converted }, { shop }) => {
    const buyer = await shop.as(email);
    const cartGuid = await cartWith(shop, buyer, ...lines);
    const { body: quote } = await buyer.post('/api/Sale/GetQuote', {
      cartGuid,
      deliveryAddressId: deliveryID,
      couponCode: coupon,
    });
    expect(quote.totalMinor / 100).toBe(figures.total);

    const placed = await place(buyer, cartGuid, deliveryID, {
      discountcouponused: coupon,
      expectedTotal: figures.total,
    });
    expect(placed).toMatchObject({ status: 200, body: expect.any(Number) });
    const { body: order } = await buyer.get(`${sale}${placed.body}`);
    expect(order).toMatchObject({ ...figures, ...converted, discountcouponused: coupon === '' ? null : coupon });
    const { body: sold } = await buyer.get(`${items}${placed.body}`);
    expect(sold.map((item: { salePrice: number }) => item.salePrice)).toEqual(prices);
  });

  test('the legacy reading of the price class is charged once staff switch to it (D3)', async ({ shop }) => {
    const uk = await shop.as(UK);
    await changeSettings(shop, `price_reading = 'legacy'`);
    const id = await orderOf(shop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    await changeSettings(shop, `price_reading = 'discount'`);
    // 48.00 × 0.79 ÷ 1.55 = 24.4645…: 24.46; three of them are 73.38, and 15 for delivery.
    expect((await uk.get(`${sale}${id}`)).body).toMatchObject({ goods: 73.38, total: 88.38 });
  });
});

describe('content of an order', () => {
  test('a sale and its items under the documented names (D29)', async ({ shop }) => {
    shop.setTime(new Date('2026-04-02T10:11:12Z'));
    const uk = await shop.as(UK);
    const ids = await partIds(shop, { part: 'TT-1015-25', variant: '50 mm' });
    const cartGuid = await cartWith(shop, uk, { part: 'TT-1015-25', variant: '50 mm', quantity: 2 }, ...blades);
    const [first] = (await uk.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
    await uk.post('/api/Cart/SaveCart', [{ ...first, serial: 'P5-0042', machine: 'Press 3' }]);
    const { body: id } = await place(uk, cartGuid, ADDRESS.uk, { PONumber: '  PO 77/A ' });
    expect((await uk.get(`${sale}${id}`)).body).toEqual({
      saleID: id,
      reference: `MA00${id}`,
      productID: ids.productID,
      userID: 1,
      userGuid: '5d82fca6-0471-4aad-b090-be13f28720e2',
      userFirstname: 'Alison',
      userSurname: 'Marsh',
      userHouseNo: 'Harbour Label Company Ltd',
      userEmail: UK,
      saleGBPTotal: 140.62,
      saleEuroTotal: 163.76, // 140.62 ÷ 0.79 × 0.92 = 163.7600…
      saleDate: '2026-04-02T10:11:12.000Z',
      saleComplete: 1,
      saleState: 'new',
      saleVersion: null,
      saleDespatch: '2001-01-01',
      cartGuid,
      deliveryID: 1,
      currencyID: 2,
      poNumber: 'PO 77/A',
      goods: 140.62,
      discountApplied: 0,
      discountcouponused: null,
      subTotal: 140.62,
      adjustments: [{ kind: 'delivery', amount: 15, isTaxed: true }],
      deliveryCharge: 15,
      total: 155.62,
      deliveryAddress: 'Goods In, Birkenhead\nUnit 4, Cobden Works\nDock Road\nMerseyside\nCH41 1AA\nUnited Kingdom',
      productsBought: 'TT-1015-25\nDB-0150',
      costCentre: null,
      requisitionNumber: null,
      wantedBy: null,
      shipping: null,
      placedByStaff: null,
      billingAddress: expect.stringContaining('\nUnited Kingdom'),
      paymentDays: null,
      paymentTerms: null,
      waitsForCredit: false,
      hasPurchaseOrder: false,
    });
    const { body, headers } = await uk.get(`${items}${id}`);
    expect(headers['x-total-count']).toBe('2');
    expect(body[0]).toEqual({
      saleItemID: expect.any(Number),
      saleID: id,
      kitParts: null,
      productID: ids.productID,
      productName: 'TT-1015-25',
      product: {
        productID: ids.productID,
        productName: 'TT-1015-25',
        productIntro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
        productDetails: expect.stringContaining('Super soft foam tape'),
      },
      productQuantity: 2,
      salePrice: 24.8,
      subTotal: 49.6,
      deliveryCharge: 15,
      productVariantID: 1,
      subProductVariantID: 502,
      subProductVariantDetails: '50 mm',
      serial: 'P5-0042',
      machine: 'Press 3',
      deliveryPromise: { inStock: expect.any(Number), moreOn: null, weeks: null },
      ownNumber: null,
      salesUnit: 'roll',
    });
    expect(body[1]).toMatchObject({
      productVariantID: 0,
      subProductVariantID: 99_999_999,
      subProductVariantDetails: null,
      deliveryCharge: 15,
      salesUnit: 'coil',
    });
  });

  test('it stays unchanged, whatever changes afterwards (B9)', async ({ ownShop: shop }) => {
    const de = await shop.as('de@converter.test');
    const id = await orderOf(shop, de, ADDRESS.de, [
      { part: 'TT-1015-25', variant: '100 mm', quantity: 2 },
      { part: 'DB-0200', quantity: 1 },
    ]);
    const before = [(await de.get(`${sale}${id}`)).body, (await de.get(`${items}${id}`)).body];
    const changes = [
      `update products set usd_minor = usd_minor * 2, eur_minor = 99900, intro = 'other', details = 'other', unit = 'box', name = name || ' X'`,
      `update product_variants set usd_minor = 1, eur_minor = 1, details = details || ' wide'`,
      `update exchange_rates set rate_micros = rate_micros * 2`,
      `update settings set price_reading = 'legacy', delivery_europe_minor = 9900`,
      `update customers set surname = 'Other' where id = ${de.customerId}`,
      `update companies set name = 'Other', currency_id = 1, price_class = 2 where id = (select company_id from customers where id = ${de.customerId})`,
      `update delivery_addresses set line1 = 'Elsewhere', country_id = 247 where id = ${ADDRESS.de}`,
    ];
    for (const change of changes) await run(shop, change);
    const after = [(await de.get(`${sale}${id}`)).body, (await de.get(`${items}${id}`)).body];
    expect(after).toEqual(before);
    // The database refuses it too: for the shop's role by its rights, for the owner of the tables by a trigger.
    for (const [db, code] of [
      [shop.shop.db, '42501'],
      [shop.owner, '23514'],
    ] as const) {
      const rewrite = db.update(orders).set({ totalMinor: 1 }).where(eq(orders.id, id));
      await expect(rewrite).rejects.toMatchObject({ cause: { code } });
    }
  });
});

describe('placing it', () => {
  test('stock falls by the ordered quantity and stops at 0: back-orders are accepted (D12)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const { productID } = await partIds(shop, { part: 'TT-2020-25' });
    const stock = async () =>
      (await run(shop, 'select stock_level from products where id = $1', [productID])).rows[0]?.stock_level;
    await run(shop, 'update products set stock_level = 10 where id = $1', [productID]);
    await orderOf(shop, uk, ADDRESS.uk, [
      { part: 'TT-2020-25', variant: '25 mm', quantity: 4 },
      { part: 'TT-2020-25', variant: '50 mm', quantity: 3 }, // another width of the same part
    ]);
    expect(await stock()).toBe(3);
    await orderOf(shop, uk, ADDRESS.uk, [{ part: 'TT-2020-25', variant: '25 mm', quantity: 100 }]);
    expect(await stock()).toBe(0);
    await orderOf(shop, uk, ADDRESS.uk, [{ part: 'TT-2020-25', variant: '25 mm', quantity: 5 }]);
    expect(await stock()).toBe(0);
  });

  test('the mails to the customer and to staff are queued with the order, not sent by it (D22)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const before = await shop.shop.db.$count(outbox);
    const refused = await place(uk, await cartWith(shop, uk, ...blades), 999_999);
    expect(refused.status).toBe(400);
    expect(await shop.shop.db.$count(outbox), 'nothing is noted for an order that was refused').toBe(before);
    const orderId = await orderOf(shop, uk, ADDRESS.uk, blades);
    const notes = await shop.shop.db.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
    expect(notes.map(({ kind, payload, doneAt }) => ({ kind, payload, doneAt }))).toEqual([
      { kind: 'order-staff', payload: { orderId }, doneAt: null },
      { kind: 'order-customer', payload: { orderId, language: 'en' }, doneAt: null },
    ]);
  });

  test('only cart, address, reference, coupon and the total seen are read from the body (D12)', async ({ shop }) => {
    const [uk, de] = [await shop.as(UK), await shop.as('de@converter.test')];
    const cartGuid = await cartWith(shop, uk, ...blades);
    const { body: id } = await place(uk, cartGuid, ADDRESS.uk, {
      saleID: 1,
      id: 1,
      productID: 101,
      userGuid: '5766d0a7-037e-42c7-8f22-aa8c029d34de',
      userID: de.customerId,
      customerId: de.customerId,
      saleGBPTotal: 0.01,
      saleEuroTotal: 0.01,
      saleDate: '1999-01-01T00:00:00Z',
      placedAt: '1999-01-01T00:00:00Z',
      saleComplete: 0,
      status: 'pending',
      saleDespatch: '01/01/2030',
      currencyID: 3,
      DiscountApplied: -1000,
      discountMinor: -1000,
      total: 0.01,
      goods: 0.01,
      deliveryCharge: 0,
      DeliveryAddress: 'Elsewhere',
      ProductsBought: 'Nothing',
      priceClass: 3,
    });
    expect((await uk.get(`${sale}${id}`)).body).toMatchObject({
      saleID: id,
      userID: uk.customerId,
      currencyID: 2,
      goods: 91.02,
      discountApplied: 0,
      deliveryCharge: 15,
      total: 106.02,
      saleComplete: 1,
      saleDespatch: '2001-01-01',
      deliveryAddress: expect.stringContaining('Birkenhead'),
      productsBought: 'DB-0150',
    });
    expect((await uk.get(`${sale}${id}`)).body.saleDate).not.toContain('1999');
    expect((await de.get(`${sale}${id}`)).status).toBe(404);
  });

  test('the browser gets a new, empty cart that belongs to the customer (A17, D11)', async ({ shop }) => {
    const { token } = await shop.as('us@converter.test');
    const us = await shop.as('us@converter.test');
    const forgotten = await cartWith(shop, us, { part: 'DB-0200', quantity: 1 });
    const cartGuid = await cartWith(shop, us, { part: 'DB-0200', quantity: 2 });
    const ask = (method: 'GET' | 'POST', url: string, cart: string, payload?: object) =>
      shop.app.inject({
        method,
        url,
        headers: { host: 'shop.test', origin: 'http://shop.test', cookie: `token=${token}; cart=${cart}` },
        ...(payload === undefined ? {} : { payload }),
      });
    const body = { cartGuid, deliveryID: ADDRESS.us, PONumber: '1' };
    const placed = await ask('POST', '/api/Sale/AddSale', cartGuid, body);
    const next = placed.cookies.find(({ name }) => name === 'cart')?.value ?? '';
    expect(next).toMatch(/^[\da-f-]{36}$/);
    expect(next).not.toBe(cartGuid);
    const current = await ask('GET', '/api/Cart/GetCurrentCart', next);
    expect(current.json(), 'not the cart that lies in another browser').toEqual([]);
    // The cookie had another cart than the ordered one, so it stays.
    const again = await ask('POST', '/api/Sale/AddSale', forgotten, body);
    expect(again.json()).toBe(placed.json());
    expect(again.cookies.find(({ name }) => name === 'cart')).toBeUndefined();
  });

  test('a total other than the one seen places nothing and returns the new figures (D12)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const ordersBefore = await countOrders(shop);
    await run(shop, `update products set usd_minor = 5000 where name = 'DB-0150'`);
    const order = { discountcouponused: 'FLEXO10', expectedTotal: 96.92 };
    const refused = await place(uk, cartGuid, ADDRESS.uk, order);
    expect(refused.status).toBe(409);
    // 50.00 × 0.79 × 0.8 = 31.60; three are 94.80; a tenth off is 9.48; delivery 15.
    expect(refused.body).toMatchObject({
      code: 'order.total-changed',
      figures: {
        currencyID: 2,
        goods: 94.8,
        discountApplied: -9.48,
        subTotal: 85.32,
        deliveryCharge: 15,
        total: 100.32,
      },
    });
    expect(await countOrders(shop)).toBe(ordersBefore);
    expect((await uk.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body).toHaveLength(1);
    expect((await place(uk, cartGuid, ADDRESS.uk, { ...order, expectedTotal: '100.32' })).status).toBe(200);
    await run(shop, `update products set usd_minor = 4800 where name = 'DB-0150'`);
  });

  test('a lower total needs agreement as well', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const { status, body } = await place(uk, cartGuid, ADDRESS.uk, { expectedTotal: 106.03 });
    expect([status, body.code, body.figures.total]).toEqual([409, 'order.total-changed', 106.02]);
  });

  test('pages get the new figures under internal names', async ({ shop }) => {
    const { token } = await shop.as(UK);
    const cartGuid = await cartWith(shop, await shop.as(UK), ...blades);
    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/Sale/AddSale',
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.pressline+json' },
      payload: { cartGuid, deliveryAddressId: 1, purchaseOrderNumber: '1', expectedTotalMinor: 1 },
    });
    expect(refused.json()).toMatchObject({
      status: 409,
      figures: {
        currency: 2,
        goodsMinor: 9_102,
        subtotalMinor: 9_102,
        deliveryMinor: 1_500,
        totalMinor: 10_602,
        coupon: null,
      },
    });
  });
});

describe('refused orders, with the reason (A15, A17, A18, B8, D5, D13)', () => {
  test.for([
    [
      'no address',
      { deliveryID: null },
      'deliveryID',
      'A delivery address is required to be selected. Please select one or add a new one from the options',
    ],
    [
      'the empty option',
      { deliveryID: '' },
      'deliveryID',
      'A delivery address is required to be selected. Please select one or add a new one from the options',
    ],
    [
      "another customer's address",
      { deliveryID: 3 },
      'deliveryID',
      'A delivery address is required to be selected. Please select one or add a new one from the options',
    ],
    [
      'an unknown address',
      { deliveryID: 999_999 },
      'deliveryID',
      'A delivery address is required to be selected. Please select one or add a new one from the options',
    ],
    ['no reference', { PONumber: undefined }, 'PONumber', 'A purchase order number is required to complete your order'],
    ['a blank reference', { PONumber: '  ' }, 'PONumber', 'A purchase order number is required to complete your order'],
    ['a reference of 51 characters', { PONumber: 'x'.repeat(51) }, 'PONumber', 'Too many characters'],
    ['an unknown code', { discountcouponused: 'FLEXO11' }, 'discountcouponused', 'code invalid'],
    ['a code in another letter case', { discountcouponused: 'flexo10' }, 'discountcouponused', 'code invalid'],
    ['a code with a blank', { discountcouponused: 'FLEXO10 ' }, 'discountcouponused', 'code invalid'],
    ['a code that has ended', { discountcouponused: 'OLD20' }, 'discountcouponused', 'code invalid'],
    ['a code that is switched off', { discountcouponused: 'OFF15' }, 'discountcouponused', 'code invalid'],
    [
      'a total with three places',
      { expectedTotal: 106.021 },
      'expectedTotal',
      'The expected total must be an amount with at most two decimals',
    ],
  ] as const)('%s', async ([, given, field, message], { shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const ordersBefore = await countOrders(shop);
    const { status, body } = await place(uk, cartGuid, ADDRESS.uk, given);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect(await countOrders(shop)).toBe(ordersBefore);
    expect((await place(uk, cartGuid, ADDRESS.uk)).status, 'the cart is still open').toBe(200);
  });

  test('everything that is missing is reported at once', async ({ shop }) => {
    const uk = await shop.as(UK);
    const { body } = await uk.post('/api/Sale/AddSale', { cartGuid: 'x' });
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['cartGuid', 'deliveryID', 'PONumber']);
    const cartGuid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 1 });
    const refused = await place(uk, cartGuid, 3, { discountcouponused: 'NOPE' });
    expect(refused.body).toMatchObject({
      code: 'order.not-orderable',
      errors: [
        { field: 'cartGuid', message: 'Minimum spend of 50 required to check out' },
        { field: 'deliveryID' },
        { field: 'discountcouponused', message: 'code invalid' },
      ],
    });
  });

  test('exactly 50.00 is not over the minimum, 50.01 would be (B4, D7)', async ({ shop }) => {
    const us = await shop.as('us@converter.test');
    const cartGuid = await cartWith(shop, us, { part: 'DB-0025', quantity: 2 });
    const refused = await place(us, cartGuid, ADDRESS.us);
    expect(refused.body.errors).toEqual([{ field: 'cartGuid', message: 'Minimum spend of 50 required to check out' }]);
    await changeSettings(shop, 'minimum_spend_minor = 4999');
    expect((await place(us, cartGuid, ADDRESS.us)).status).toBe(200);
    await changeSettings(shop, 'minimum_spend_minor = 5000');
  });

  test('the minimum counts the goods before the discount (B4)', async ({ shop }) => {
    const us = await shop.as('us@converter.test');
    const cartGuid = await cartWith(shop, us, { part: 'DB-0025', quantity: 1 }, { part: 'TT-SPL-25', quantity: 3 });
    // 25.00 + 29.40 = 54.40; WORLD5 makes it 51.68. With a fifth off it would be 43.52, and still be an order.
    await run(shop, `update coupons set multiplier_micros = 800000 where code = 'WORLD5'`);
    const placed = await place(us, cartGuid, ADDRESS.us, { discountcouponused: 'WORLD5' });
    await run(shop, `update coupons set multiplier_micros = 950000 where code = 'WORLD5'`);
    expect((await us.get(`${sale}${placed.body}`)).body).toMatchObject({ goods: 54.4, subTotal: 43.52, total: 43.52 });
  });

  test('an empty cart', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const [{ cartID }] = (await uk.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
    await uk.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${cartGuid}`);
    const { status, body } = await place(uk, cartGuid, ADDRESS.uk);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ field: 'cartGuid', message: 'You have no items to check out' }],
    });
  });

  test('a part no longer sold, or no longer sold in this country (B7, B8, D4)', async ({ shop }) => {
    const us = await shop.as('us@converter.test');
    const cartGuid = await cartWith(shop, us, { part: 'TT-AWARD-0', quantity: 2 }, { part: 'DB-0200', quantity: 1 });
    const lines = (await us.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
    await run(shop, `update products set award = 2 where name = 'TT-AWARD-0'`);
    await run(shop, `update products set active = false where name = 'DB-0200'`);
    const { status, body } = await place(us, cartGuid, ADDRESS.us);
    await run(shop, `update products set award = 0 where name = 'TT-AWARD-0'`);
    await run(shop, `update products set active = true where name = 'DB-0200'`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: `lines.${lines[0].cartID}`, message: 'This product/offer is currently unavailable in your country' },
      { field: `lines.${lines[1].cartID}`, message: 'This product is not available' },
    ]);
  });

  test('an address that lacks a field required of every address (D13)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    await run(shop, `update delivery_addresses set postcode = '' where id = ${ADDRESS.ukOther}`);
    const { body } = await place(uk, cartGuid, ADDRESS.ukOther);
    await run(shop, `update delivery_addresses set postcode = 'CH1 4AA' where id = ${ADDRESS.ukOther}`);
    expect(body.errors).toEqual([{ field: 'deliveryID', message: 'Postcode is required' }]);
  });

  test('a visitor cannot order, nor can staff in a customer’s place (D15, D31)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    expect((await place(shop.api, cartGuid, ADDRESS.uk)).status).toBe(401);
    expect((await place(await shop.asStaff(), cartGuid, ADDRESS.uk)).status).toBe(403);
  });

  test("another customer's cart, and one without an owner, are not found (B11)", async ({ shop }) => {
    const [uk, de] = [await shop.as(UK), await shop.as('de@converter.test')];
    const cartGuid = await cartWith(shop, uk, ...blades);
    expect((await place(de, cartGuid, ADDRESS.de)).status).toBe(404);
    expect((await place(uk, '00000000-0000-4000-8000-000000000000', ADDRESS.uk)).status).toBe(404);
    const { body: id } = await place(uk, cartGuid, ADDRESS.uk);
    expect((await place(de, cartGuid, ADDRESS.de)).status, 'not even once it is ordered').toBe(404);
    expect(await shop.shop.db.$count(orderLines, eq(orderLines.orderId, id))).toBe(1);
  });
});
