import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { ADDRESS, place } from '../../trade/orders/testing/buying.ts';
import { coupons } from './tables.ts';

const UK = 'uk@converter.test';
const USA = 'us@converter.test';

const byName = '/api/Promo/GetPromoCodeByName/';
const save = '/api/Promo/savePromoCode';

const spring = {
  promoID: 0,
  promoCode: 'SPRING',
  promoName: 'Spring, a fifth off',
  promoStatus: '1',
  promoValue: '0.80',
  promoCont: 'Europe',
  dateStart: '01/03/2026',
  dateEnd: '30/06/2026',
};

const quoteWith = async (caller: ApiCaller, cartGuid: string, couponCode: string) =>
  (await caller.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: null, couponCode })).body.coupon.refusal;

describe('a code that a customer tries (A18, B5, D5, D31)', () => {
  test('a valid one is returned under the documented names', async ({ shop }) => {
    const uk = await shop.as(UK);
    expect((await uk.get(`${byName}FLEXO10`)).body).toEqual({
      promoID: 1,
      promoCode: 'FLEXO10',
      promoName: 'Ten per cent, Europe',
      promoStatus: 1,
      promoValue: 0.9,
      promoCont: 'Europe',
      dateStart: '2025-01-01',
      dateEnd: '2099-12-31',
    });
  });

  test.for(['flexo10', 'FLEXO', 'FLEXO10%20', 'OLD20', 'OFF15', 'NOPE', '%27%20or%20true--'])(
    '"%s" is not found: the answer does not say what is wrong',
    async (code, { shop }) => {
      const uk = await shop.as(UK);
      const answer = await uk.get(`${byName}${code}`);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'The promo code was not found.' } });
    },
  );

  test("the continent is that of the account's country, not of the delivery address (D5)", async ({ shop }) => {
    const [uk, us] = [await shop.as(UK), await shop.as(USA)];
    expect((await us.get(`${byName}FLEXO10`)).status).toBe(404);
    expect((await us.get(`${byName}WORLD5`)).status).toBe(200);
    // An American account with a branch in Dresden still can't use a code for Europe; a British one with a branch in
    // Ohio still can.
    const { db } = shop.shop;
    await db.$client.query('update delivery_addresses set country_id = 85 where id = $1', [ADDRESS.us]);
    await db.$client.query('update delivery_addresses set country_id = 237 where id = $1', [ADDRESS.ukOther]);
    const usCart = await cartWith(shop, us, { part: 'DB-0200', quantity: 1 });
    const refused = await place(us, usCart, ADDRESS.us, { discountcouponused: 'FLEXO10' });
    expect(refused.body.errors).toEqual([{ field: 'discountcouponused', message: 'code invalid' }]);
    const ukCart = await cartWith(shop, uk, { part: 'DB-0200', quantity: 2 });
    expect((await place(uk, ukCart, ADDRESS.ukOther, { discountcouponused: 'FLEXO10' })).status).toBe(200);
  });

  test('staff may look up any, visitors none', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get(`${byName}OLD20`)).body).toMatchObject({ promoCode: 'OLD20', promoValue: 0.8 });
    expect((await staff.get(`${byName}NOPE`)).status).toBe(404);
    expect((await shop.api.get(`${byName}FLEXO10`)).status).toBe(401);
  });

  test.for([
    // London is an hour ahead of UTC from 29 March to 25 October 2026: a day there begins at 23:00 UTC the day before.
    ['the last second before it starts', '2026-02-28T23:59:59Z', 'code invalid'],
    ['the first second', '2026-03-01T00:00:00Z', null],
    ['the last second of its last day', '2026-06-30T22:59:59Z', null],
    ['a second later', '2026-06-30T23:00:00Z', 'code invalid'],
  ] as const)("a coupon's days are those of the store's time zone: %s (D5)", async ([, now, refusal], { shop }) => {
    await shop.shop.db
      .insert(coupons)
      .values({
        code: 'DAYS',
        name: 'Days',
        status: 'live',
        multiplierMicros: 800_000,
        startsOn: '2026-03-01',
        endsOn: '2026-06-30',
      })
      .onConflictDoNothing();
    shop.setTime(new Date(now));
    const uk = await shop.as(UK);
    const cartGuid = await cartWith(shop, uk, { part: 'DB-0200', quantity: 2 });
    expect(await quoteWith(uk, cartGuid, 'DAYS')).toBe(refusal);
    expect((await uk.get(`${byName}DAYS`)).status).toBe(refusal === null ? 200 : 404);
    const placed = await place(uk, cartGuid, ADDRESS.uk, { discountcouponused: 'DAYS' });
    expect(placed.status).toBe(refusal === null ? 200 : 400);
  });

  test('a code without a readable status or value is invalid (C8, D5)', async ({ shop }) => {
    const uk = await shop.as(UK);
    const staff = await shop.asStaff();
    for (const [promoCode, unreadable] of [
      ['NOSTATUS', { promoStatus: 'live' }],
      ['NOVALUE', { promoValue: 'ten per cent' }],
    ] as const) {
      const dates = { dateStart: '2025-01-01', dateEnd: '2099-12-31' };
      expect((await staff.post(save, { ...spring, ...dates, promoCode, ...unreadable })).body).toBe(1);
      expect((await uk.get(`${byName}${promoCode}`)).status).toBe(404);
    }
  });
});

