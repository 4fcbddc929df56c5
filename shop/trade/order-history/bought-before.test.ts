import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { ADDRESS, orderOf } from '../orders/testing/buying.ts';

const ADDRESS_OF_ADA = {
  deliveryID: 0,
  contactName: 'Ada',
  deliveryBuildingNo: '8 Sleeve Street',
  deliveryPostalcode: 'LS1 1AA',
  countryID: 247,
};

const boughtBefore = '/api/Sale/GetBoughtBefore/';

test('the most frequently bought parts come first, each width separately, at the customer’s current price (A23, B3)', async ({
  ownShop: shop,
}) => {
  const { email, userPass } = await newCustomer(shop);
  const ada = await shop.as(email, userPass);
  await ada.post('/api/DeliveryAddress/SaveDeliveryAddress', ADDRESS_OF_ADA);
  const [{ deliveryID }] = (await ada.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${ada.customerId}`)).body;
  const tape = { part: 'TT-1015-25', variant: '50 mm' } as const;
  await orderOf(shop, ada, deliveryID, [{ ...tape, quantity: 7 }]);
  await orderOf(shop, ada, deliveryID, [
    { ...tape, quantity: 3 },
    { part: 'DB-0150', quantity: 2 },
  ]);
  await orderOf(shop, ada, deliveryID, [{ part: 'DB-0200', quantity: 2 }]);
  const { body } = await ada.get(`${boughtBefore}5`);
  const boughtParts = body.map((part: Record<string, unknown>) => [
    part.productName,
    part.variantDetails,
    part.quantity,
  ]);
  expect(boughtParts).toEqual([
    ['TT-1015-25', '50 mm', 3],
    ['DB-0200', null, 2],
    ['DB-0150', null, 2],
  ]);
  expect(body[0]).toMatchObject({
    productIntro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
    variantId: 502,
    price: { unitPriceMinor: 2480, currency: 2 }, // 31.00 × 0.8
  });
  expect((await ada.get(`${boughtBefore}1`)).body).toHaveLength(1);
});

test('unavailable parts are left out: gone, their width gone, not sold there (B7, B8)', async ({ shop }) => {
  const us = await shop.as('us@converter.test');
  const lines = [
    { part: 'TT-1015-25', variant: '75 mm', quantity: 3 },
    { part: 'DB-0025', quantity: 3 },
    { part: 'DB-0200-BV', quantity: 3 },
    { part: 'DB-0150', quantity: 3 },
  ];
  await orderOf(shop, us, ADDRESS.us, lines);
  const names = async () =>
    (await us.get(`${boughtBefore}20`)).body.map(({ productName }: { productName: string }) => productName);
  const left = ['DB-0025', 'DB-0200-BV', 'TT-1015-25'];
  expect(await names()).toEqual(expect.arrayContaining(left));
  await shop.shop.db.execute(sql`update products set active = false where name = 'DB-0025'`);
  await shop.shop.db.execute(sql`update products set award = 2 where name = 'DB-0200-BV'`);
  await shop.shop.db.execute(sql`update products set family_id = null where name = 'TT-1015-25'`);
  await shop.shop.refreshHot();
  const now = await names();
  expect(now).toContain('DB-0150');
  for (const name of left) expect(now).not.toContain(name);
});

test('it contains only the customer’s own, and needs a session (B11)', async ({ shop }) => {
  expect((await shop.api.get(`${boughtBefore}5`)).status).toBe(401);
  expect((await (await shop.as('uk@converter.test')).get(`${boughtBefore}0`)).status).toBe(400);
});
