import { DAY_MS } from '../../base/days/calendar-day.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';

/** Two days are too few to tell an interval. */
const FEWEST_DAYS = 3;

/**
 * Usual interval between two orders of a part in days, and the date when it is due again; null: not ordered often
 * enough (G3).
 * @param days days on which it was ordered, in any order; two orders on one day count as one
 */
export function usualInterval(days: readonly CalendarDay[]): { days: number; dueOn: CalendarDay } | null {
  const instants = [...new Set(days)].map((day) => Date.parse(day)); // ISO days are parsed in UTC, which has no daylight saving time
  if (instants.length < FEWEST_DAYS) return null;
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  const interval = Math.round((last - first) / DAY_MS / (instants.length - 1));
  return { days: interval, dueOn: new Date(last + interval * DAY_MS).toISOString().slice(0, 10) };
}

/** Quantity ordered most often; if several, the smallest. @param quantities at least one */
export function usualQuantity(quantities: readonly number[]): number {
  const times = Map.groupBy(quantities, (quantity) => quantity);
  return (
    [...times]
      .toSorted(([quantity, one], [other, others]) => others.length - one.length || quantity - other)
      .map(([quantity]) => quantity)[0] ?? 0
  );
}
