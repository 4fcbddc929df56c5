import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { companyOfThree } from '../approvals/testing/requests.ts';
import { companies } from '../../people/accounts/tables.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { orderOf } from '../orders/testing/buying.ts';
import type { PartHistory } from '../orders/answers.ts';

const ADDRESS = {
  deliveryID: 0,
  contactName: 'Ada',
  deliveryBuildingNo: '8 Sleeve Street',
  deliveryPostalcode: 'LS1 1AA',
  countryID: 247,
};

/** Creates a company for the test, with an address. */
async function ada(shop: TestShop) {
  const { email, userPass } = await newCustomer(shop);
  const caller = await shop.as(email, userPass);
  await caller.post('/api/DeliveryAddress/SaveDeliveryAddress', ADDRESS);
  const addresses = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${caller.customerId}`);
  return { caller, addressId: Number(addresses.body[0].deliveryID) };
}

async function history(caller: ApiCaller, query = ''): Promise<PartHistory[]> {
  return (await caller.get(`/api/Sale/GetPartHistory${query}`)).body;
}

const BLADE = { part: 'DB-0150', quantity: 3 };
const TAPE = { part: 'TT-1015-25', variant: '50 mm', quantity: 2 } as const;

/** For each part: the number of orders, and the quantity in the newest one. */
const counted = async (caller: ApiCaller) =>
  Object.fromEntries(
    (await history(caller, '?sort=number')).map(({ productName, orders, lastQuantity }) => [
      productName,
      `${orders}, ${lastQuantity}`,
    ]),
  );

describe('the parts that a company has bought (G3)', () => {
  test('each width separately: when, how many, how often, and its current price', async ({ ownShop: shop }) => {
    const { caller, addressId } = await ada(shop);
    for (const [day, quantity] of [
      ['2026-01-05', 5],
      ['2026-02-09', 5],
      ['2026-03-16', 8],
    ] as const) {
      shop.setTime(new Date(`${day}T09:00:00Z`));
      const lines = [
        { part: 'DB-0150', quantity },
        { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
      ];
      await orderOf(shop, caller, addressId, day === '2026-02-09' ? lines.slice(0, 1) : lines);
    }
    const parts = await history(caller);
    expect(
      parts.map(({ productName, variantDetails, orders, lastOn }) => [productName, variantDetails, orders, lastOn]),
    ).toEqual([
      ['DB-0150', null, 3, '2026-03-16'],
      ['TT-1015-25', '50 mm', 2, '2026-03-16'],
    ]);
    expect(parts[0]).toMatchObject({
      lastQuantity: 8,
      usualQuantity: 5,
      intervalDays: 35,
      dueOn: '2026-04-20',
      refusal: null,
    });
    expect(parts[1]).toMatchObject({ intervalDays: null, dueOn: null, lastQuantity: 2 });
    expect((await history(caller, '?search=tt-10')).map(({ productName }) => productName)).toEqual(['TT-1015-25']);
    expect((await history(caller, '?sort=number')).map(({ productName }) => productName)).toEqual([
      'DB-0150',
      'TT-1015-25',
    ]);
    expect((await history(caller, '?sort=due')).map(({ productName }) => productName)).toEqual([
      'DB-0150',
      'TT-1015-25',
    ]);
    const page = await caller.get('/api/Sale/GetPartHistory?page=2&pageSize=1');
    expect([page.headers['x-total-count'], page.body.length]).toEqual(['2', 1]);

    await shop.shop.db.execute(sql`update products set active = false where name = 'DB-0150'`);
    expect((await history(caller))[0]).toMatchObject({ price: null, refusal: 'This product is not available' });
  });

  test('nobody else’s, and not without a session (B11)', async ({ shop }) => {
    const { caller } = await ada(shop);
    expect(await history(caller)).toEqual([]);
    expect((await shop.api.get('/api/Sale/GetPartHistory')).status).toBe(401);
    expect((await caller.get('/api/Sale/GetPartHistory?sort=price')).status).toBe(400);
  });

  test('shows the current orders: corrected, without cancelled ones, and newest first whatever was placed last', async ({
    ownShop: shop,
  }) => {
    const { buyer, addressId } = await companyOfThree(shop);
    const staff = await shop.asStaff();
    shop.setTime(new Date('2026-03-16T09:00:00Z'));
    const orderId = await orderOf(shop, buyer, addressId, [BLADE, TAPE]);
    shop.setTime(new Date('2026-01-05T09:00:00Z')); // a clock that was set back
    const earlier = await orderOf(shop, buyer, addressId, [{ ...BLADE, quantity: 8 }]);
    expect(await counted(buyer)).toEqual({ 'DB-0150': '2, 3', 'TT-1015-25': '1, 2' });

    const { lines } = (await buyer.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;
    const [blade, tape] = lines.map(({ orderLineId }: { orderLineId: number }) => orderLineId);
    const correct = (version: number, ...corrected: object[]) =>
      staff.post('/api/Sale/CorrectOrder', { orderId, version, lines: corrected });
    await correct(1, { orderLineId: blade, quantity: 9 }, { orderLineId: tape, quantity: 0 });
    expect(await counted(buyer)).toEqual({ 'DB-0150': '2, 9' });
    await correct(2, { orderLineId: blade, quantity: 4, replacedBy: 'DB-0200' });
    expect(await counted(buyer)).toEqual({ 'DB-0150': '1, 8', 'DB-0200': '1, 4' });

    const { body } = await staff.post('/api/Sale/TakeOrderStep', { orderIds: [earlier], step: 'cancel' });
    expect(await counted(buyer)).toEqual({ 'DB-0200': '1, 4' });
    await staff.post('/api/Sale/UndoOrderStep', {
      eventIds: body.done.map(({ eventId }: { eventId: number }) => eventId),
    });
    expect(await counted(buyer)).toEqual({ 'DB-0150': '1, 8', 'DB-0200': '1, 4' });
  });

  test('covers the company for members who see its orders, otherwise their own; after a merge, both companies (H5, H8)', async ({
    shop,
  }) => {
    const [one, other] = [await companyOfThree(shop), await companyOfThree(shop)];
    await orderOf(shop, one.buyer, one.addressId, [BLADE]);
    await orderOf(shop, one.manager, one.addressId, [{ ...BLADE, quantity: 5 }]);
    await orderOf(shop, other.buyer, other.addressId, [{ ...TAPE, quantity: 4 }]);
    expect(await counted(one.buyer)).toEqual({ 'DB-0150': '1, 3' });
    expect(await counted(one.manager)).toEqual({ 'DB-0150': '2, 5' });
    const staff = await shop.asStaff();
    const [kept] = await shop.owner.select().from(companies).where(eq(companies.id, one.companyId));
    await staff.post('/api/Company/MergeCompanies', {
      keptId: one.companyId,
      goneId: other.companyId,
      keptName: kept?.name,
    });
    expect(await counted(one.manager)).toEqual({ 'DB-0150': '2, 5', 'TT-1015-25': '1, 4' });
  });

  test('computes the usual figures from the last twelve orders, but counts all of them', async ({ ownShop: shop }) => {
    const { buyer, addressId } = await companyOfThree(shop);
    for (const quantity of [9, 9, 9, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
      await orderOf(shop, buyer, addressId, [{ ...BLADE, quantity }]);
    expect((await history(buyer))[0]).toMatchObject({ orders: 14, usualQuantity: 2 });
  });

  test('is read in two statements, its session included', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    const statements = await recordStatements(() => history(uk));
    expect(statements.length, statements.map(({ text }) => text).join('\n')).toBe(2);
  });
});
