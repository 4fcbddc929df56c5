import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { TryStore } from '../tries.ts';

/** For tests of counting, not of storage. */
export const triesInMemory = (): TryStore => ({
  limiter: (limit) => new RateLimiterMemory(limit),
  close: async () => {},
});
