import { expect, test } from 'vitest';
import { daysOf, monthsOf, yearsUntil } from './periods.ts';
import { monthsFromDays, salesOfPeriods } from './sales.ts';

test('the years are 2021, 2022, 2023 and every later one up to today (D25)', () => {
  expect(yearsUntil('2023-05-01')).toEqual([2021, 2022, 2023]);
  expect(yearsUntil('2026-11-20')).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
});

test('a year has twelve months and all of its days, the leap day too', () => {
  expect(monthsOf(2025)).toHaveLength(12);
  expect([daysOf(2025).length, daysOf(2024).length, daysOf(2024)[59]]).toEqual([365, 366, '2024-02-29']);
});

test('currencies are never added up; a period without a sale is listed as empty (D25)', () => {
  const rows = [
    { index: 0, currencyId: 1, subtotalMinor: 1000, orders: 1 },
    { index: 0, currencyId: 3, subtotalMinor: 2500, orders: 2 },
    { index: 2, currencyId: 2, subtotalMinor: 700, orders: 1 },
  ] as const;
  expect(salesOfPeriods(['2021', '2022', '2023'], rows)).toEqual([
    { period: '2021', usdMinor: 1000, gbpMinor: 0, eurMinor: 2500, orders: 3 },
    { period: '2022', usdMinor: 0, gbpMinor: 0, eurMinor: 0, orders: 0 },
    { period: '2023', usdMinor: 0, gbpMinor: 700, eurMinor: 0, orders: 1 },
  ]);
});

test('months are the sums of their days', () => {
  const day = { usdMinor: 1, gbpMinor: 20, eurMinor: 300, orders: 2 };
  const days = ['2025-01-31', '2025-02-01', '2025-02-02'].map((period) => ({ period, ...day }));
  expect(monthsFromDays(days)).toEqual([
    { period: '2025-01', usdMinor: 1, gbpMinor: 20, eurMinor: 300, orders: 2 },
    { period: '2025-02', usdMinor: 2, gbpMinor: 40, eurMinor: 600, orders: 4 },
  ]);
});
