import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { TryStore } from '../try-store.ts';

/** For tests of what is counted, not where. */
export const triesInMemory = (): TryStore => ({
  count: (limit) => new RateLimiterMemory(limit),
  troubleOf: (error) => error,
  close: async () => {},
});
