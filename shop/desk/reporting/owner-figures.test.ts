import { and, eq, gte, lt, ne } from 'drizzle-orm';
import { expect } from 'vitest';
import { partCosts } from '#shop/catalogue/pricing/tables.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { currentOrders } from '#shop/trade/orders/current-orders.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { readOwnerFigures } from './owner-figures.ts';
import { sold } from './testing/sell-parts.ts';

const URL = '/api/Stats/GetOwnerFigures?currencyId=';

const pounds = { customerId: 1, currency: 2 } as const;
const euros = { customerId: 3, currency: 3 } as const;

/** Orders of years without sample orders: a dollar is 0.80 pounds and 0.90 euros. */
async function twoYears(shop: TestShop) {
  shop.setTime(new Date('2032-03-10T10:00:00Z'));
  await sold(
    shop,
    { ...pounds, at: '2032-01-05T09:00:00Z', lines: [[140, 2, 5000]], discountMinor: -1000 },
    { ...euros, at: '2032-03-10T23:00:00Z', lines: [[139, 1, 9001]] },
    { ...pounds, at: '2032-03-09T09:00:00Z', lines: [[140, 1, 7777]], status: 'pending' },
    { ...pounds, at: '2031-03-10T23:59:00Z', lines: [[140, 1, 4000]] },
    { ...pounds, at: '2031-03-11T00:00:00Z', lines: [[140, 1, 99_999]] }, // after the same day
    { ...pounds, at: '2030-12-31T23:59:00Z', lines: [[140, 1, 88_888]] },
  );
}

test('this year to the day against the last, in one currency, by month and company (P5)', async ({ ownShop: shop }) => {
  await twoYears(shop);
  const counter = await shop.asStaff();
  const { body } = await counter.get(`${URL}2`);
  // £100 less £10, and €90.01 at 0.9 euros and 0.8 pounds for a dollar: £80.01.
  expect([body.today, body.sameDay]).toEqual(['2032-03-10', '2031-03-10']);
  expect(body.months.slice(0, 4)).toEqual([
    { month: 1, valueMinor: 9000, beforeMinor: 0, orders: 1 },
    { month: 2, valueMinor: 0, beforeMinor: 0, orders: 0 },
    { month: 3, valueMinor: 8001, beforeMinor: 4000, orders: 1 },
    { month: 4, valueMinor: 0, beforeMinor: 0, orders: 0 },
  ]);
  expect(
    body.companies.map(({ id, valueMinor, beforeMinor }: Record<string, number>) => [id, valueMinor, beforeMinor]),
  ).toEqual([
    [1, 9000, 4000],
    [3, 8001, 0],
  ]);
  const inDollars = await counter.get(`${URL}1`);
  expect(inDollars.body.companies.map(({ valueMinor }: { valueMinor: number }) => valueMinor)).toEqual([
    11_250, 10_001,
  ]);
  expect((await counter.get(`${URL}9`)).body.errors).toEqual([
    { field: 'currencyID', message: 'The currency must be 1 (USD), 2 (GBP) or 3 (EUR)' },
  ]);
});

test('the margin counts parts with a known cost, for staff with the right to prices (P5, K5)', async ({
  ownShop: shop,
}) => {
  await twoYears(shop);
  await shop.shop.db.delete(partCosts);
  await shop.shop.db.insert(partCosts).values({ productId: 140, costMinor: 2000 });
  const counter = await shop.asStaff();
  const [first, second] = (await counter.get(`${URL}2`)).body.companies;
  // Two pieces of $20 at 0.80 are £32 of the £90.
  expect([first.costedMinor, first.costMinor, second.costedMinor, second.costMinor]).toEqual([9000, 3200, 0, 0]);
  await shop.shop.db.update(staff).set({ rights: ['orders'] });
  expect((await counter.get(`${URL}2`)).body.companies[0]).toMatchObject({
    valueMinor: 9000,
    costedMinor: null,
    costMinor: null,
  });
});

test('each table is a file; without the right to prices the costs in it are empty (P1, P5)', async ({
  ownShop: shop,
}) => {
  await twoYears(shop);
  await shop.shop.db.delete(partCosts);
  await shop.shop.db.insert(partCosts).values({ productId: 140, costMinor: 2000 });
  const counter = await shop.asStaff();
  const file = async (name: string) =>
    (await counter.get(`/Administration/export/${name}.csv?currencyId=2`)).body.trim().split('\r\n');
  expect((await file('owner-months')).slice(1, 4)).toEqual(['1,90,0,1,GBP', '2,0,0,0,GBP', '3,80.01,40,1,GBP']);
  const [head, first, second] = await file('owner-companies');
  expect(head).toBe('Company,This year,Last year,Sales with known cost,Cost,Currency');
  expect(first).toMatch(/,90,40,90,32,GBP$/);
  expect(second).toMatch(/,80\.01,0,0,0,GBP$/);
  await shop.shop.db.update(staff).set({ rights: ['orders'] });
  expect((await file('owner-companies'))[1]).toMatch(/,90,40,,,GBP$/);
});

test.for([
  [1, 'dollars'],
  [2, 'pounds'],
  [3, 'euros'],
] as const)(
  'the figures in currency %i, %s, are plain sums of the sample orders, to the cent',
  async ([currency], { ownShop: shop }) => {
    shop.setTime(new Date('2026-11-15T10:00:00Z'));
    const figures = await readOwnerFigures(shop.shop, currency);
    const rows = await shop.shop.db
      .select()
      .from(currentOrders)
      .where(
        and(
          eq(currentOrders.status, 'complete'),
          ne(currentOrders.state, 'cancelled'),
          gte(currentOrders.placedAt, new Date('2026-01-01T00:00:00Z')),
          lt(currentOrders.placedAt, new Date('2026-11-16T00:00:00Z')),
        ),
      );
    const dollars = (order: (typeof rows)[number]) => {
      const rate = { 1: 1_000_000, 2: order.gbpRateMicros, 3: order.eurRateMicros }[order.currencyId];
      const [doubled, divisor] = [BigInt(order.subtotalMinor) * 2_000_000n, BigInt(rate)];
      return Number((doubled + divisor) / (2n * divisor)); // half up
    };
    const total = rows.reduce(
      (sum, order) => sum + { 1: dollars(order), 2: order.subtotalGbpMinor, 3: order.subtotalEurMinor }[currency],
      0,
    );
    expect(total).toBeGreaterThan(0);
    expect(figures.months.reduce((sum, { valueMinor }) => sum + valueMinor, 0)).toBe(total);
    expect(figures.months.reduce((sum, { orders }) => sum + orders, 0)).toBe(rows.length);
  },
);
