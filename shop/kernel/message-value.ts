import type { CalendarDay } from './calendar-day.ts';
import type { AmountOf } from './money.ts';

/** What may be filled in where a sentence says no more of it: an amount is written as its reader's language does. */
export type MessageValue = string | number | AmountOf | DayOf | ShortDayOf;

/** A day within a sentence. */
export interface DayOf {
  readonly day: CalendarDay;
}

/** The same without its year, where room is short: 3 Dec. */
export interface ShortDayOf {
  readonly shortDay: CalendarDay;
}
