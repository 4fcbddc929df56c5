import { DAY_MS } from '../../base/days/calendar-day.ts';
/** Requests of people about their data (O4). */
export const DATA_REQUEST_KINDS = ['copy', 'erasure'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** Outcomes: done, refused with a reason, or withdrawn by the person. */
export const DATA_REQUEST_OUTCOMES = ['done', 'refused', 'withdrawn'] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** Time within which a request has to be answered. */
export const ANSWER_DAYS = 30;

/** Last moment at which a request has to be answered. */
export function dueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** Maximum length of remarks and of the reason of a refusal. */
export const REMARKS_MAX = 1000;

/** Copies that a member can have in a day. */
export const COPIES_A_DAY = 3;

/** Seconds until another copy can be had; null: at once. @param copiedAt of the last copies, any order */
export function copyWaitSeconds(copiedAt: readonly Date[], now: Date): number | null {
  const ofDay = copiedAt
    .filter((at) => now.getTime() - at.getTime() < DAY_MS)
    .toSorted((one, other) => other.getTime() - one.getTime());
  const limiting = ofDay[COPIES_A_DAY - 1];
  return limiting === undefined ? null : Math.ceil((limiting.getTime() + DAY_MS - now.getTime()) / 1000);
}

/** Orders placed before it lose their names when their person is erased. @param years that tax law keeps them */
export function endOfBooks(now: Date, years: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - years);
  return end;
}
