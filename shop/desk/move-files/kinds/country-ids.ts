import type { Db } from '#platform/database/database.ts';
import { countries } from '../../../base/reference-data/tables.ts';

/** Looks up the ids of countries by their two letters. */
export async function countryIds(db: Db): Promise<(iso2: string) => number> {
  const rows = await db.select({ id: countries.id, iso2: countries.iso2 }).from(countries);
  const idOf = new Map(rows.map(({ id, iso2 }) => [iso2, id]));
  return (iso2) => {
    const id = idOf.get(iso2);
    if (id === undefined) throw new Error(`${iso2} is not a country.`);
    return id;
  };
}
