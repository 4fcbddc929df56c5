import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { type ApiCaller, test } from '#server/testing/test-shop.ts';
import { cartWith, partIds } from '../cart/testing/fill-cart.ts';
import { ADDRESS, orderOf, place } from './testing/buying.ts';

const UK = 'uk@converter.test';
const GERMANY = 'de@converter.test';
const UK_GUID = '5D82FCA6-0471-4AAD-B090-BE13F28720E2';

const sale = '/api/Sale/GetSaleByID/';
const items = '/api/SaleItem/GetAllSaleItemsBySaleID/';
const ofCustomer = '/api/Sale/GetSaleByUserID/';
const complete = '/api/Sale/GetAllSalesByComplete';
const pending = '/api/Sale/GetAllSalesByPending';
const search = '/api/Sale/GetAllOrdersByKeywordAdmin/';

const blades = [{ part: 'DB-0150', quantity: 3 }];
const idsOf = (body: { saleID: number }[]) => body.map((each) => each.saleID);

describe('ownership of an order (B11, D31)', () => {
  test("another customer's order is not found by any call, and nothing of it changes", async ({ shop }) => {
    const [uk, de] = [await shop.as(UK), await shop.as(GERMANY)];
    const cartGuid = await cartWith(shop, uk, ...blades);
    const { body: id } = await place(uk, cartGuid, ADDRESS.uk);
    const ids = await partIds(shop, { part: 'DB-0150' });
    const tries: [string, Promise<{ status: number }>][] = [
      ['the order', de.get(`${sale}${id}`)],
      ['its lines', de.get(`${items}${id}`)],
      ['the history by number', de.get(`${ofCustomer}${uk.customerId}`)],
      ['the history by guid', de.get(`${ofCustomer}${UK_GUID}`)],
      ['its marks', de.post('/api/SaleItem/AddSaleItems', [{ ...ids, saleID: id, serial: 'mine' }])],
      ['its cart again', place(de, cartGuid, ADDRESS.de)],
      ['a quote of its cart', de.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: ADDRESS.de })],
    ];
    for (const [what, asked] of tries) expect((await asked).status, what).toBe(404);
    expect((await uk.get(`${items}${id}`)).body).toMatchObject([{ serial: '' }]);
  });

  test("a quote does not read another customer's address", async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const asked = await uk.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: ADDRESS.de });
    expect(asked.status).toBe(404);
  });

  test.for([
    ['GET', `${sale}1001`, 401, 200],
    ['GET', `${items}1001`, 401, 200],
    ['GET', `${ofCustomer}7`, 401, 200],
    ['GET', complete, 401, 200],
    ['GET', pending, 401, 200],
    ['GET', `${search}1001`, 401, 200],
    ['POST', '/api/Sale/AddSale', 401, 403],
    ['POST', '/api/SaleItem/AddSaleItems', 401, 403],
    ['POST', '/api/Sale/GetQuote', 401, 403],
  ] as const)('%s %s returns %i to a visitor, %i to staff', async ([method, path, forVisitor, forStaff], { shop }) => {
    const ask = (caller: ApiCaller) => (method === 'GET' ? caller.get(path) : caller.post(path, {}));
    expect((await ask(shop.api)).status).toBe(forVisitor);
    expect((await ask(await shop.asStaff())).status).toBe(forStaff);
  });

  test.for([complete, pending, `${search}Marsh`])('%s is for staff only', async (path, { shop }) => {
    expect((await (await shop.as(UK)).get(path)).status).toBe(403);
  });

  test.for(['0', '-1', 'x', '99999999999', '1.5', '%00'])('order %s is no order: 400', async (id, { shop }) => {
    const uk = await shop.as(UK);
    expect((await uk.get(`${sale}${id}`)).status).toBe(400);
    expect((await uk.get(`${items}${id}`)).status).toBe(400);
  });

  test('an unknown order is not found, for staff too', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get(`${sale}2000000`)).status).toBe(404);
    expect((await staff.get(`${items}2000000`)).status).toBe(404);
    expect((await staff.get(`${ofCustomer}2000000`)).status).toBe(404);
  });
});

