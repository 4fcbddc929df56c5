import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/database/columns.ts';

/** Every change that a member of staff made: who, when, what, before and after (E16). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: instant().notNull().defaultNow(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [index('audit_at').on(t.at, t.id), index('audit_of_thing').on(t.entity, t.entityId, t.at, t.id)],
);
