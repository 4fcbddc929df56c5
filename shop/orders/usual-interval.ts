import type { CalendarDay } from '../kernel/calendar-day.ts';

/** The days on which a part was ordered: how many of them, the first and the last. */
export interface OrderedOn {
  days: number;
  firstOn: CalendarDay;
  lastOn: CalendarDay;
}

/** After two orders nobody can say what is usual. */
const FEWEST_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days usually lie between two orders of a part, and when it is due again; null: it was not ordered often enough (G3). */
export function usualInterval({ days, firstOn, lastOn }: OrderedOn): { days: number; dueOn: CalendarDay } | null {
  if (days < FEWEST_DAYS) return null;
  const [first, last] = [Date.parse(firstOn), Date.parse(lastOn)]; // ISO days are read in UTC, which has no summer time
  const interval = Math.round((last - first) / DAY_MS / (days - 1));
  return { days: interval, dueOn: new Date(last + interval * DAY_MS).toISOString().slice(0, 10) };
}
