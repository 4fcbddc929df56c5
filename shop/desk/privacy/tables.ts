import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';
import type { DataRequestKind, DataRequestOutcome } from './data-request.ts';

/** Requests of people for a copy or the erasure of their data (O4), by members and by people without a login. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: identity(),
    kind: text().$type<DataRequestKind>().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }), // null: a person without a login
    email: text().notNull(), // '' once the person is erased
    remarks: text().notNull().default(''), // in the person's words, or those of staff
    askedAt: instant().notNull(),
    askedByStaff: text(), // the staff member who entered it; null: the member
    answeredAt: instant(),
    answeredBy: text(), // the staff member; null: the member, or not answered
    outcome: text().$type<DataRequestOutcome>(),
    answer: text().notNull().default(''), // the reason of a refusal
  },
  (t) => [
    index('data_requests_asked').on(t.askedAt, t.id),
    index('data_requests_of_customer').on(t.customerId, t.id),
    uniqueIndex('data_requests_open_erasure')
      .on(t.customerId)
      .where(sql`kind = 'erasure' and answered_at is null`),
    check('data_requests_kind', sql`${t.kind} in ('copy', 'erasure')`),
    check('data_requests_outcome', sql`${t.outcome} in ('done', 'refused', 'withdrawn')`),
    check('data_requests_answered', sql`(${t.answeredAt} is null) = (${t.outcome} is null)`),
  ],
);

/**
 * People whose data was erased (O4), without a name: the guid of the account, or a hash of the email address. The housekeeper
 * finds here whose orders lose their names when tax law no longer needs them, and a restored backup whom to erase again.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: identity(),
    customerId: integer()
      .unique('erasures_customer')
      .references(() => customers.id),
    customerGuid: uuid(),
    emailHash: text(),
    erasedAt: instant().notNull(),
  },
  (t) => [check('erasures_person', sql`num_nonnulls(${t.customerId}, ${t.emailHash}) = 1`)],
);
