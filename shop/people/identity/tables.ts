import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { guid, identity, instant } from '../../../platform/database/columns.ts';
import type { StaffLanguage } from '../../../texts/languages.ts';
import { customers } from '../accounts/tables.ts';
import { STAFF_RIGHTS, type StaffRight } from '../../base/rights/staff-right.ts';

/** Staff accounts. */
export const staff = pgTable(
  'staff',
  {
    id: identity(),
    guid: guid(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    disabled: boolean().notNull().default(false),
    rights: text().array().$type<StaffRight[]>().notNull().default([]),
    largestDiscount: smallint(), // per cent below a company's own price that a quotation of theirs may go to (K6); null: any
    digestHour: smallint().notNull().default(8), // of the daily digest of news, in the store's time zone (P6)
    language: text().$type<StaffLanguage>(), // null: none was selected (N2)
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('staff_email').on(sql`lower(${t.email})`),
    check('staff_digest_hour', sql`${t.digestHour} between 0 and 23`),
    check('staff_largest_discount', sql`${t.largestDiscount} between 0 and 100`),
    check('staff_rights', sql`${t.rights} <@ ${sql.raw(`array['${STAFF_RIGHTS.join("','")}']`)}`),
  ],
);

/** Sessions. Only the hash of the token is stored, so that a stolen copy of this table opens nothing (D15). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Identifies the session to its owner, who may end it; the token's hash is never shown. */
    guid: guid(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull().default(false),
    /** 'Firefox on Windows', from the user agent at the login. */
    device: text().notNull().default(''),
    /** Time of the last password confirmation, which some changes by staff require to be recent. */
    passwordGivenAt: instant().notNull().defaultNow(),
    /** It was opened with a code or a passkey, or one of them was set up in it. */
    secondFactorGiven: boolean().notNull().default(false),
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

/**
 * Impersonations: staff who order for a member (H7), one per staff session, deleted with it. The session's token then
 * identifies the member too.
 */
export const impersonations = pgTable(
  'impersonations',
  {
    sessionKey: text()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The browser's previous cart, which is restored afterwards. */
    cartBefore: uuid(),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.customerId), index().on(t.expiresAt)],
);

/** A password reset, valid once, within an hour (D16). */
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

/** Owner: a customer or a staff member, never both; deleted with the account. */
const owner = {
  customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
  staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
};

/**
 * A second factor (RFC 6238), enabled once a code has confirmed it. The secret must be readable, otherwise no code
 * could be checked; docs/security.md describes the risk of a stolen copy.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: identity(),
    ...owner,
    /** 160 random bits in base32. */
    secret: text().notNull(),
    startedAt: instant().notNull(),
    /** null: not confirmed yet. */
    confirmedAt: instant(),
    /** Time step (half a minute since 1970) of the last code used, so that no code works twice. */
    lastStep: integer().notNull().default(0),
    /** Wrong codes since the last right one; after a few of them codes are delayed. */
    wrongCodes: integer().notNull().default(0),
    waitUntil: instant(),
  },
  (t) => [
    check('second_factors_one_owner', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
    uniqueIndex('second_factors_customer').on(t.customerId),
    uniqueIndex('second_factors_staff').on(t.staffId),
  ],
);

/** Recovery codes for a lost telephone, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text().primaryKey(), ...owner, usedAt: instant() },
  (t) => [
    check('recovery_codes_one_owner', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
    index().on(t.customerId),
    index().on(t.staffId),
  ],
);

/**
 * A login with the right password that still needs its code; it grants no access yet. The table's name dates from when
 * only staff had a second factor; renaming it would break the previous version during a rollout.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    tokenHash: text().primaryKey(),
    ...owner,
    remembered: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (t) => [
    check('sign_ins_one_owner', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
    index().on(t.customerId),
    index().on(t.staffId),
  ],
);

/** A key in a telephone, computer or security key (WebAuthn): the shop has its public half, which opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    /** Identifies the passkey to its owner. */
    guid: guid(),
    ...owner,
    /** Credential id, in base64url. */
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signature counter, as far as we saw; always 0 if the authenticator does not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    /** Transports of the authenticator: 'internal', 'usb', … */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [
    check('passkeys_one_owner', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index().on(t.customerId),
    index().on(t.staffId),
  ],
);

/** A challenge for a passkey to sign, valid for one answer, one purpose and five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text().$type<'add' | 'customer login' | 'staff login'>().notNull(),
    /** Owner of the passkey to be added; unknown for a login. */
    ...owner,
    expiresAt: instant().notNull(),
  },
  (t) => [
    check(
      'passkey_challenges_owner',
      sql`num_nonnulls(${t.customerId}, ${t.staffId}) = case when ${t.purpose} = 'add' then 1 else 0 end`,
    ),
    index().on(t.expiresAt),
  ],
);
