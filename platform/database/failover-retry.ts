import { setTimeout as pause } from 'node:timers/promises';
import { isDeadlock } from './call-context.ts';
import { isDatabaseDown } from './database.ts';

/** A planned switchover of the primary takes less. */
const MAX_MS = 5000;
const PAUSE_MS = 150;
const MAX_DEADLOCKS = 5;

/**
 * Retries safe work during a failover, until it succeeds. A longer outage makes nobody wait: from then on everything
 * fails at once, until the database has answered again.
 */
export class FailoverRetry {
  readonly #longestMs: number;
  #goneSince: number | undefined;
  #lastFailure = 0;

  constructor(longestMs = MAX_MS) {
    this.#longestMs = longestMs;
  }

  /**
   * Runs the work, and repeats it if the database was unavailable, or ended it because of a deadlock.
   * @param work must be idempotent: a read, or an order of one cart
   */
  async bridge<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const begun = performance.now();
    for (let deadlocks = 0; ;) {
      try {
        const result = await work();
        this.#goneSince = undefined;
        return result;
      } catch (error) {
        if (isDeadlock(error) && deadlocks < MAX_DEADLOCKS) {
          deadlocks += 1;
          continue;
        }
        if (!isDatabaseDown(error) || this.#isExhausted(begun)) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  #isExhausted(begun: number): boolean {
    const now = performance.now();
    // No requests for long: that failure says nothing about now.
    if (now - this.#lastFailure > 2 * this.#longestMs) this.#goneSince = undefined;
    this.#lastFailure = now;
    this.#goneSince ??= now;
    return now - Math.min(this.#goneSince, begun) >= this.#longestMs;
  }
}
