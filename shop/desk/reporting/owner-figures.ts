import { addDays, dayInZone } from '../../base/days/calendar-day.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { OwnerFigures, OwnerRow } from './answers.ts';
import { listLapsedCompanies } from './change-queries.ts';
import { listOwnerMonths, listOwnerRows, type OwnerGroup, type TwoYears } from './owner-queries.ts';
import { firstDayOf, yearBefore } from './periods.ts';
import { startsOf } from './sales-queries.ts';

const SHOWN = 10;
const DAYS_OF_HABIT = 365;
const DAYS_SILENT = 90;

/**
 * Compares this year up to today with the last one up to the same day, in one currency (P5): by month, company, category and press
 * model, with the margin where costs are known, and the companies that stopped ordering.
 */
export async function readOwnerFigures(shop: Shop, currencyId: CurrencyId): Promise<OwnerFigures> {
  const { db, store } = shop;
  const { today, sameDay, years, silence } = await ownerPeriods(shop);
  const rowsOf = (group: OwnerGroup) => listOwnerRows(db, years, { group, currency: currencyId, limit: SHOWN });
  const [months, companies, categories, presses, lapsedCompanies] = await Promise.all([
    listOwnerMonths(db, years, currencyId, store.timeZone),
    rowsOf('company'),
    rowsOf('category'),
    rowsOf('press'),
    listLapsedCompanies(db, silence, store.timeZone),
  ]);
  return {
    currencyId,
    today,
    sameDay,
    months,
    companies,
    categories,
    presses,
    lapsedCompanies,
  };
}

/** The periods that the figures compare today: both years to the same day, and the days in which a company was silent. */
export async function ownerPeriods({ db, store, clock }: Shop) {
  const today = dayInZone(clock.now(), store.timeZone);
  const tomorrow = addDays(today, 1);
  const year = Number(today.slice(0, 4));
  const silent = addDays(tomorrow, -DAYS_SILENT);
  const days = [firstDayOf(year - 1), yearBefore(tomorrow), firstDayOf(year), tomorrow];
  const starts = await startsOf(db, [...days, silent, addDays(silent, -DAYS_OF_HABIT)], store.timeZone);
  const [lastStart, lastEnd, start, end, middle, from] = starts as [Date, Date, Date, Date, Date, Date]; // one a day
  const years: TwoYears = { lastStart, lastEnd, start, end };
  return { today, sameDay: addDays(yearBefore(tomorrow), -1), years, silence: { from, middle, until: end } };
}

/** Removes the costs, which need a right of their own (K5). */
export function withoutCosts(figures: OwnerFigures): OwnerFigures {
  const plain = (rows: readonly OwnerRow[]) => rows.map((row) => ({ ...row, costedMinor: null, costMinor: null }));
  return {
    ...figures,
    companies: plain(figures.companies),
    categories: plain(figures.categories),
    presses: plain(figures.presses),
  };
}
