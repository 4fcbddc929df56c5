import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/database/columns.ts';
import { products } from '../catalogue/tables.ts';
import type { MovementKind } from './movement.ts';

/**
 * Everything that ever moved a stock (L4). A product's `stock_level` is the sum of `quantity`; triggers keep it so, no matter who writes
 * which of the two. What lies on the shelf is the sum of `shelf_quantity`: goods that are sold stay there until they are sent.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    productId: integer().notNull(), // no key: what happened outlives the product
    kind: text().$type<MovementKind>().notNull(),
    quantity: integer().notNull(), // of what can be sold
    shelfQuantity: integer().notNull(), // of what lies there
    at: instant().notNull().defaultNow(),
    orderId: integer(), // of sales, shipments and what takes them back
    orderLineId: integer(),
    reason: text().notNull().default(''),
    staffName: text().notNull().default(''), // '': nobody of the staff
  },
  (t) => [
    index('stock_movements_of_product').on(t.productId, t.id),
    index('stock_movements_of_line')
      .on(t.orderLineId)
      .where(sql`order_line_id is not null`),
    check(
      'stock_movements_kind',
      sql`${t.kind} in ('opening', 'sale', 'shipment', 'cancellation', 'return', 'correction', 'count', 'arrival', 'import')`,
    ),
    check('stock_movements_moves', sql`${t.quantity} <> 0 or ${t.shelfQuantity} <> 0`),
    check('stock_movements_reason', sql`${t.kind} <> 'correction' or ${t.reason} <> ''`),
  ],
);

/** Of a line what no stock was there for when it was ordered; filled oldest first, and gone when nothing is missing. */
export const backOrders = pgTable(
  'back_orders',
  {
    orderLineId: integer().primaryKey(),
    orderId: integer().notNull(),
    productId: integer().notNull(),
    missing: integer().notNull(),
  },
  (t) => [
    index('back_orders_of_product').on(t.productId, t.orderLineId),
    index('back_orders_of_order').on(t.orderId),
    check('back_orders_missing', sql`${t.missing} > 0`),
  ],
);

/** Goods that are expected; ended when they came, or when it is known that they do not. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    expectedOn: date().notNull(),
    note: text().notNull().default(''),
    endedAt: instant(),
  },
  (t) => [
    index('arrivals_of_product').on(t.productId, t.expectedOn),
    index('arrivals_expected')
      .on(t.expectedOn, t.id)
      .where(sql`ended_at is null`),
    check('arrivals_quantity', sql`${t.quantity} > 0`),
  ],
);
