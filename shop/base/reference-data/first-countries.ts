import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { countries } from './tables.ts';

/** Folder with the country list of a new shop. */
export const REFERENCE_DATA = import.meta.dirname;

/** All countries, for a new shop. */
export function firstCountries(): (typeof countries.$inferInsert)[] {
  const rows: { id: string; name: string; continent: string; iso2: string }[] = parse(
    readFileSync(path.join(REFERENCE_DATA, 'countries.csv')),
    { columns: true },
  );
  return rows.map(({ id, ...country }) => ({ ...country, id: Number(id) }));
}
