import { addDays, type CalendarDay, DAY_MS } from '../../base/days/calendar-day.ts';

/** Hours of a press on a day. */
export interface Reading {
  readOn: CalendarDay;
  /** As the counter shows them. */
  hours: number;
  /** Those of replaced counters. */
  earlierHours: number;
}

/** State of a task on a press; null: not known, or none. */
export interface TaskState {
  /** With those of replaced counters. */
  doneHours: number | null;
  dueOn: CalendarDay | null;
}

export const DUE_STATES = ['due', 'likely', 'later', 'unknown'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** When a task is due. */
export interface Due {
  /** due: its hours or its day are reached; likely: its hours should be, as the press ran until now; unknown: no hours, no day. */
  dueState: DueState;
  /** As the counter shows them; null: the hours of the press are not known. */
  dueAtHours: number | null;
  /** Negative: so many too many. */
  hoursLeft: number | null;
  /** Day on which the hours should be reached, as the press ran until now; null: reached, or not known. */
  hoursReachedOn: CalendarDay | null;
}

/** A press that ran longer ago says little about today. */
const PACE_DAYS = 365;
/** A day further away is a guess. */
const MAX_EXPECTED_DAYS = 5 * 365;

/**
 * Judges when a task is due: by the hours of the press or by the day that was entered, whichever comes first (J10). A task that was never
 * done counts from the last full interval before the first hours entered: with 12,345 hours, a task of every 500 from 12,000.
 * @param readings  oldest first
 */
export function judgeTask(
  everyHours: number,
  { doneHours, dueOn }: TaskState,
  readings: readonly Reading[],
  today: CalendarDay,
): Due {
  const [first, last] = [readings[0], readings.at(-1)];
  const isDayReached = dueOn !== null && dueOn <= today;
  if (first === undefined || last === undefined) {
    const dueState = isDayReached ? 'due' : dueOn === null ? 'unknown' : 'later';
    return { dueState, dueAtHours: null, hoursLeft: null, hoursReachedOn: null };
  }
  const from = doneHours ?? Math.floor(runHours(first) / everyHours) * everyHours;
  const dueAt = from + everyHours;
  const hoursLeft = dueAt - runHours(last);
  const hoursReachedOn = hoursLeft > 0 ? expectDay(hoursLeft, readings, last) : null;
  const isDue = isDayReached || hoursLeft <= 0;
  const dueState = isDue ? 'due' : hoursReachedOn !== null && hoursReachedOn <= today ? 'likely' : 'later';
  return { dueState, dueAtHours: dueAt - last.earlierHours, hoursLeft, hoursReachedOn };
}

/** All hours that a press ran, by all its counters. */
export function runHours({ hours, earlierHours }: Pick<Reading, 'hours' | 'earlierHours'>): number {
  return hours + earlierHours;
}

function expectDay(hoursLeft: number, readings: readonly Reading[], last: Reading): CalendarDay | null {
  const begin = addDays(last.readOn, -PACE_DAYS);
  const earlier = readings.find(({ readOn }) => readOn >= begin);
  if (earlier === undefined || earlier.readOn === last.readOn) return null;
  const days = (Date.parse(last.readOn) - Date.parse(earlier.readOn)) / DAY_MS;
  const ran = runHours(last) - runHours(earlier);
  const needed = Math.ceil((hoursLeft * days) / ran); // infinite if it stood still
  return needed <= MAX_EXPECTED_DAYS ? addDays(last.readOn, needed) : null;
}

/** Orders by urgency: what is due, by the hours left or its day; then by the day on which it is due next; at last what nobody knows. */
export function compareDue(
  one: Due & { dueOn: CalendarDay | null },
  other: Due & { dueOn: CalendarDay | null },
): number {
  return (
    DUE_STATES.indexOf(one.dueState) - DUE_STATES.indexOf(other.dueState) ||
    compareDays(nextDay(one), nextDay(other)) ||
    (one.hoursLeft ?? Infinity) - (other.hoursLeft ?? Infinity) ||
    0
  );
}

function nextDay({ hoursReachedOn, dueOn }: Due & { dueOn: CalendarDay | null }): CalendarDay {
  const days = [hoursReachedOn, dueOn].filter((day) => day !== null).toSorted();
  return days[0] ?? '9999-12-31';
}

const compareDays = (one: CalendarDay, other: CalendarDay) => (one < other ? -1 : one > other ? 1 : 0);
