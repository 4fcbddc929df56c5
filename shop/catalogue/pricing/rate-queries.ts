import { asc, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { RATE_ONE } from '../../base/money/rates.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { ExchangeRate } from './paths.ts';
import type { Rates } from './price.ts';
import { exchangeRateChanges, exchangeRates } from './tables.ts';

/** Pounds and euros for one dollar. */
export async function readRates(db: Db): Promise<Rates> {
  return ratesIn(await listExchangeRates(db));
}

/** The same, from its rows. A shop that never got its first rates (`provideReferenceData`) uses one to one. */
export function ratesIn(rows: readonly (Pick<ExchangeRate, 'currencyId' | 'rateMicros'> | null)[]): Rates {
  const microsOf = (currencyId: number) => rows.find((row) => row?.currencyId === currencyId)?.rateMicros ?? RATE_ONE;
  return { gbpMicros: microsOf(2), eurMicros: microsOf(3) };
}

/** Returns whether staff have ever saved a rate; until then those that the shop came with count. */
export async function hasSavedRates(db: Db): Promise<boolean> {
  return (await db.$count(exchangeRateChanges)) > 0;
}

/** The rates as a column of another query: an order reads them in its own transaction, without an additional statement. */
export const RATES_COLUMN = sql<Pick<ExchangeRate, 'currencyId' | 'rateMicros'>[]>`(
  select coalesce(json_agg(json_build_object('currencyId', rate.currency_id, 'rateMicros', rate.rate_micros)), '[]')
  from exchange_rates as rate
)`;

/** All rates: pounds first, euros second (B2). */
export function listExchangeRates(db: Db): Promise<ExchangeRate[]> {
  return prepared(db).execute();
}

const prepared = prepareOnce((db) => {
  const { id, currencyId, rateMicros, version } = exchangeRates;
  return db
    .select({ id, currencyId, rateMicros, version })
    .from(exchangeRates)
    .orderBy(asc(id))
    .prepare('exchange_rates');
});
