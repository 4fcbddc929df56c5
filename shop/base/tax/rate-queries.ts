import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { countries } from '../reference-data/tables.ts';
import type { TaxRate } from './tax-rate.ts';
import { taxRates } from './tables.ts';

/** All rates, by country, newest first. */
export function readTaxRates(db: Db): Promise<TaxRate[]> {
  return db
    .select({
      id: taxRates.id,
      countryId: taxRates.countryId,
      rateBasisPoints: taxRates.rateBasisPoints,
      validFrom: taxRates.validFrom,
      version: taxRates.version,
    })
    .from(taxRates)
    .innerJoin(countries, eq(countries.id, taxRates.countryId))
    .orderBy(asc(countries.name), desc(taxRates.validFrom));
}

/** The rates of a country as a column of another query: an order reads them in its own transaction, without an additional statement. */
export function taxRatesOf(countryId: SQL) {
  return sql<Pick<TaxRate, 'countryId' | 'rateBasisPoints' | 'validFrom'>[]>`(
    select coalesce(
      json_agg(json_build_object('countryId', rate.country_id, 'rateBasisPoints', rate.rate_basis_points, 'validFrom', rate.valid_from)),
      '[]'
    )
    from tax_rates as rate
    where rate.country_id = ${countryId}
  )`;
}

/** Locks a rate until the transaction ends. */
export async function lockTaxRate(tx: Db, id: number): Promise<TaxRate | undefined> {
  const [rate] = await tx.select().from(taxRates).where(eq(taxRates.id, id)).for('update');
  return rate;
}
