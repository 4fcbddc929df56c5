import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { ChangedObject, ChangeKind } from './change-kinds.ts';

/**
 * Changes that programs follow (M3). Triggers write them in the transaction of their cause, so that no way to change something leaves
 * one out. `round` is the round of the feed that collected it, null before.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ChangeKind>().notNull(),
    object: text().$type<ChangedObject>().notNull(),
    objectId: integer().notNull(), // not a foreign key: a change outlives its object
    reference: text().notNull().default(''), // as people know the object
    companyId: integer(), // the company whose object it is; null: the shop's
    priceListId: integer(), // it concerns the companies that have this list
    at: instant().notNull().defaultNow(),
    round: integer(),
  },
  (t) => [index('changes_feed').on(t.round, t.id), index('changes_at').on(t.at)],
);

/** The last round of the feed of changes, as `order_feed`; `goneId` is the last change that was deleted because of its age. */
export const changeFeed = pgTable(
  'change_feed',
  {
    only: boolean().primaryKey().default(true),
    round: integer().notNull().default(1),
    goneId: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [check('change_feed_only', sql`${t.only}`)],
);
