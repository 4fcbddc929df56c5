import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { companies, customers } from '../accounts/tables.ts';
import type { MemberRole } from '../../base/rights/member-role.ts';

/** A person whom a manager invited to join the company: by mail, once, within seven days (H2). */
export const invitations = pgTable(
  'invitations',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    invitedBy: integer()
      .notNull()
      .references(() => customers.id),
    tokenHash: text().unique(), // null until the mail is sent; only the mail has the token
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(), // used, or withdrawn
    joinedId: integer().references(() => customers.id, { onDelete: 'set null' }), // the member that it created; null: nobody yet, or withdrawn
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`ended_at is null`),
    index().on(t.invitedBy),
    index().on(t.joinedId),
    check('invitations_role', sql`${t.role} in ('manager', 'buyer', 'approver', 'reader')`),
  ],
);
