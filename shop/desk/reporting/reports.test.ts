import { expect } from 'vitest';
import { test, type ApiAnswer } from '#server/testing/test-shop.ts';
import { stock } from '../../catalogue/parts/testing/sample-parts.ts';
import { sold } from './testing/sell-parts.ts';

const figures = '/api/Stats/GetSalesFigures';
const yearReport = '/api/Stats/GetYearReport/';
const exported = '/Administration/export/';

const yearIn = ({ body }: ApiAnswer, year: string) =>
  body.years.find(({ period }: { period: string }) => period === year);

// A year without sample orders: customers 1 (pounds), 3 (euros) and 4 of the sample data, parts 139 and 140.
test.beforeAll(async ({ shop }) => {
  await sold(
    shop,
    { at: '2019-02-10T12:00:00Z', customerId: 1, currency: 2, lines: [[140, 2, 3000]] },
    { at: '2019-02-10T15:00:00Z', customerId: 3, currency: 3, lines: [[139, 1, 9000]], discountMinor: -900 },
    {
      at: '2019-03-05T09:00:00Z',
      customerId: 4,
      currency: 1,
      lines: [
        [139, 10, 1000],
        [140, 1, 2000],
      ],
    },
    { at: '2019-03-06T09:00:00Z', customerId: 1, currency: 2, lines: [[140, 50, 9999]], status: 'pending' },
    // Half past eleven UTC on the last of June is the first of July in London.
    { at: '2019-06-30T23:30:00Z', customerId: 1, currency: 2, lines: [[999_999, 1, 500]] },
    // In winter London equals UTC: still 2019, and a minute later 2020.
    { at: '2019-12-31T23:59:59Z', customerId: 1, currency: 2, lines: [[140, 1, 100]] },
    { at: '2020-01-01T00:00:00Z', customerId: 1, currency: 2, lines: [[140, 1, 77_777]] },
  );
});

test('2021, 2022, 2023 and every later year: sub totals of complete orders, by currency (E14, D25)', async ({
  shop,
}) => {
  shop.setTime(new Date('2027-06-01T10:00:00Z'));
  const staff = await shop.asStaff();
  const before = await staff.get(figures);
  expect(before.body.years.map(({ period }: { period: string }) => period)).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
    '2027',
  ]);
  expect(yearIn(before, '2021').orders).toBe(15);
  expect(yearIn(before, '2022').orders).toBe(16);
  const { usdMinor, gbpMinor, eurMinor } = yearIn(before, '2022');
  await sold(
    shop,
    { at: '2022-05-05T12:00:00Z', customerId: 1, currency: 2, lines: [[140, 1, 5000]], discountMinor: -500 },
    { at: '2022-05-05T12:00:00Z', customerId: 1, currency: 2, lines: [[140, 1, 5000]], status: 'pending' },
  );
  expect(yearIn(await staff.get(figures), '2022')).toEqual({
    period: '2022',
    usdMinor,
    gbpMinor: gbpMinor + 4500,
    eurMinor,
    orders: 17,
  });
});

test('all products are counted, and the live ones (E14)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const before = (await staff.get(figures)).body;
  await stock(shop, { name: 'NEW-LIVE' }, { name: 'NEW-WAITING', active: false });
  expect((await staff.get(figures)).body).toMatchObject({
    liveProducts: before.liveProducts + 1,
    allProducts: before.allProducts + 2,
  });
});

test('a year has its months and days in the store’s time zone, in each currency (D25)', async ({ shop }) => {
  const { body } = await (await shop.asStaff()).get(`${yearReport}2019`);
  const zero = { usdMinor: 0, gbpMinor: 0, eurMinor: 0, orders: 0 };
  expect(body.months).toEqual([
    { ...zero, period: '2019-01' },
    { period: '2019-02', usdMinor: 0, gbpMinor: 6000, eurMinor: 8100, orders: 2 },
    { period: '2019-03', usdMinor: 12_000, gbpMinor: 0, eurMinor: 0, orders: 1 },
    { ...zero, period: '2019-04' },
    { ...zero, period: '2019-05' },
    { ...zero, period: '2019-06' },
    { period: '2019-07', usdMinor: 0, gbpMinor: 500, eurMinor: 0, orders: 1 },
    { ...zero, period: '2019-08' },
    { ...zero, period: '2019-09' },
    { ...zero, period: '2019-10' },
    { ...zero, period: '2019-11' },
    { period: '2019-12', usdMinor: 0, gbpMinor: 100, eurMinor: 0, orders: 1 },
  ]);
  expect(body.days).toHaveLength(365);
  const busy = body.days.filter(({ orders }: { orders: number }) => orders > 0);
  expect(busy.map(({ period, orders }: { period: string; orders: number }) => [period, orders])).toEqual([
    ['2019-02-10', 2],
    ['2019-03-05', 1],
    ['2019-07-01', 1],
    ['2019-12-31', 1],
  ]);
});

test('the best customers and parts of a year are compared in pounds, after discount (E14)', async ({ shop }) => {
  const { body } = await (await shop.asStaff()).get(`${yearReport}2019`);
  // 120.00 dollars are £96.00; 60.00 + 5.00 + 1.00 pounds; 81.00 euros are £72.00.
  expect(
    body.topCustomers.map(({ customerId, orders, valueGbpMinor }: Record<string, number>) => [
      customerId,
      orders,
      valueGbpMinor,
    ]),
  ).toEqual([
    [4, 1, 9600],
    [3, 1, 7200],
    [1, 3, 6600],
  ]);
  // Part 139: 100.00 dollars are £80.00, and £72.00 of the euros; 140: £60.00 + £16.00 + £1.00.
  expect(body.topProducts).toMatchObject([
    { productId: 139, units: 11, lines: 2, valueGbpMinor: 15_200 },
    { productId: 140, name: 'DB-0150', units: 4, lines: 3, valueGbpMinor: 7700 },
    { productId: 999_999, name: 'As sold 999999', units: 1, lines: 1, valueGbpMinor: 500 },
  ]);
});

test('each table is exported as a spreadsheet', async ({ shop }) => {
  const staff = await shop.asStaff();
  const file = async (name: string) => (await staff.get(`${exported}${name}.csv?year=2019`)).body.split('\r\n');
  expect((await file('sales-by-month')).slice(0, 4)).toEqual([
    '\uFEFFMonth,USD,GBP,EUR,Orders',
    '2019-01,0,0,0,0',
    '2019-02,0,60,81,2',
    '2019-03,120,0,0,1',
  ]);
  expect(await file('sales-by-day')).toHaveLength(367);
  expect((await file('sales-by-year'))[0]).toBe('\uFEFFYear,USD,GBP,EUR,Orders');
  expect((await file('top-products'))[2]).toBe('140,DB-0150,4,3,77');
  expect((await file('top-customers'))[1]).toMatch(/^4,.+,1,120,0,0,96$/);
  expect((await staff.get(`${exported}top-products.csv?year=later`)).status).toBe(400);
});

test.for(['1999', 'soon', '2101'])('a report of the year %s is refused', async (year, { shop }) => {
  const { status, body } = await (await shop.asStaff()).get(yearReport + year);
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'year', message: 'The year must be a whole number from 2000 to 2100' }],
  ]);
});

test.for([figures, `${yearReport}2025`, `${exported}sales-by-year.csv`, `${exported}top-customers.csv?year=2025`])(
  'only staff see %s (D31)',
  async (address, { shop }) => {
    const customer = await shop.as('uk@converter.test');
    expect([(await shop.api.get(address)).status, (await customer.get(address)).status]).toEqual([401, 403]);
  },
);
