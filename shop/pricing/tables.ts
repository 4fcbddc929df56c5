import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { identity, instant, version } from '../../platform/database/columns.ts';

/** Exchange rates of a dollar: row 1 pounds, row 2 euros, in the order that the API promises (B2). */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: smallint().primaryKey(),
    currencyId: smallint().notNull().unique(),
    rateMicros: integer().notNull(), // six decimals (D1)
    changedAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    check('exchange_rates_positive', sql`${t.rateMicros} > 0`),
    check('exchange_rates_currency', sql`${t.currencyId} in (2, 3)`),
  ],
);

/** Every rate that ever held, for the history beside the editor. */
export const exchangeRateChanges = pgTable(
  'exchange_rate_changes',
  {
    id: identity(),
    exchangeRateId: smallint()
      .notNull()
      .references(() => exchangeRates.id),
    rateMicros: integer().notNull(),
    changedAt: instant().notNull().defaultNow(),
    staffId: integer(),
  },
  (t) => [index().on(t.exchangeRateId, t.changedAt)],
);
