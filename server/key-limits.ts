import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyCallsError } from '#shop/people/keys/key-errors.ts';

const CALLS = 600;
const WINDOW_SECONDS = 60;
/** Calls of a key run one after the other, so that a program that sends many leaves the processor to everybody else. */
const RUNNING = 1;
/** Running or waiting. */
const AT_ONCE = 8;
/** A program that doesn't heed a refusal would else send its next call at once, and cost as much by refusals as by calls. */
const REFUSAL_MS = 500;

/** Headers of draft-ietf-httpapi-ratelimit-headers: the limit, and what is left of it. */
export type LimitHeaders = Readonly<Record<'ratelimit-policy' | 'ratelimit', string>>;

/** Limits the calls of each key (M1), in this process: with several processes, a key has as many limits. */
export class KeyLimits {
  readonly #calls = new RateLimiterMemory({ keyPrefix: 'key', points: CALLS, duration: WINDOW_SECONDS });
  readonly #running = new Map<number, LimitFunction>();

  /**
   * Counts calls. @returns the headers of the answer @throws {LimitReachedError}
   */
  async count(keyId: number, calls = 1): Promise<LimitHeaders> {
    try {
      return headersOf(await this.#calls.consume(String(keyId), calls));
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      await pause(REFUSAL_MS);
      throw new LimitReachedError(reached);
    }
  }

  /** Waits until the call may begin, and returns the note of its end. @throws {TooManyCallsError} too many at once */
  async begin(keyId: number): Promise<() => void> {
    const running = this.#running.get(keyId) ?? pLimit(RUNNING);
    if (running.activeCount + running.pendingCount >= AT_ONCE) {
      await pause(REFUSAL_MS);
      throw new TooManyCallsError(1);
    }
    this.#running.set(keyId, running);
    return new Promise((begun) => void running(() => new Promise<void>((end) => begun(end))));
  }
}

/** The calls of a key are used up. */
export class LimitReachedError extends TooManyCallsError {
  readonly headers: LimitHeaders;
  constructor(reached: RateLimiterRes) {
    super(Math.ceil(reached.msBeforeNext / 1000));
    this.headers = headersOf(reached);
  }
}

function headersOf({ remainingPoints, msBeforeNext }: RateLimiterRes): LimitHeaders {
  return {
    'ratelimit-policy': `"key";q=${CALLS};w=${WINDOW_SECONDS}`,
    ratelimit: `"key";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
  };
}