describe('lists of orders', () => {
  test("a customer's history: newest first, by number or guid, page by page (A26, D29)", async ({ shop }) => {
    const uk = await shop.as(UK);
    const id = await orderOf(shop, uk, ADDRESS.uk, blades);
    const { body, headers } = await uk.get(`${ofCustomer}${uk.customerId}`);
    expect(headers['x-total-count']).toBe(String(body.length));
    expect(body[0]).toMatchObject({
      saleID: id,
      reference: `MA00${id}`,
      poNumber: 'PO 4711',
      total: 106.02,
      saleComplete: 1,
    });
    expect(idsOf(body)).toEqual(idsOf(body).toSorted((a, b) => b - a));
    expect(new Set(body.map((each: { userID: number }) => each.userID))).toEqual(new Set([1]));
    expect((await uk.get(`${ofCustomer}${UK_GUID}`)).body).toEqual(body);
    const second = await uk.get(`${ofCustomer}${uk.customerId}?page=2&pageSize=3`);
    expect(second.body).toEqual(body.slice(3, 6));
    expect(second.headers['x-total-count']).toBe(String(body.length));
  });

  test('a customer without orders has an empty list', async ({ shop }) => {
    const ca = await shop.as('ca@converter.test');
    expect(await ca.get(`${ofCustomer}${ca.customerId}`)).toMatchObject({ status: 200, body: [] });
  });

  test('staff see complete and pending orders of everybody in two lists (E3)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [done, open] = [await staff.get(complete), await staff.get(pending)];
    expect(open.body).toHaveLength(2);
    expect(open.body.map((each: { saleComplete: number }) => each.saleComplete)).toEqual([0, 0]);
    expect(new Set(done.body.map((each: { saleComplete: number }) => each.saleComplete))).toEqual(new Set([1]));
    expect(new Set(done.body.map((each: { userID: number }) => each.userID)).size).toBeGreaterThan(10);
    expect((await staff.get(`${complete}?page=1&pageSize=10`)).body).toEqual(done.body.slice(0, 10));
  });

  test("an order's lines come page by page as well (D29)", async ({ shop }) => {
    const uk = await shop.as(UK);
    const id = await orderOf(shop, uk, ADDRESS.uk, [...blades, { part: 'DB-0200', quantity: 1 }]);
    const all = (await uk.get(`${items}${id}`)).body;
    expect(await uk.get(`${items}${id}?pageSize=1&page=2`)).toMatchObject({ status: 200, body: [all[1]] });
  });
});

describe('the staff search (E3, D27)', () => {
  test.for(['MA001001', 'ma001001', '1001', ' 1001 '])('"%s" is order 1001', async (keyword, { shop }) => {
    const staff = await shop.asStaff();
    expect(idsOf((await staff.get(`${search}${encodeURIComponent(keyword)}`)).body)).toEqual([1001]);
  });

  test.for([
    ['a surname', 'wiebe', 'Wiebe'],
    ['a part of a company, in any letter case', 'ELBTAL', 'Wiebe'],
    ['letters of other languages', 'étiquettes', 'Aubry'],
  ] as const)('%s', async ([, keyword, surname], { shop }) => {
    const staff = await shop.asStaff();
    const { body, headers } = await staff.get(`${search}${encodeURIComponent(keyword)}`);
    expect(body.map((each: { userSurname: string }) => each.userSurname)).toContain(surname);
    expect(headers['x-total-count']).toBe(String(body.length));
  });

  test('it can stay within the current list', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [open] = (await staff.get(pending)).body;
    expect(idsOf((await staff.get(`${search}${open.reference}?status=pending`)).body)).toEqual([open.saleID]);
    expect((await staff.get(`${search}${open.reference}?STATUS=Complete`)).body).toEqual([]);
    expect((await staff.get(`${search}${open.reference}?status=lost`)).status).toBe(400);
  });

  test.for(['%25%25%25', '___', '%5C%5C%5C'])('"%s" is searched for as it is typed', async (keyword, { shop }) => {
    const staff = await shop.asStaff();
    expect(await staff.get(`${search}${keyword}`)).toMatchObject({ status: 200, body: [] });
  });

  test('fewer than three characters are not searched for', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get(`${search}ab`)).body.errors).toEqual([
      { field: 'keyword', message: 'Enter at least 3 characters to search' },
    ]);
  });
});