describe('guessing (D21)', () => {
  test('after ten invalid codes no code is checked for a while, not even a valid one', async ({ shop }) => {
    const { token } = await shop.as('de@converter.test');
    const cartGuid = await cartWith(shop, await shop.as('de@converter.test'), { part: 'DB-0200', quantity: 2 });
    const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
      shop.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' },
        ...(payload === undefined ? {} : { payload }),
      });
    const quote = async (couponCode: string) => {
      const answer = await send('POST', '/api/Sale/GetQuote', {
        cartGuid,
        deliveryID: ADDRESS.de,
        discountcouponused: couponCode,
      });
      return answer.json().coupon.refusal;
    };
    const wait = 'Too many attempts. Please wait a little and try again.';
    for (let good = 0; good < 15; good++) expect(await quote('FLEXO10'), 'a good code is no guess').toBeNull();
    for (let guess = 0; guess < 10; guess++) expect(await quote(`GUESS${guess}`)).toBe('code invalid');
    expect(await quote('GUESS10')).toBe(wait);
    expect(await quote('FLEXO10')).toBe(wait);

    const asked = await send('GET', `${byName}FLEXO10`);
    expect(asked.statusCode).toBe(429);
    expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0);
    const order = { cartGuid, deliveryID: ADDRESS.de, PONumber: '1' };
    expect((await send('POST', '/api/Sale/AddSale', { ...order, discountcouponused: 'FLEXO10' })).statusCode).toBe(429);
    // Buying still works, and so does everyone else's call.
    expect((await send('POST', '/api/Sale/AddSale', order)).statusCode).toBe(200);
    expect((await (await shop.as('fr@converter.test')).get(`${byName}FLEXO10`)).status).toBe(200);
  });
});

