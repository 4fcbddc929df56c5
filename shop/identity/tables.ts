import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, identity, instant } from '../../platform/database/columns.ts';
import { customers } from '../accounts/tables.ts';

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
    /** Names the session to its owner, who may end it: the token's hash stays inside. */
    guid: guid(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull().default(false),
    /** 'Firefox on Windows', by what the browser said of itself at the login. */
    device: text().notNull().default(''),
    /** When its owner last gave the password: some changes by staff ask that it was just now. */
    passwordGivenAt: instant().notNull().defaultNow(),
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

/**
 * A member of staff's second factor (RFC 6238): it counts once a code has confirmed it. The secret has to be readable, or no
 * code could be checked; docs/security.md says what a copy of this table is worth.
 */
export const secondFactors = pgTable('second_factors', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** 160 random bits in base32. */
  secret: text().notNull(),
  startedAt: instant().notNull(),
  /** null: it was begun, and no code has come yet. */
  confirmedAt: instant(),
  /** The half minute, counted from 1970, whose code was taken last: no code works twice. */
  lastStep: integer().notNull().default(0),
  /** Wrong codes since the last right one; after a few of them codes have to wait. */
  wrongCodes: integer().notNull().default(0),
  waitUntil: instant(),
});

/** What lets a member of staff in who has lost the telephone: each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: instant(),
  },
  (t) => [index().on(t.staffId)],
);

/** A sign-in whose password was right and whose code is still to come: it opens nothing by itself. */
export const staffSignIns = pgTable(
  'staff_sign_ins',
  {
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.staffId)],
);
