import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyCallsError } from '#shop/people/keys/key-errors.ts';

const CALLS = 600;
const WINDOW_SECONDS = 60;
/** So that a program that calls without waiting leaves connections to the database for everybody else. */
const AT_ONCE = 8;

/** Headers of draft-ietf-httpapi-ratelimit-headers: the limit, and what is left of it. */
export type LimitHeaders = Readonly<Record<'ratelimit-policy' | 'ratelimit', string>>;

/** Limits the calls of each key (M1), in this process: with several processes, a key has as many limits. */
export class KeyLimits {
  readonly #calls = new RateLimiterMemory({ keyPrefix: 'key', points: CALLS, duration: WINDOW_SECONDS });
  readonly #running = new Map<number, number>();

  /**
   * Counts calls. @returns the headers of the answer @throws {LimitReachedError}
   */
  async count(keyId: number, calls = 1): Promise<LimitHeaders> {
    try {
      return headersOf(await this.#calls.consume(String(keyId), calls));
    } catch (reached) {
      if (reached instanceof RateLimiterRes) throw new LimitReachedError(reached);
      throw reached;
    }
  }

  /** Notes that a call begins, and returns the note of its end. @throws {TooManyCallsError} too many at once */
  begin(keyId: number): () => void {
    const running = this.#running.get(keyId) ?? 0;
    if (running >= AT_ONCE) throw new TooManyCallsError(1);
    this.#running.set(keyId, running + 1);
    return () => {
      const left = (this.#running.get(keyId) ?? 1) - 1;
      if (left === 0) this.#running.delete(keyId);
      else this.#running.set(keyId, left);
    };
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
