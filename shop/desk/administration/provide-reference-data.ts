import type { Db } from '#platform/database/database.ts';
import { variantFamilies } from '../../catalogue/parts/tables.ts';
import { firstCountries } from '#shop/base/reference-data/first-countries.ts';
import { countries } from '../../base/reference-data/tables.ts';
import { insertFirstRates } from '../../catalogue/pricing/rate-write-queries.ts';

/** The families of widths (E8). */
const FAMILIES = [
  { id: 1, name: '15 Thou' },
  { id: 2, name: '20 Thou' },
];

/**
 * Adds the data that a shop needs and no screen creates: countries, width families, two exchange rates. Existing data
 * is unchanged, so this can run at every start and every migration.
 */
export async function provideReferenceData(db: Db): Promise<void> {
  await db.insert(countries).values(firstCountries()).onConflictDoNothing();
  await db.insert(variantFamilies).values(FAMILIES).onConflictDoNothing();
  await insertFirstRates(db);
}

/** The tables filled by migrations or at the start. A table with only these rows counts as empty. */
export const REFERENCE_TABLES: readonly string[] = [
  'countries',
  'variant_families',
  'exchange_rates',
  'settings',
  'manuals',
  'news',
];
