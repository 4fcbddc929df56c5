import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, version } from '../../../platform/database/columns.ts';

/** A promotion code. A null status or multiplier could not be parsed; such a code is invalid (D5, C8). */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    code: text().notNull().unique(), // compared letter by letter (B5)
    name: text().notNull(),
    status: text().$type<'live' | 'inactive'>(),
    multiplierMicros: integer(), // 900000: 0.9 of the goods remain to pay
    continent: text(), // null: everywhere
    startsOn: date().notNull(),
    endsOn: date().notNull(), // inclusive
    version: version(),
  },
  (t) => [
    check('coupons_status', sql`${t.status} in ('live', 'inactive')`),
    check('coupons_multiplier', sql`${t.multiplierMicros} > 0 and ${t.multiplierMicros} <= 1000000`),
    check('coupons_code', sql`${t.code} <> ''`),
  ],
);
