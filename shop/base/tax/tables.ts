import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { identity, version } from '../../../platform/database/columns.ts';
import { countries } from '../reference-data/tables.ts';

/** Rates of tax: each counts from its day until the next one of its country, so that there are no gaps and no overlaps (O3). */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: identity(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    rateBasisPoints: integer().notNull(), // in hundredths of a per cent: 2000 is 20 %
    validFrom: date().notNull(),
    version: version(),
  },
  (t) => [
    unique('tax_rates_day').on(t.countryId, t.validFrom),
    check('tax_rates_rate', sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
);
