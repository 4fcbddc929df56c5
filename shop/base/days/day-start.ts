import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDay } from './calendar-day.ts';

/** SQL for the instant at which a day begins in a time zone, or the following day (`daysLater` 1: its end). */
export function dayStart(day: CalendarDay, daysLater: 0 | 1, timeZone: string): SQL {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone})`;
}
