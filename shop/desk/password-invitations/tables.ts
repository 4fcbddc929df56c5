import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';

/** Each press of staff that invited members to choose a password (Q3). */
export const passwordRounds = pgTable(
  'password_rounds',
  {
    id: identity(),
    at: instant().notNull(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    /** Number of mails that may be queued a minute; that of the newest round counts for all. */
    perMinute: integer().notNull(),
    stoppedAt: instant(),
    stoppedBy: text(),
  },
  (t) => [check('password_rounds_pace', sql`${t.perMinute} between 1 and 600`)],
);

/** The invited members: each once, however often staff press. */
export const passwordInvitations = pgTable(
  'password_invitations',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    roundId: integer()
      .notNull()
      .references(() => passwordRounds.id),
    /** Mails queued so far: the invitation, then one reminder. */
    mails: smallint().notNull().default(0),
    /** Time from which the next one may be queued; null: none any more. */
    nextAt: instant(),
  },
  (t) => [
    index('password_invitations_due')
      .on(t.nextAt, t.customerId)
      .where(sql`next_at is not null`),
    index('password_invitations_of_round').on(t.roundId),
    check('password_invitations_mails', sql`${t.mails} between 0 and 2`),
  ],
);
