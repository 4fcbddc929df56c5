import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Addresses of an earlier shop, each with its page here (Q4). */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Path with its query, a path, or '/beginning/*'; in lower case. */
    oldAddress: text().notNull(),
    newAddress: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('redirects_old_address').on(t.oldAddress),
    check('redirects_old', sql`${t.oldAddress} like '/_%' and length(${t.oldAddress}) <= 500`),
    check('redirects_new', sql`${t.newAddress} like '/%' and ${t.newAddress} not like '//%'`),
  ],
);

/** Addresses that were asked for and not found (Q4). */
export const missedAddresses = pgTable(
  'missed_addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    address: text().notNull(),
    times: integer().notNull().default(1),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('missed_addresses_address').on(t.address), index('missed_addresses_times').on(t.times, t.id)],
);
