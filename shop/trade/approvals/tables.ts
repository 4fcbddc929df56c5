import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { identity, instant, minor } from '../../../platform/database/columns.ts';
import { carts } from '../cart/tables.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { ApprovalReason, ApprovalState, FrozenOrder } from '../orders/approval-state.ts';
import { orders } from '../orders/tables.ts';

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

/**
 * An order that a member may not place alone (H3): a snapshot of their cart, until someone in the company decides. The
 * cart is closed in the meantime, and reopened if no order results.
 */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member who made the request
      .notNull()
      .references(() => customers.id),
    cartId: integer().references(() => carts.id, { onDelete: 'set null' }), // old carts are deleted
    state: text().$type<ApprovalState>().notNull().default('open'),
    askedFor: text().$type<ApprovalReason>().notNull(),
    purchaseOrderNumber: varchar({ length: 50 }).notNull(),
    deliveryAddressId: integer().notNull(), // not a foreign key, as in an order
    couponCode: text(),
    // The monthly sum counts these as well as orders.
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    totalMinor: minor().notNull(),
    gbpRateMicros: integer().notNull(),
    eurRateMicros: integer().notNull(),
    frozen: jsonb().$type<FrozenOrder>().notNull(),
    stamp: text().notNull(), // of the frozen order: a different current one means a change
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    remindedAt: instant(),
    decidedAt: instant(),
    decidedBy: integer().references(() => customers.id),
    decidedByName: text(),
    decidedForName: text(), // the approver for whom a deputy decided
    decidedFor: integer().references(() => customers.id),
    reason: text(), // reason for the rejection
    orderId: integer()
      .unique('approval_requests_order') // one request places one order
      .references(() => orders.id),
  },
  (t) => [
    index('approval_requests_of_company').on(t.companyId, t.id),
    index('approval_requests_of_customer').on(t.customerId, t.id),
    index().on(t.cartId),
    index().on(t.decidedBy),
    index().on(t.decidedFor),
    uniqueIndex('approval_requests_open_cart')
      .on(t.cartId)
      .where(sql`state = 'open'`),
    index('approval_requests_open')
      .on(t.companyId)
      .where(sql`state = 'open'`), // asked by every page of a member
    index('approval_requests_expiring')
      .on(t.expiresAt, t.id)
      .where(sql`state = 'open'`),
    check('approval_requests_state', sql`${t.state} in ('open', 'approved', 'rejected', 'withdrawn', 'expired')`),
    check('approval_requests_placed', sql`(${t.state} = 'approved') = (${t.orderId} is not null)`),
    check('approval_requests_reason', sql`(${t.state} = 'rejected') = (${t.reason} is not null)`),
  ],
);
