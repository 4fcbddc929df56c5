import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { identity, instant, version } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { CancelReason, ChangeRequestState, OrderWish } from './change-request.ts';

/** Carriers; `trackingUrl` is the tracking address, with the placeholder {number}. */
export const carriers = pgTable(
  'carriers',
  {
    id: identity(),
    name: text().notNull(),
    trackingUrl: text().notNull().default(''),
    active: boolean().notNull().default(true),
    version: version(),
  },
  (t) => [uniqueIndex('carriers_name').on(sql`lower(${t.name})`), check('carriers_name', sql`${t.name} <> ''`)],
);

/** Shipments of orders (L3). Append only, because a shipment can't be recalled. */
export const shipments = pgTable(
  'shipments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(), // position within its order, from 1
    shippedOn: date().notNull(),
    carrierName: text().notNull().default(''), // its name at the time; '': our own delivery
    trackingNumber: varchar({ length: 50 }).notNull().default(''),
    trackingUrl: text().notNull().default(''), // its address at the time
    note: text().notNull().default(''), // for the buyer, on the delivery note
    staffName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('shipments_position').on(t.orderId, t.position),
    index('shipments_day').on(t.shippedOn, t.id),
    check('shipments_first', sql`${t.position} > 0`),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId] }),
    index('shipment_lines_of_line').on(t.orderLineId),
    check('shipment_lines_quantity', sql`${t.quantity} > 0`),
  ],
);

/**
 * The last round of the change feed: one row, once there was a round. A new round locks it, so that rounds are
 * collected one after the other: an event committed later belongs to a later round, whatever its id.
 */
export const orderFeed = pgTable(
  'order_feed',
  { only: boolean().primaryKey().default(true), round: integer().notNull().default(1) },
  (t) => [check('order_feed_only', sql`${t.only}`)],
);

/** Change requests of buyers before picking starts (L5): one open request per order. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    customerId: integer() // the member who asked
      .notNull()
      .references(() => customers.id),
    wish: text().$type<OrderWish>().notNull(),
    cancelReason: text().$type<CancelReason>(),
    wishText: text().notNull(),
    askedBy: text().notNull(),
    askedAt: instant().notNull(),
    state: text().$type<ChangeRequestState>().notNull().default('open'),
    decidedAt: instant(),
    decidedByName: text(), // the staff member; null: the buyer withdrew it
    decisionReason: text().notNull().default(''),
    eventId: integer(), // the step that cancelled it, because a step can be undone
  },
  (t) => [
    index('change_requests_of_order').on(t.orderId, t.id),
    index().on(t.customerId),
    uniqueIndex('change_requests_open')
      .on(t.orderId)
      .where(sql`state = 'open'`),
    check('change_requests_wish', sql`(${t.wish} = 'cancel') = (${t.cancelReason} is not null)`),
    check('change_requests_kind', sql`${t.wish} in ('change', 'cancel')`),
    check('change_requests_state', sql`${t.state} in ('open', 'accepted', 'declined', 'withdrawn')`),
    check('change_requests_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('change_requests_declined', sql`${t.state} <> 'declined' or ${t.decisionReason} <> ''`),
  ],
);
