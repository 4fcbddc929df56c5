import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { cartWith } from './testing/fill-cart.ts';

const PARTS = ['TT-1015-25', 'TT-1015-50', 'TT-1020-25', 'TT-1020-50', 'TT-2015-25', 'TT-2015-50', 'TT-2020-25']
  .concat(['TT-2020-50', 'TT-3015-25', 'TT-3015-50', 'DB-0150', 'DB-0200'])
  .map((part) => ({ part, quantity: 2 }));

test('a glance at the basket names the last ten lines, counts the others, and has the sum of all (A4)', async ({
  shop,
}) => {
  const { email, userPass } = await newCustomer(shop);
  const buyer = await shop.as(email, userPass);
  const guid = await cartWith(shop, buyer, ...PARTS);
  const { body: glance } = await buyer.get('/api/Cart/GlanceAtCart');
  const { body: items } = await buyer.get(`/api/Cart/GetAllCartsByID/${guid}`);
  const lines = items as { cartID: number; price: number; subTotal: number; currency: number }[];
  const last = lines.at(-1);
  expect(glance).toMatchObject({ guid, count: 24, moreLines: 2, currency: last?.currency, meetsMinimumSpend: true });
  expect(glance.lines).toHaveLength(10);
  expect(glance.lines[9]).toEqual({
    id: last?.cartID,
    productName: 'DB-0200',
    variantDetails: null,
    quantity: 2,
    unitPriceMinor: Math.round((last?.price ?? 0) * 100),
  });
  const sum = lines.reduce((total, { subTotal }) => total + Math.round(subTotal * 100), 0);
  expect(glance.goodsMinor).toBe(sum);
});

test('a glance at a basket without lines is empty; a visitor has none', async ({ shop }) => {
  const { email, userPass } = await newCustomer(shop);
  const buyer = await shop.as(email, userPass);
  const { body } = await buyer.get('/api/Cart/GlanceAtCart');
  expect(body).toMatchObject({ count: 0, goodsMinor: 0, lines: [], moreLines: 0 });
  expect((await shop.api.get('/api/Cart/GlanceAtCart')).status).toBe(401);
});

test('every page knows the GUID and the units of the basket, whatever its size, and no price (A2)', async ({
  shop,
}) => {
  const { email, userPass } = await newCustomer(shop);
  const buyer = await shop.as(email, userPass);
  expect((await buyer.get('/api/Cart/GetCartHead')).body).toMatchObject({ count: 0 });
  const guid = await cartWith(shop, buyer, ...PARTS);
  expect((await buyer.get('/api/Cart/GetCartHead')).body).toEqual({ guid, count: 24 });
  expect((await shop.api.get('/api/Cart/GetCartHead')).status).toBe(401);
});
