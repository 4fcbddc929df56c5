import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { sold } from './testing/sell-parts.ts';

const dashboard = '/api/Administration/GetDashboard';

const salesOf = async (shop: TestShop) => (await (await shop.asStaff()).get(dashboard)).body.sales;

// Companies 1 (pounds) and 3 (euros) of the sample data, in years without sample orders.
const pounds = { customerId: 1, currency: 2 } as const;
const euros = { customerId: 3, currency: 3 } as const;

test('sales by day of the last 30 days and of the same days of the previous year, by currency (P5)', async ({
  shop,
}) => {
  shop.setTime(new Date('2032-03-10T10:00:00Z'));
  await sold(
    shop,
    { ...pounds, at: '2032-03-10T09:00:00Z', lines: [[140, 2, 3000]] },
    { ...euros, at: '2032-03-10T00:00:00Z', lines: [[139, 1, 9000]] },
    { ...pounds, at: '2032-03-10T09:00:00Z', lines: [[140, 9, 9999]], status: 'pending' },
    { ...pounds, at: '2032-02-10T00:00:00Z', lines: [[140, 1, 700]] }, // the first of the 30
    { ...pounds, at: '2032-02-09T23:59:59Z', lines: [[140, 1, 55_555]] }, // too early
    { ...pounds, at: '2031-03-10T12:00:00Z', lines: [[140, 1, 100]] },
    { ...pounds, at: '2031-02-28T12:00:00Z', lines: [[140, 1, 40]] },
    { ...pounds, at: '2031-03-01T12:00:00Z', lines: [[140, 1, 5]] },
  );
  const { days, yearBefore } = await salesOf(shop);
  expect([days.length, days[0].period, days[29].period]).toEqual([30, '2032-02-10', '2032-03-10']);
  expect([days[0].gbp, days[29]]).toEqual([7, { period: '2032-03-10', usd: 0, gbp: 60, eur: 90, orders: 2 }]);
  const before = Object.fromEntries(
    yearBefore.map(({ gbp }: { gbp: number }, index: number) => [days[index].period, gbp]),
  );
  // The leap day has no day of its own in the year before.
  expect(before).toMatchObject({ '2032-02-28': 0.4, '2032-02-29': 0, '2032-03-01': 0.05, '2032-03-10': 1 });
});

test('the parts and companies that rise and fall most, and companies that stopped ordering (P5)', async ({ shop }) => {
  shop.setTime(new Date('2036-12-01T10:00:00Z'));
  const in2036 = (monthDay: string) => `2036-${monthDay}T12:00:00Z`;
  await sold(
    shop,
    { ...pounds, at: in2036('11-20'), lines: [[140, 1, 50_000]] },
    { ...pounds, at: in2036('08-01'), lines: [[139, 1, 20_000]] },
    ...['03-01', '04-01', '05-01', '06-01'].map((day) => ({
      ...euros,
      at: in2036(day),
      lines: [[139, 1, 1000] as const],
    })),
  );
  const { risingParts, fallingParts, risingCompanies, fallingCompanies, lapsedCompanies } = await salesOf(shop);
  expect(risingParts).toEqual([expect.objectContaining({ productID: 140, valueGbp: 500, earlierGbp: 0 })]);
  expect(fallingParts).toEqual([expect.objectContaining({ productID: 139, valueGbp: 0, earlierGbp: 200 })]);
  expect(risingCompanies).toEqual([expect.objectContaining({ companyID: 1, valueGbp: 500, earlierGbp: 200 })]);
  expect(fallingCompanies).toEqual([]);
  expect(lapsedCompanies).toEqual([expect.objectContaining({ companyID: 3, orders: 4, lastOrderOn: '2036-06-01' })]);
});

test('the comparisons are kept; who asks after ten minutes has them read again for the next (P5)', async ({ shop }) => {
  const valueAt = async (time: string) => {
    shop.setTime(new Date(`2040-06-01T${time}Z`));
    const { days, risingParts } = await salesOf(shop);
    return [days[29].gbp, risingParts[0].valueGbp];
  };
  const sale = { ...pounds, at: '2040-06-01T08:00:00Z', lines: [[140, 1, 5000]] } as const;
  await sold(shop, sale);
  expect(await valueAt('10:00:00')).toEqual([50, 50]);
  await sold(shop, sale);
  expect(await valueAt('10:09:59')).toEqual([100, 50]);
  expect(await valueAt('10:10:00')).toEqual([100, 50]);
  expect(await valueAt('10:10:01')).toEqual([100, 100]);
});

test('the figures agree with plain SQL over the sample data (P5)', async ({ shop }) => {
  shop.setTime(new Date('2026-11-20T10:00:00Z'));
  const sales = await salesOf(shop);
  const sums = (from: string, until: string) => sql`
    select company_id as id, sum(subtotal_gbp_minor)::float8 / 100 as value, count(*)::integer as orders
    from current_orders
    where status = 'complete' and state <> 'cancelled'
      and (placed_at at time zone 'Europe/London')::date between ${from}::date and ${until}::date
    group by 1`;
  const read = async (from: string, until: string) => {
    const { rows } = await shop.owner.execute<{ id: number; value: number; orders: number }>(sums(from, until));
    return new Map(rows.map((row) => [row.id, row]));
  };
  const [month, now, before, habit] = await Promise.all([
    read('2026-10-22', '2026-11-20'),
    read('2026-08-23', '2026-11-20'),
    read('2026-05-25', '2026-08-22'),
    read('2025-08-23', '2026-08-22'),
  ]);
  const ordersOf = (found: Map<number, { orders: number }>) =>
    [...found.values()].reduce((sum, { orders }) => sum + orders, 0);
  expect(sales.days.reduce((sum: number, { orders }: { orders: number }) => sum + orders, 0)).toBe(ordersOf(month));
  const changes = [...new Set([...now.keys(), ...before.keys()])]
    .map((id) => ({ id, change: (now.get(id)?.value ?? 0) - (before.get(id)?.value ?? 0) }))
    .sort((one, other) => other.change - one.change || one.id - other.id);
  const idsOf = (companies: { companyID: number }[]) => companies.map(({ companyID }) => companyID);
  expect(idsOf(sales.risingCompanies)).toEqual(
    changes
      .filter(({ change }) => change > 0)
      .slice(0, 5)
      .map(({ id }) => id),
  );
  expect(idsOf(sales.lapsedCompanies)).not.toEqual([]);
  expect(idsOf(sales.lapsedCompanies)).toEqual(
    [...habit.values()].filter(({ id, orders }) => orders >= 4 && !now.has(id)).map(({ id }) => id),
  );
});
