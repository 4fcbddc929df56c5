import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { products } from '../parts/tables.ts';
import type { MovementKind } from './movement.ts';

/**
 * All stock movements (L4). A product's `stock_level` is the sum of `quantity`; triggers keep it so, whichever of the
 * two is written. The stock on the shelf is the sum of `shelf_quantity`: sold goods stay there until they are shipped.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    productId: integer().notNull(), // not a foreign key: history outlives the product
    kind: text().$type<MovementKind>().notNull(),
    quantity: integer().notNull(), // change of the available stock
    shelfQuantity: integer().notNull(), // change of the stock on the shelf
    at: instant().notNull().defaultNow(),
    orderId: integer(), // for sales, shipments and their reversals
    orderLineId: integer(),
    reason: text().notNull().default(''),
    staffName: text().notNull().default(''), // '': not by staff
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

/** Quantities of order lines that were not in stock, by part (J7); filled oldest first, and deleted when nothing is missing. */
export const backOrders = pgTable(
  'back_orders',
  {
    orderLineId: integer().notNull(),
    orderId: integer().notNull(),
    productId: integer().notNull(),
    missing: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'back_orders_pkey', columns: [t.orderLineId, t.productId] }),
    index('back_orders_of_product').on(t.productId, t.orderLineId),
    index('back_orders_of_order').on(t.orderId),
    check('back_orders_missing', sql`${t.missing} > 0`),
  ],
);

/** Expected goods; ended when they are received or cancelled. */
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
