import { getTableName } from 'drizzle-orm';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { openDatabase, type DatabaseOptions } from '#platform/database/database.ts';
import { tries } from './tables.ts';

/** Number of free attempts in a period; each kind of limit is counted separately. */
interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** Store of attempt counters: shared by all processes of the shop, and surviving each of them. */
export interface TryStore {
  limiter(limit: Limit): RateLimiterAbstract;
  close(): Promise<void>;
}

/** An attempt is one short statement: more at once would only wait for the same few rows. */
const POOL_SIZE = 2;

/**
 * Counts attempts in the shop's own database, over separate connections. A call counts in the middle of its transaction
 * too: waiting there for a second connection of the same pool could deadlock all of them.
 */
export function triesInDatabase(options: Omit<DatabaseOptions, 'poolSize'>): TryStore {
  const db = openDatabase({ ...options, poolSize: POOL_SIZE });
  return {
    limiter: (limit) =>
      new RateLimiterPostgres({
        ...limit,
        storeClient: db.$client,
        storeType: 'pool',
        tableName: getTableName(tries),
        tableCreated: true,
        // Once refused, an address costs the database nothing more; one point above the limit, so that no valid attempt
        // is blocked.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    close: () => db.$client.end(),
  };
}
