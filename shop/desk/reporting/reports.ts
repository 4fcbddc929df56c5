import { dayInZone } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { PeriodSales, SalesFigures, YearReport } from './paths.ts';
import { daysOf, firstDayOf, yearsUntil } from './periods.ts';
import { monthsFromDays, salesOfPeriods } from './sales.ts';
import {
  countProducts,
  listSales,
  listTopCustomers,
  listTopProducts,
  startsOf,
  type TimeSpan,
} from './sales-queries.ts';

const SHOWN = 10;

/** Products, and the sales of every year since 2021 (E14, D25). */
export async function salesFigures(shop: Shop): Promise<SalesFigures> {
  const [products, years] = await Promise.all([countProducts(shop.db), salesByYear(shop)]);
  return { ...products, years, today: today(shop) };
}

/** One year by month and day, with its top products and customers. */
export async function yearReport(shop: Shop, year: number): Promise<YearReport> {
  const span = await timeSpanOf(shop, year);
  const [days, topProducts, topCustomers] = await Promise.all([
    salesByDay(shop, year),
    listTopProducts(shop.db, span, SHOWN),
    listTopCustomers(shop.db, span, SHOWN),
  ]);
  return { year, months: monthsFromDays(days), days, topProducts, topCustomers };
}

export async function salesByYear(shop: Shop): Promise<PeriodSales[]> {
  const years = yearsUntil(today(shop));
  const after = (years.at(-1) ?? 0) + 1;
  const starts = await startsOf(shop.db, [...years, after].map(firstDayOf), shop.store.timeZone);
  return salesOfPeriods(years.map(String), await listSales(shop.db, starts));
}

export async function salesByDay({ db, store }: Shop, year: number): Promise<PeriodSales[]> {
  const days = daysOf(year);
  const starts = await startsOf(db, [...days, firstDayOf(year + 1)], store.timeZone);
  return salesOfPeriods(days, await listSales(db, starts));
}

/** A year in the store's time zone. */
export async function timeSpanOf({ db, store }: Shop, year: number): Promise<TimeSpan> {
  const [from, until] = await startsOf(db, [year, year + 1].map(firstDayOf), store.timeZone);
  if (from === undefined || until === undefined) throw new Error(`The year ${year} has no start or no end.`);
  return { from, until };
}

function today({ clock, store }: Shop) {
  return dayInZone(clock.now(), store.timeZone);
}
