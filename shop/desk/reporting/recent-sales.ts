import { addDays, type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { listCompanyChanges, listLapsedCompanies, listPartChanges } from './change-queries.ts';
import type { PeriodSales, RecentSales } from './paths.ts';
import { yearBefore } from './periods.ts';
import { salesOfPeriods } from './sales.ts';
import { listSales, startsOf } from './sales-queries.ts';

const DAYS_SHOWN = 30;
const DAYS_COMPARED = 90;
const DAYS_OF_HABIT = 365;

const KEPT_MS = 10 * 60 * 1000;

/** Reads the sales of the last days, and the parts and companies that rise, fall or stop (P5). */
export async function recentSales(shop: Shop): Promise<RecentSales> {
  const tomorrow = addDays(dayInZone(shop.clock.now(), shop.store.timeZone), 1);
  const shown = Array.from({ length: DAYS_SHOWN + 1 }, (_, index) => addDays(tomorrow, index - DAYS_SHOWN));
  const [days, daysBefore, comparisons] = await Promise.all([
    salesBetween(shop, shown),
    salesBetween(shop, shown.map(yearBefore)),
    keepComparisons(shop, tomorrow),
  ]);
  return { days, yearBefore: daysBefore, ...comparisons };
}

type Comparisons = Omit<RecentSales, 'days' | 'yearBefore'>;

interface KeptComparisons {
  tomorrow: CalendarDay;
  until: number;
  comparisons: Promise<Comparisons>;
}

const kept = new WeakMap<Shop['db'], KeptComparisons>();

/**
 * Keeps the comparisons of a day: they change slowly, and read more than a year of orders. After ten minutes the next reader gets the kept
 * ones, while they are read again for those who follow.
 */
async function keepComparisons(shop: Shop, tomorrow: CalendarDay): Promise<Comparisons> {
  const now = shop.clock.now().getTime();
  const known = kept.get(shop.db);
  if (known?.tomorrow === tomorrow && now < known.until) return known.comparisons;
  const read = { tomorrow, until: now + KEPT_MS, comparisons: readComparisons(shop, tomorrow) };
  kept.set(shop.db, read);
  read.comparisons.catch(() => kept.delete(shop.db)); // the next reader tries again
  return known?.tomorrow === tomorrow ? known.comparisons : read.comparisons;
}

async function readComparisons({ db, store }: Shop, tomorrow: CalendarDay): Promise<Comparisons> {
  const recent = addDays(tomorrow, -DAYS_COMPARED);
  const bounds = [addDays(recent, -DAYS_OF_HABIT), addDays(recent, -DAYS_COMPARED), recent, tomorrow];
  const [habit, earlier, middle, until] = await startsOf(db, bounds, store.timeZone);
  if (habit === undefined || earlier === undefined || middle === undefined || until === undefined) {
    throw new Error('A day has no start.');
  }
  const periods = { from: earlier, middle, until };
  const [parts, companies, lapsedCompanies] = await Promise.all([
    listPartChanges(db, periods),
    listCompanyChanges(db, periods),
    listLapsedCompanies(db, { from: habit, middle, until }, store.timeZone),
  ]);
  return {
    risingParts: parts.filter(isRise),
    fallingParts: parts.filter(isFall).toReversed(),
    risingCompanies: companies.filter(isRise),
    fallingCompanies: companies.filter(isFall).toReversed(),
    lapsedCompanies,
  };
}

/** Sums the sales of each day but the last, which only ends the one before. */
async function salesBetween({ db, store }: Shop, days: readonly string[]): Promise<PeriodSales[]> {
  return salesOfPeriods(days.slice(0, -1), await listSales(db, await startsOf(db, days, store.timeZone)));
}

interface Change {
  valueGbpMinor: number;
  earlierGbpMinor: number;
}

const isRise = ({ valueGbpMinor, earlierGbpMinor }: Change) => valueGbpMinor > earlierGbpMinor;
const isFall = ({ valueGbpMinor, earlierGbpMinor }: Change) => valueGbpMinor < earlierGbpMinor;
