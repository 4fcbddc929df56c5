import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ExchangeRate } from './paths.ts';
import { exchangeRateChanges, exchangeRates } from './tables.ts';

/** The rates with these numbers, locked until the transaction ends; always in the same order, so that two saves cannot deadlock. */
export function lockExchangeRates(tx: Db, ids: readonly number[]): Promise<ExchangeRate[]> {
  const { id, currencyId, rateMicros, version } = exchangeRates;
  return tx
    .select({ id, currencyId, rateMicros, version })
    .from(exchangeRates)
    .where(inArray(sql`${id}::integer`, [...ids])) // a number that is too large belongs to no rate
    .orderBy(asc(id))
    .for('update');
}

/** Writes changed rates, and that they are valid from now on. There are two of them: one statement each is few enough. */
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

/** Initial exchange rates of a dollar, in pounds and euros, until staff set them (B2). `doctor` reports them. */
const FIRST_RATES = [
  { id: 1, currencyId: 2, rateMicros: 790_000 },
  { id: 2, currencyId: 3, rateMicros: 920_000 },
];

/** Inserts those that a shop does not have yet. */
export async function insertFirstRates(db: Db): Promise<void> {
  await db.insert(exchangeRates).values(FIRST_RATES).onConflictDoNothing();
}

/** Rates without any change on record become the first ones again. */
export async function restoreFirstRates(tx: Db): Promise<void> {
  if ((await tx.$count(exchangeRateChanges)) > 0) return;
  await tx.delete(exchangeRates);
  await insertFirstRates(tx);
}

/** The table in which staff restore an earlier rate (E16). */
export const RESTORABLE_RATES = exchangeRates;

/** Records a restored rate in the separate history of rates (E15). */
export async function noteRestoredRate(tx: Db, change: typeof exchangeRateChanges.$inferInsert & { changedAt: Date }) {
  const { exchangeRateId, changedAt } = change;
  await tx.update(exchangeRates).set({ changedAt }).where(eq(exchangeRates.id, exchangeRateId));
  await tx.insert(exchangeRateChanges).values(change);
}