describe('AddSaleItems after AddSale (D12)', () => {
  test('it returns 1, adds nothing and fills serial and machine once', async ({ shop }) => {
    const uk = await shop.as(UK);
    const id = await orderOf(shop, uk, ADDRESS.uk, [
      { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
      { part: 'TT-1015-25', variant: '75 mm', quantity: 2 },
    ]);
    const before = (await uk.get(`${items}${id}`)).body;
    const sent = before.map((item: object, index: number) => ({
      ...item,
      ProductQuantity: 99,
      salePrice: 0.01,
      DeliveryCharge: 0,
      serial: `P5-004${index}`,
      machine: index === 0 ? 'Press 3' : null,
    }));
    const added = { ...sent[0], ...(await partIds(shop, { part: 'DB-0150' })) };
    expect((await uk.post('/api/SaleItem/AddSaleItems', [...sent, added])).body).toBe(1);
    expect((await uk.get(`${items}${id}`)).body).toEqual([
      { ...before[0], serial: 'P5-0040', machine: 'Press 3' },
      { ...before[1], serial: 'P5-0041' },
    ]);
    const other = sent.map((item: object) => ({ ...item, serial: 'other', machine: 'Press 4' }));
    expect((await uk.post('/api/SaleItem/AddSaleItems', other)).body).toBe(1);
    expect((await uk.get(`${items}${id}`)).body).toEqual([
      { ...before[0], serial: 'P5-0040', machine: 'Press 3' },
      { ...before[1], serial: 'P5-0041', machine: 'Press 4' },
    ]);
  });

  test('with one order of somebody else, nothing is filled', async ({ shop }) => {
    const [uk, de] = [await shop.as(UK), await shop.as(GERMANY)];
    const own = await orderOf(shop, uk, ADDRESS.uk, blades);
    const theirs = await orderOf(shop, de, ADDRESS.de, blades);
    const ids = await partIds(shop, { part: 'DB-0150' });
    const sent = [own, theirs].map((saleID) => ({ ...ids, saleID, serial: 'P5-0042' }));
    expect((await uk.post('/api/SaleItem/AddSaleItems', sent)).status).toBe(404);
    expect((await uk.get(`${items}${own}`)).body).toMatchObject([{ serial: '' }]);
    expect((await de.get(`${items}${theirs}`)).body).toMatchObject([{ serial: '' }]);
  });

  test('a serial of more than 50 characters is refused; an empty list is accepted', async ({ shop }) => {
    const uk = await shop.as(UK);
    const id = await orderOf(shop, uk, ADDRESS.uk, blades);
    const long = [{ saleID: id, ProductID: 1, serial: 'x'.repeat(51) }];
    expect((await uk.post('/api/SaleItem/AddSaleItems', long)).body.errors).toEqual([
      { field: '[0].serial', message: 'Too many characters' },
    ]);
    expect((await uk.post('/api/SaleItem/AddSaleItems', [])).body).toBe(1);
  });
});

describe('a quote before the order (A16, A18, D7)', () => {
  test('without an address there is no delivery, without a code no coupon', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    expect((await uk.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: null })).body).toEqual({
      currency: 2,
      goodsMinor: 9_102,
      adjustments: [{ kind: 'delivery', amountMinor: null, isTaxed: true }],
      discountMinor: 0,
      subtotalMinor: 9_102,
      deliveryMinor: null,
      totalMinor: 9_102,
      coupon: null,
      waitsForCredit: false,
      creditHold: null,
      approval: null,
    });
  });

  test('an invalid code is reported and deducts nothing; a valid one does (A18)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, ...blades);
    const quote = async (couponCode: string) =>
      (await uk.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: ADDRESS.uk, couponCode })).body;
    expect(await quote('flexo10')).toMatchObject({
      discountMinor: 0,
      totalMinor: 10_602,
      coupon: { code: 'flexo10', refusal: 'code invalid' },
    });
    expect(await quote('FLEXO10')).toMatchObject({
      discountMinor: -910,
      subtotalMinor: 8_192,
      totalMinor: 9_692,
      coupon: { code: 'FLEXO10', refusal: null },
    });
  });

  test('an unused guid has a total of zero; an ordered cart is closed (D11)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const empty = await uk.post('/api/Sale/GetQuote', { cartGuid: randomUUID(), deliveryAddressId: null });
    expect(empty).toMatchObject({ status: 200, body: { currency: 2, goodsMinor: 0, totalMinor: 0 } });
    const cartGuid = await cartWith(shop, uk, ...blades);
    await place(uk, cartGuid, ADDRESS.uk);
    const closed = await uk.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: null });
    expect(closed).toMatchObject({ status: 409, body: { code: 'cart.ordered' } });
  });
});
