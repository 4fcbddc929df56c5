import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Country } from './country.ts';
import { countries } from './tables.ts';

/** All countries, by name. */
export function readCountries(db: Db): Promise<Country[]> {
  return db.select().from(countries).orderBy(asc(countries.name));
}
