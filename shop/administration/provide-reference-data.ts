import type { Db } from '#platform/database/database.ts';
import { variantFamilies } from '../catalogue/tables.ts';
import { firstCountries } from '#shop/reference-data/first-countries.ts';
import { countries } from '../reference-data/tables.ts';
import { exchangeRates } from '../pricing/tables.ts';

/** The families that widths are kept in (E8). */
const FAMILIES = [
  { id: 1, name: '15 Thou' },
  { id: 2, name: '20 Thou' },
];

/** Initial exchange rates of a dollar, in pounds and euros, until staff set them (B2). `doctor` reminds of it. */
const FIRST_RATES = [
  { id: 1, currencyId: 2, rateMicros: 790_000 },
  { id: 2, currencyId: 3, rateMicros: 920_000 },
];

/**
 * Gives a shop what it can not be run without and no screen makes: countries, the families of widths, two exchange rates. What
 * is there already stays as it is, so this may be done again at every start and every migration.
 */
export async function provideReferenceData(db: Db): Promise<void> {
  await db.insert(countries).values(firstCountries()).onConflictDoNothing();
  await db.insert(variantFamilies).values(FAMILIES).onConflictDoNothing();
  await db.insert(exchangeRates).values(FIRST_RATES).onConflictDoNothing();
}

/** The tables that are filled so, by a migration or when a shop opens: one with nothing but this in them is still an empty one. */
export const REFERENCE_TABLES: readonly string[] = [
  'countries',
  'variant_families',
  'exchange_rates',
  'settings',
  'manuals',
  'news',
];
