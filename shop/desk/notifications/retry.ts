/** After this many attempts a mail is given up until staff retry it. */
export const MAX_TRIES = 10;

const MINUTE_MS = 60_000;
const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480] as const;

export const MAX_PAUSE_MS = 480 * MINUTE_MS;

/**
 * Delay before the next attempt: growing, sixteen hours in all. @param tries number of attempts so far, including the
 * last one; at least 1
 */
export function pauseAfterMs(tries: number): number {
  return Math.min((PAUSES_MINUTES[tries - 1] ?? Infinity) * MINUTE_MS, MAX_PAUSE_MS);
}

const MAX_REASON_LENGTH = 300;

/**
 * Reason for a failed attempt, safe to store and show: one line of the innermost error. Outer messages of the database
 * driver contain the whole statement with its values, including a mail's text and link.
 */
export function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause;
  const message = inner instanceof Error ? inner.message : String(inner);
  const [line = ''] = message.trim().split(/\r?\n/);
  return line.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_REASON_LENGTH) || 'No reason was given.'; // an empty reason is useless
}
