import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, identity, instant } from '../../platform/database/columns.ts';
import { customers } from '../customers/tables.ts';

/** The shop's own people. */
export const staff = pgTable(
  'staff',
  {
    id: identity(),
    guid: guid(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    disabled: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('staff_email').on(sql`lower(${t.email})`)],
);

/** Who is logged in. Only the hash of the token is kept: a stolen copy of this table opens nothing (D15). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    check('sessions_one_owner', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
    index().on(t.customerId),
    index().on(t.staffId),
    index().on(t.expiresAt),
  ],
);

/** A way to set a new password, once, within an hour (D16). */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index().on(t.customerId)],
);