describe('staff edit promo codes (C8, E15, E16)', () => {
  test('a new code is saved as typed, listed first and read by its number', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(save, { ...spring, promoCode: 'TYPED', promoName: ' Spring ' })).body).toBe(1);
    const { body, headers } = await staff.get('/api/Promo/GetAllPromoCodes');
    expect(headers['x-total-count']).toBe(String(body.length));
    expect(body[0]).toEqual({
      promoID: expect.any(Number),
      promoCode: 'TYPED',
      promoName: 'Spring',
      promoStatus: 1,
      promoValue: 0.8,
      promoCont: 'Europe',
      dateStart: '2026-03-01',
      dateEnd: '2026-06-30',
      version: 1,
    });
    expect((await staff.get(`/api/Promo/GetPromoCodeAdminByID/${body[0].promoID}`)).body).toEqual(body[0]);
    expect((await staff.get('/api/Promo/GetAllPromoCodes?page=2&pageSize=1')).body).toEqual([body[1]]);
  });

  test('saving changes that code; before and after are in the audit list', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const promo = (await staff.get('/api/Promo/GetPromoCodeAdminByID/4')).body;
    const change = { ...promo, promoStatus: true, promoValue: 0.75, promoCont: '', dateEnd: '31/12/2030' };
    expect((await staff.post(save, change)).body).toBe(1);
    expect((await staff.get('/api/Promo/GetPromoCodeAdminByID/4')).body).toEqual({
      ...promo,
      promoStatus: 1,
      promoValue: 0.75,
      promoCont: null,
      dateEnd: '2030-12-31',
      version: promo.version + 1,
    });
    const entries = await shop.shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, '4'))
      .orderBy(asc(auditEntries.id));
    expect(entries).toMatchObject([
      {
        staffName: 'Pressline Counter',
        action: 'saved',
        entity: 'promo code',
        before: { code: 'OFF15', status: 'inactive', multiplierMicros: 850_000 },
        after: { code: 'OFF15', status: 'live', multiplierMicros: 750_000, continent: null },
      },
    ]);
    expect((await (await shop.asStaff()).post(save, change)).status, 'saved meanwhile').toBe(409);
    expect((await staff.post(save, { ...change, version: undefined })).body, 'nobody asked for a check').toBe(1);
  });

  test.for([
    ['promoName', { promoName: ' ' }, 'Promo Name is required'],
    ['promoCode', { promoCode: '' }, 'Promo Code is required'],
    ['promoCode', { promoCode: 'x'.repeat(51) }, 'Too many characters'],
    ['promoCode', { promoCode: 'FLEXO10' }, 'Another promotion already has this code'],
    ['dateStart', { dateStart: null }, 'Start Date is required'],
    ['dateEnd', { dateEnd: '' }, 'End Date is required'],
    ['dateEnd', { dateEnd: '31/02/2026' }, 'End Date must be a date as dd/mm/yyyy'],
    ['dateEnd', { dateEnd: '28/02/2026' }, 'End Date must not be before Start Date'],
    ['promoStatus', { promoStatus: 2 }, 'Status must be 1 (live) or 0 (inactive)'],
    ['promoValue', { promoValue: '1.2' }, 'Value must be more than 0 and at most 1: 0.9 takes 10 % off'],
    ['promoValue', { promoValue: 0 }, 'Value must be more than 0 and at most 1: 0.9 takes 10 % off'],
  ] as const)('%s of %j is refused with its message (C8, C9)', async ([field, given, message], { shop }) => {
    const staff = await shop.asStaff();
    const before = (await staff.get('/api/Promo/GetAllPromoCodes')).body;
    const { status, body } = await staff.post(save, { ...spring, promoCode: 'REFUSED', ...given });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect((await staff.get('/api/Promo/GetAllPromoCodes')).body).toEqual(before);
  });

  test('an unknown number is not found, and customers are refused (D24, D31)', async ({ shop }) => {
    const [staff, uk] = [await shop.asStaff(), await shop.as(UK)];
    expect((await staff.post(save, { ...spring, promoCode: 'LOST', promoID: 999_999 })).status).toBe(404);
    expect((await staff.get('/api/Promo/GetPromoCodeAdminByID/999999')).status).toBe(404);
    for (const [caller, status] of [
      [uk, 403],
      [shop.api, 401],
    ] as const) {
      expect((await caller.post(save, spring)).status).toBe(status);
      expect((await caller.get('/api/Promo/GetAllPromoCodes')).status).toBe(status);
      expect((await caller.get('/api/Promo/GetPromoCodeAdminByID/1')).status).toBe(status);
    }
  });

  test('an order keeps the effect of its code, whatever becomes of the code (B9)', async ({ shop }) => {
    const [uk, staff] = [await shop.as(UK), await shop.asStaff()];
    const dates = { dateStart: '2025-01-01', dateEnd: '2099-12-31' };
    await staff.post(save, { ...spring, ...dates, promoCode: 'KEPT' });
    const cartGuid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 });
    const { body: id } = await place(uk, cartGuid, ADDRESS.uk, { discountcouponused: 'KEPT' });
    const before = (await uk.get(`/api/Sale/GetSaleByID/${id}`)).body;
    // A fifth of 91.02 is 18.204.
    expect(before).toMatchObject({ discountApplied: -18.2, subTotal: 72.82, discountcouponused: 'KEPT' });
    await shop.shop.db.delete(coupons).where(eq(coupons.code, 'KEPT'));
    expect((await uk.get(`/api/Sale/GetSaleByID/${id}`)).body).toEqual(before);
  });
});
