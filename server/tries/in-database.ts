import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#platform/database/database.ts';
import { tries } from '../tables.ts';
import type { Limit, TryStore } from './try-store.ts';

/** Counts tries in the shop's own database. */
export function triesInDatabase(db: Database): TryStore {
  return {
    count: (limit: Limit) =>
      new RateLimiterPostgres({
        ...limit,
        storeClient: db.$client,
        storeType: 'pool',
        tableName: getTableName(tries),
        tableCreated: true,
        // Once refused, an address costs the database nothing more; one point above, so that no good try is missed.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    troubleOf: (error) => error,
    close: async () => {},
  };
}
