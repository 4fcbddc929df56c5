import { getTableName } from 'drizzle-orm';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { openDatabase, type DatabaseOptions } from '#platform/database/database.ts';
import { tries } from './tables.ts';

/** Number of tries that are free in a time; those of one kind of limit are counted by themselves. */
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

/** A try is one short statement: more of them at once wait for the same few rows. */
const POOL_SIZE = 2;

/**
 * Counts tries in the shop's own database, over connections of its own. A call counts in the middle of its transaction too: if it
 * waited there for a second connection of the same pool, as many such calls as the pool has connections would wait for each other.
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
        // Once refused, an address costs the database nothing more; one point above, so that no good try is missed.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    close: () => db.$client.end(),
  };
}
