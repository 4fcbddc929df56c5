import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ExpectedArrival } from './promise.ts';
import { arrivals } from './tables.ts';

/** Reads the expected arrivals by product, the next first. */
export async function readArrivals(db: Db): Promise<ReadonlyMap<number, readonly ExpectedArrival[]>> {
  const rows = await db
    .select({ productId: arrivals.productId, expectedOn: arrivals.expectedOn })
    .from(arrivals)
    .where(isNull(arrivals.endedAt))
    .orderBy(asc(arrivals.expectedOn), asc(arrivals.id));
  return Map.groupBy(rows, ({ productId }) => productId);
}
