import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ExchangeRate } from './paths.ts';
import { exchangeRateChanges, exchangeRates } from './tables.ts';

/** The rates with these numbers, locked until the transaction ends; always in one order, so that two saves can't block each other. */
export function lockExchangeRates(tx: Db, ids: readonly number[]): Promise<ExchangeRate[]> {
  const { id, currencyId, rateMicros, version } = exchangeRates;
  return tx
    .select({ id, currencyId, rateMicros, version })
    .from(exchangeRates)
    .where(inArray(sql`${id}::integer`, [...ids])) // a number too large for a rate is one that there is not
    .orderBy(asc(id))
    .for('update');
}

/** Writes rates that changed, and that they hold from now on. There are two of them: a statement each is few enough. */
export async function writeExchangeRates(
  tx: Db,
  rates: readonly ExchangeRate[],
  { at, staffId }: { at: Date; staffId: number },
): Promise<void> {
  for (const { id, rateMicros, version } of rates) {
    await tx.update(exchangeRates).set({ rateMicros, version, changedAt: at }).where(eq(exchangeRates.id, id));
  }
  await tx
    .insert(exchangeRateChanges)
    .values(rates.map(({ id, rateMicros }) => ({ exchangeRateId: id, rateMicros, changedAt: at, staffId })));
}
