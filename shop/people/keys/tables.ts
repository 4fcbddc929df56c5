import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { guid, identity, instant } from '../../../platform/database/columns.ts';
import type { ApiScope } from '../../base/rights/api-scope.ts';
import { companies, customers } from '../accounts/tables.ts';
import { staff } from '../identity/tables.ts';

/** Keys of programs (M1): of a company, or of a staff member. Only hashes are stored, so that a stolen copy opens nothing. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identity(),
    /** Identifies the key to its owners, and in the audit list as the session of its changes. */
    guid: guid(),
    /** The part of the key by which it is found, and that people see. */
    publicId: text().notNull().unique(),
    companyId: integer().references(() => companies.id),
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    /** The member who made it. The key stays the company's after they left. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Addresses and networks from which it works; empty: from everywhere. */
    networks: text().array().notNull().default([]),
    hash: text().notNull(),
    /** The secret before the last rotation, and the end of its time. */
    previousHash: text(),
    previousUntil: instant(),
    createdAt: instant().notNull(),
    /** Its lifetime, which begins again with each rotation. */
    days: smallint().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    /** Ranges of addresses from which it was used: another one is reported. */
    ranges: text().array().notNull().default([]),
    revokedAt: instant(),
    /** The mail about the coming end was queued. */
    warnedAt: instant(),
  },
  (t) => [
    check('api_keys_one_holder', sql`num_nonnulls(${t.companyId}, ${t.staffId}) = 1`),
    check('api_keys_rotated', sql`num_nulls(${t.previousHash}, ${t.previousUntil}) in (0, 2)`),
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`),
    check('api_keys_days', sql`${t.days} between 1 and 365`),
    index().on(t.companyId, t.id),
    index().on(t.staffId),
    index().on(t.customerId),
    index('api_keys_ending')
      .on(t.expiresAt)
      .where(sql`revoked_at is null and warned_at is null`),
  ],
);

/** The last calls of each key; older ones are deleted. */
export const keyCalls = pgTable(
  'key_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Method and path as documented, without ids: 'GET /Sale/GetSaleByID/{saleID}'. */
    call: text().notNull(),
    status: smallint().notNull(),
    ms: integer().notNull(),
  },
  (t) => [index('key_calls_of_key').on(t.keyId, t.id.desc())],
);

/** Number of calls of a key on each day of the store. */
export const keyDays = pgTable(
  'key_days',
  {
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    calls: integer().notNull(),
    refused: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] }), index().on(t.day)],
);

/** Short tokens that stand for a key (RFC 6749), deleted with it. */
export const keyTokens = pgTable(
  'key_tokens',
  {
    tokenHash: text().primaryKey(),
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Some of the key's scopes. */
    scopes: text().array().$type<ApiScope[]>().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.keyId), index().on(t.expiresAt)],
);
