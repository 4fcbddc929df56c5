import { DAY_MS } from '../../base/days/calendar-day.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Delays after each failed attempt (Standard Webhooks 1.0.0); after the last one a delivery is given up. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** Part of a delay by which it is shortened or lengthened at most, so that a recovering endpoint does not get all at once. */
const JITTER = 0.1;
const PAUSE_MS = 5 * SECOND_MS;
const LONGEST_ASKED_PAUSE_MS = HOUR_MS;

/** Time after which people are warned that nothing was delivered. */
export const WARN_AFTER_MS = DAY_MS;
/** Time without a success after which an endpoint is turned off when a delivery is given up. */
export const OFF_AFTER_MS = 2 * DAY_MS;

/**
 * Delay before the next attempt of a delivery; null: it is given up.
 * @param attempts that failed
 * @param chance from 0 to 1
 */
export function nextDelayMs(attempts: number, chance: number): number | null {
  const delay = DELAYS_MS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * (2 * chance - 1)));
}

/** Pause of an endpoint after a failure: as it asked (RFC 9110, section 10.2.3), otherwise a short one. */
export function pauseMs(
  { status, retryAfter }: { status: number | null; retryAfter: string | null },
  now: Date,
): number {
  const asksForPause = (status === 429 || status === 503) && retryAfter !== null;
  const asked = asksForPause ? readRetryAfterMs(retryAfter, now) : null;
  return asked === null ? PAUSE_MS : Math.min(asked, LONGEST_ASKED_PAUSE_MS);
}

/** Reads the header: seconds, or a date; null: neither. */
function readRetryAfterMs(header: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
