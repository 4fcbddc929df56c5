import type { CalendarDay } from '../../base/days/calendar-day.ts';

/** The first year of the statistics (E14). */
export const FIRST_YEAR = 2021;

/** The years of the statistics: 2021 and every later one up to today's (D25). */
export function yearsUntil(today: CalendarDay): number[] {
  const last = Math.max(Number(today.slice(0, 4)), FIRST_YEAR);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** The twelve months of a year: '2025-01' … '2025-12'. */
export function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** Every day of a year, in order. */
export function daysOf(year: number): CalendarDay[] {
  return monthsOf(year).flatMap((month, index) => {
    const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate(); // day 0 of the next month is this one's last
    return Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
  });
}

/** The first day of a year, at which the previous one ends. */
export function firstDayOf(year: number): CalendarDay {
  return `${year}-01-01`;
}

/** The same day of the year before. A leap day becomes the first of March, and so has no sales of its own. */
export function yearBefore(day: CalendarDay): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year - 1, month - 1, date)));
}

const isoDay = (instant: Date): CalendarDay => instant.toISOString().slice(0, 10);
