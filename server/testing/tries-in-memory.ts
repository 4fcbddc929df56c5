import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { TryStore } from '../tries.ts';

/** For tests of what is counted, not where. */
export const triesInMemory = (): TryStore => ({
  limiter: (limit) => new RateLimiterMemory(limit),
  close: async () => {},
});
