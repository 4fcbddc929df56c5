import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { Minor } from '../kernel/money.ts';
import { get } from '../operations/path.ts';

/** Sales in a period: sub totals of complete orders, each in its order's own currency (E14, D25). */
export interface PeriodSales {
  /** '2025', '2025-03' or '2025-03-14', where the store is. */
  period: string;
  usdMinor: Minor;
  gbpMinor: Minor;
  eurMinor: Minor;
  orders: number;
}

/** A part by what it brought in a year. */
export interface TopProduct {
  productId: number;
  name: string;
  units: number;
  /** In how many order lines. */
  lines: number;
  /** Its share of its orders' sub totals, in pounds at each order's own rate: after discount, so that shares add up. */
  valueGbpMinor: Minor;
}

/** A customer by what they bought in a year. */
export interface TopCustomer {
  customerId: number;
  /** The address of their screen names them so. */
  guid: string;
  company: string;
  name: string;
  orders: number;
  usdMinor: Minor;
  gbpMinor: Minor;
  eurMinor: Minor;
  /** All of it in pounds at each order's own rate: what customers of three currencies are compared by. */
  valueGbpMinor: Minor;
}

export interface SalesFigures {
  liveProducts: number;
  allProducts: number;
  /** 2021 and every later year up to now, the earliest first (D25). */
  years: readonly PeriodSales[];
  /** Today, where the store is. */
  today: CalendarDay;
}

export interface YearReport {
  year: number;
  /** All twelve. */
  months: readonly PeriodSales[];
  /** Every day of the year, whether something was sold or not. */
  days: readonly PeriodSales[];
  topProducts: readonly TopProduct[];
  topCustomers: readonly TopCustomer[];
}

export const reportingPaths = {
  /** Staff: products, and sales by year and currency (E14). */
  figures: get<Record<string, never>, SalesFigures>('/Stats/GetSalesFigures'),
  /** Staff: one year by months and days, with the ten parts and customers that brought most. */
  year: get<{ year: number }, YearReport>('/Stats/GetYearReport/{year}'),
};
