import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** So many tries are free in a time; those of one kind of limit are counted by themselves. */
export interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** Where tries are counted: one place for all processes that serve the shop, which outlives each of them. */
export interface TryStore {
  count(limit: Limit): RateLimiterAbstract;
  /** What a failure to count is to the caller: the database's own speak for themselves. */
  troubleOf(error: unknown): unknown;
  close(): Promise<void>;
}

/** Nothing can be counted just now. Nobody may guess meanwhile: what is counted is refused until it can be. */
export class TryStoreAwayError extends Error {
  constructor(cause: unknown) {
    super('Tries can not be counted just now.', { cause });
  }
}
