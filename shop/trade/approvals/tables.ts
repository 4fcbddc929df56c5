import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { identity } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';

/**
 * Deputies of approvers for a period, both days inclusive (H3). A constraint of the migration prevents two deputies on
 * one day.
 */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    id: identity(),
    approverId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    deputyId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [
    index().on(t.approverId, t.endsOn),
    index().on(t.deputyId, t.endsOn),
    check('approval_deputies_other', sql`${t.deputyId} <> ${t.approverId}`),
    check('approval_deputies_days', sql`${t.endsOn} >= ${t.startsOn}`),
  ],
);
