import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { listedIds } from '../../base/paged-lists/listed-ids.ts';
import { ADDRESS, orderOf } from '../orders/testing/buying.ts';

const BLADE = { part: 'DB-0150', quantity: 2 };

test('the day is that of the newest order that was not cancelled, of this company alone (G3)', async ({
  ownShop: shop,
}) => {
  const companyIdOf = async (id: number) => {
    const [row] = await shop.shop.db
      .select({ companyId: customers.companyId })
      .from(customers)
      .where(eq(customers.id, id));
    return row?.companyId ?? 0;
  };
  shop.setTime(new Date('2027-03-04T22:30:00Z'));
  await orderOf(shop, await shop.as('uk@converter.test'), ADDRESS.uk, [BLADE]);
  shop.setTime(new Date('2027-03-09T12:00:00Z'));
  const [uk, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const cancelled = await orderOf(shop, uk, ADDRESS.uk, [BLADE]);
  await staff.post('/api/Sale/TakeOrderStep', { orderIds: [cancelled], step: 'cancel' });
  const asked = async (companyId: number) =>
    (await staff.get(`/api/Sale/GetLastBought/${companyId}?parts=140`)).body as { productId: number; lastOn: string }[];
  expect(await asked(await companyIdOf(uk.customerId))).toMatchObject([{ productId: 140, lastOn: '2027-03-04' }]);
  const { email, userPass } = await newCustomer(shop);
  const stranger = await shop.as(email, userPass);
  expect(await asked(await companyIdOf(stranger.customerId))).toEqual([]);
});

test('what is no id of a part is left out; more than a page of them is refused', async ({ shop }) => {
  expect(listedIds('139,x,0,1.5,99999999999,140,139')).toEqual([139, 140]);
  const staff = await shop.asStaff();
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  expect((await staff.get(`/api/Sale/GetLastBought/1?parts=${many}`)).status).toBe(400);
  expect((await staff.get('/api/Sale/GetLastBought/1?parts=x')).body).toEqual([]);
});
