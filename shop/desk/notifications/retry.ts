import { RETRIES, traitsOf } from '../../base/outbox/effects.ts';

const MINUTE_MS = 60_000;

const pausesOf = (kind: string): readonly number[] => RETRIES[traitsOf(kind).retry ?? 'hours'];

/** After this many attempts an effect of the kind is given up until staff retry it. */
export const maxTries = (kind: string): number => pausesOf(kind).length + 1;

export const MAX_PAUSE_MS = Math.max(...Object.values(RETRIES).flat()) * MINUTE_MS;

/**
 * Delay before the next attempt of an effect of the kind. @param tries number of attempts so far, including the last one; at
 * least 1
 */
export function pauseAfterMs(kind: string, tries: number): number {
  const pauses = pausesOf(kind);
  return (pauses[tries - 1] ?? Math.max(...pauses)) * MINUTE_MS;
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
