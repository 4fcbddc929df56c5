import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';
import { orders } from '../orders/tables.ts';
import { MESSAGE_MAX, type MessageSide } from './order-message.ts';

/** Messages between buyer and staff (L8). Append only, apart from the read mark. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    side: text().$type<MessageSide>().notNull(),
    byName: text().notNull(),
    customerId: integer().references(() => customers.id), // the member who wrote it; null: staff, or from before it was stored
    message: text().notNull(),
    writtenAt: instant().notNull(),
    readAt: instant(),
    readByName: text(),
    readByCustomerId: integer().references(() => customers.id), // the member who read it; null: staff, or nobody yet
  },
  (t) => [
    index('order_messages_of_order').on(t.orderId, t.id),
    index('order_messages_of_member').on(t.customerId),
    index('order_messages_read_by').on(t.readByCustomerId),
    index('order_messages_unread')
      .on(t.orderId)
      .where(sql`read_at is null`),
    check('order_messages_side', sql`${t.side} in ('buyer', 'shop')`),
    check('order_messages_text', sql`length(${t.message}) between 1 and ${sql.raw(String(MESSAGE_MAX))}`),
    check('order_messages_read', sql`num_nulls(${t.readAt}, ${t.readByName}) in (0, 2)`),
  ],
);
