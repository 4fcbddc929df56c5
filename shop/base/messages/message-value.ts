import type { CalendarDay } from '../days/calendar-day.ts';
import type { AmountOf } from '../money/money.ts';

/** Values of a message's placeholders; an amount is written in the conventions of the reader's language. */
export type MessageValue = string | number | AmountOf | DayOf | ShortDayOf;

/** A day within a sentence. */
export interface DayOf {
  readonly day: CalendarDay;
}

/** A day without its year, for narrow places: 3 Dec. */
export interface ShortDayOf {
  readonly shortDay: CalendarDay;
}
