import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../audit/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { cartWith, partIds } from '../../trade/cart/testing/fill-cart.ts';
import { ADDRESS, orderOf, place } from '../../trade/orders/testing/buying.ts';

const read = '/api/Settings/GetSettings';
const save = '/api/Settings/SaveSettings';

const SAMPLE = {
  priceReading: 'discount',
  awardReading: 'storefront',
  tapeShopHost: 'tape.pressline.test',
  deliveryUnitedKingdom: '15.00',
  deliveryEurope: '42.00',
  minimumSpend: '50.00',
  staffEmail: 'counter@pressline.test',
  staffSecondFactor: 'no',
};

test.beforeEach(({ shop }) => set(shop, {}));

/** Saves the sample's settings with these changes. */
async function set(shop: TestShop, changes: Partial<typeof SAMPLE>): Promise<void> {
  const { status, body } = await (await shop.asStaff()).post(save, { ...SAMPLE, ...changes });
  expect([status, body]).toEqual([200, 1]);
}

test('the price reading determines the prices of product, cart and order at once (D3, D28)', async ({ shop }) => {
  const uk = await shop.as('uk@converter.test'); // pounds at 0.79, class 2
  const { productID } = await partIds(shop, { part: 'DB-0150' }); // 48.00 dollars
  const cart = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 });
  const price = async () => (await uk.get(`/api/Product/GetProductByID/${productID}`)).body.price;
  expect(await price()).toBe(30.34); // × 0.8

  await set(shop, { priceReading: 'legacy' });
  expect(await price()).toBe(24.46); // ÷ 1.55
  expect((await uk.get(`/api/Cart/GetAllCartsByID/${cart}`)).body[0].price).toBe(24.46);
  const { body: id } = await place(uk, cart, ADDRESS.uk);
  expect((await uk.get(`/api/Sale/GetSaleByID/${id}`)).body.subTotal).toBe(73.38);

  await set(shop, { priceReading: 'discount' });
  expect(await price()).toBe(30.34);
  expect((await uk.get(`/api/Sale/GetSaleByID/${id}`)).body.subTotal, 'an order stays (B9)').toBe(73.38);
});

test('the award reading and the tape shop host decide who may add and order a part (D4, D28)', async ({ shop }) => {
  const us = await shop.as('us@converter.test'); // adminContact 2
  const uk = await shop.as('uk@converter.test');
  const only = await partIds(shop, { part: 'TT-AWARD-2' });
  const tape = await partIds(shop, { part: 'TT-AWARD-3' });
  const add = async (caller: typeof us, ids: object, guid: string) =>
    (await caller.post('/api/cart/CreateCartItem', { ...ids, guid, productQuantity: 1 })).body;
  const ukCart = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 }, { part: 'TT-AWARD-2', quantity: 1 });
  const usCart = await cartWith(shop, us, { part: 'DB-0150', quantity: 3 });
  const unavailable = { errors: [{ message: 'This product/offer is currently unavailable in your country' }] };
  expect(await add(us, only, usCart)).toMatchObject(unavailable);

  await set(shop, { awardReading: 'administration', tapeShopHost: 'rolls.example.test' });
  expect(await add(us, only, usCart)).toBe(1);
  expect(await add(uk, only, ukCart)).toMatchObject(unavailable);
  expect((await place(uk, ukCart, ADDRESS.uk)).status, 'what lay in the basket is refused at the order too').toBe(400);
  expect(await add(us, tape, usCart)).toMatchObject({
    errors: [{ message: 'To order Tesa Tape in your country, please visit rolls.example.test' }],
  });
});

test('the tape shop host may be left empty until a part leads customers there, which the refusal names', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const empty = () => staff.post(save, { ...SAMPLE, tapeShopHost: '' });
  const refused = await empty();
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([
    {
      field: 'tapeShopHost',
      message: 'Tape shop host is required: parts with award 3, such as TT-AWARD-3, send customers in the USA there',
    },
  ]);
  const { db } = shop.shop;
  const tape = await db.update(products).set({ award: 0 }).where(eq(products.award, 3)).returning({ id: products.id });
  expect((await empty()).body).toBe(1);
  expect((await staff.get(read)).body.tapeShopHost).toBe('');
  const ids = tape.map(({ id }) => id);
  await db.update(products).set({ award: 3 }).where(inArray(products.id, ids));
  await shop.shop.refreshHot();
});

test('delivery rates are charged once per order by the address, at once (D6, D28)', async ({ shop }) => {
  const line = { part: 'DB-0150', quantity: 3 };
  await set(shop, { deliveryUnitedKingdom: '17.5', deliveryEurope: '0' });
  const uk = await shop.as('uk@converter.test');
  const british = await orderOf(shop, uk, ADDRESS.uk, [line]);
  expect((await uk.get(`/api/Sale/GetSaleByID/${british}`)).body).toMatchObject({
    deliveryCharge: 17.5,
    total: 108.52,
  });
  const de = await shop.as('de@converter.test');
  const german = await orderOf(shop, de, ADDRESS.de, [line]);
  expect((await de.get(`/api/Sale/GetSaleByID/${german}`)).body.deliveryCharge).toBe(0);
});

test('the minimum spend stops an order that is not above it, with the current amount (B4, D28)', async ({ shop }) => {
  const uk = await shop.as('uk@converter.test');
  const cart = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 }); // 91.02
  await set(shop, { minimumSpend: '91.02' });
  const refused = await place(uk, cart, ADDRESS.uk);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Minimum spend of 91.02 required to check out');
  await set(shop, { minimumSpend: '91.01' });
  expect((await place(uk, cart, ADDRESS.uk)).status).toBe(200);
});

test('a save is in the audit list with both versions (E16)', async ({ shop }) => {
  await set(shop, { minimumSpend: '75' });
  const { body } = await (await shop.asStaff()).get(read);
  const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.entity, 'settings'));
  const saved = entries.find(({ after }) => (after as { version: number }).version === body.version);
  expect(saved).toMatchObject({
    staffName: 'Pressline Counter',
    action: 'saved',
    entityId: '1',
    before: { minimumSpendMinor: 5000 },
    after: { minimumSpendMinor: 7500 },
  });
});

test("a save on top of somebody else's is refused, and both versions are shown", async ({ shop }) => {
  const staff = await shop.asStaff();
  const { version } = (await staff.get(read)).body;
  await set(shop, { minimumSpend: '60' });
  const refused = await staff.post(save, { ...SAMPLE, minimumSpend: '70', version });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    current: { minimumSpend: 60 },
    savedBy: { name: 'Pressline Counter' },
  });
});

test('errors are reported by field and nothing is saved (C9)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const refused = await staff.post(save, { ...SAMPLE, minimumSpend: '-1', staffEmail: 'nobody' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      { field: 'minimumSpend', message: 'Minimum spend must be an amount from 0 to 100000, such as 15.00' },
      { field: 'staffEmail', message: 'Please enter a valid email address' },
    ],
  ]);
  expect((await staff.get(read)).body.minimumSpendMinor).toBe(5000);
});

test('only staff read and save settings (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(read)).status, (await customer.get(read)).status]).toEqual([401, 403]);
  expect([(await shop.api.post(save, SAMPLE)).status, (await customer.post(save, SAMPLE)).status]).toEqual([401, 403]);
});
