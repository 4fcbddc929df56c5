import type { CurrencyId } from '../../base/money/money.ts';
import type { Writable } from '../../base/kernel/writable.ts';
import type { PeriodSales } from './paths.ts';

/** The complete orders of one period in one currency. */
export interface SalesRow {
  /** Index of the period, from 0. */
  index: number;
  currencyId: CurrencyId;
  subtotalMinor: number;
  orders: number;
}

/** A period for each name, in order; one without sales has zeros. */
export function salesOfPeriods(periods: readonly string[], rows: readonly SalesRow[]): PeriodSales[] {
  const sales = periods.map(nothingIn);
  for (const { index, currencyId, subtotalMinor, orders } of rows) {
    const period = sales[index];
    if (period === undefined) continue;
    period[AMOUNT_IN[currencyId]] += subtotalMinor;
    period.orders += orders;
  }
  return sales;
}

/** The months of these days, summed up, in the order of their first days. */
export function monthsFromDays(days: readonly PeriodSales[]): PeriodSales[] {
  const months = new Map<string, Writable<PeriodSales>>();
  for (const { period, usdMinor, gbpMinor, eurMinor, orders } of days) {
    const name = period.slice(0, 7);
    const month = months.get(name) ?? nothingIn(name);
    month.usdMinor += usdMinor;
    month.gbpMinor += gbpMinor;
    month.eurMinor += eurMinor;
    month.orders += orders;
    months.set(name, month);
  }
  return [...months.values()];
}

const AMOUNT_IN = { 1: 'usdMinor', 2: 'gbpMinor', 3: 'eurMinor' } as const;

function nothingIn(period: string): Writable<PeriodSales> {
  return { period, usdMinor: 0, gbpMinor: 0, eurMinor: 0, orders: 0 };
}
