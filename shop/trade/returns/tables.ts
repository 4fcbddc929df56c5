import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';
import { orderDocuments } from '../documents/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { ReturnHappened, ReturnOutcome, ReturnReason, ReturnState } from './return.ts';

/** Goods that a buyer wants to send back (L7). */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(), // position within its order, part of its number
    customerId: integer() // the member who requested it
      .notNull()
      .references(() => customers.id),
    state: text().$type<ReturnState>().notNull().default('asked'),
    reason: text().$type<ReturnReason>().notNull(),
    askedAt: instant().notNull().defaultNow(),
    outcome: text().$type<ReturnOutcome>(),
    creditNoteId: integer().references(() => orderDocuments.id),
  },
  (t) => [
    unique('order_returns_position').on(t.orderId, t.position),
    index('order_returns_state').on(t.state, t.id),
    check('order_returns_first', sql`${t.position} > 0`),
    check(
      'order_returns_state',
      sql`${t.state} in ('asked', 'question', 'accepted', 'refused', 'withdrawn', 'received', 'closed')`,
    ),
    check(
      'order_returns_reason',
      sql`${t.reason} in ('wrong-part', 'damaged', 'faulty', 'too-many', 'not-needed', 'other')`,
    ),
    check(
      'order_returns_outcome',
      sql`(${t.state} = 'closed') = (${t.outcome} is not null) and ${t.outcome} in ('replaced', 'credited')`,
    ),
    check('order_returns_credit', sql`${t.creditNoteId} is null or ${t.outcome} = 'credited'`),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: integer()
      .notNull()
      .references(() => orderReturns.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
    toStock: smallint().notNull().default(0), // came back and can be sold again
    unsaleable: smallint().notNull().default(0), // came back and can't be sold again
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    index('order_return_lines_of_line').on(t.orderLineId),
    check('order_return_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'order_return_lines_received',
      sql`${t.toStock} >= 0 and ${t.unsaleable} >= 0 and ${t.toStock} + ${t.unsaleable} <= ${t.quantity}`,
    ),
  ],
);

/** Events of returns. Append only. */
export const orderReturnEvents = pgTable(
  'order_return_events',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => orderReturns.id),
    at: instant().notNull().defaultNow(),
    kind: text().$type<ReturnHappened>().notNull(),
    remarks: text().notNull().default(''),
    isStaff: boolean().notNull(),
    byName: text().notNull(),
    customerId: integer().references(() => customers.id), // the member whose event it is; null: staff
  },
  (t) => [
    index('order_return_events_of_return').on(t.returnId, t.id),
    index('order_return_events_of_member').on(t.customerId),
  ],
);

export const orderReturnPictures = pgTable(
  'order_return_pictures',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => orderReturns.id),
    fileKey: text().notNull(),
    sha256: text().notNull(), // the same picture sent twice is stored once
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('order_return_pictures_once').on(t.returnId, t.sha256)],
);
