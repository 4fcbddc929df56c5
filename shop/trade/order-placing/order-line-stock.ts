import { integer, pgView, smallint } from 'drizzle-orm/pg-core';

/** The products whose stock an order line moves, with their quantity in one unit of the line: itself, or the parts of a kit (J7). */
export const orderLineStock = pgView('order_line_stock', {
  orderLineId: integer().notNull(),
  orderId: integer().notNull(),
  position: smallint().notNull(),
  productId: integer().notNull(),
  quantity: smallint().notNull(), // of the line, as ordered
  perLine: integer().notNull(),
}).existing();
