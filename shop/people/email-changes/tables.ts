import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../accounts/tables.ts';

/** New addresses of accounts, which count once the link sent to them was followed (D53): one for each member. */
export const emailChanges = pgTable('email_changes', {
  id: identity(),
  customerId: integer()
    .notNull()
    .unique('email_changes_of_member')
    .references(() => customers.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  askedAt: instant().notNull(),
  tokenHash: text().unique(), // of the link; null until the mail is sent
});
