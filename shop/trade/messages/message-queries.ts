import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { isOrderSeenBy, isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { MessageSide, OrderMessage } from './order-message.ts';
import type { MessagesRead } from './paths.ts';
import { orderMessages } from './tables.ts';

/** All messages about an order, oldest first. The caller has checked ownership. */
export async function listMessages(db: Db, orderId: number): Promise<OrderMessage[]> {
  const rows = await db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.id));
  return rows.map(messageOf);
}

export async function findMessage(db: Db, messageId: number): Promise<OrderMessage | undefined> {
  const [row] = await db.select().from(orderMessages).where(eq(orderMessages.id, messageId));
  return row === undefined ? undefined : messageOf(row);
}

/** Finds the orders with messages from that side that the other side has not read. */
export async function ordersWithUnread(
  db: Db,
  orderIds: readonly number[],
  side: MessageSide,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ orderId: orderMessages.orderId })
    .from(orderMessages)
    .where(and(inArray(orderMessages.orderId, [...orderIds]), isUnreadOf(side)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** The member's orders with a message from the shop that nobody in the company has read, newest first. */
export async function listUnreadOrders(db: Db, reader: OrderReader, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ orderId: orderMessages.orderId })
    .from(orderMessages)
    .innerJoin(currentOrders, eq(currentOrders.id, orderMessages.orderId))
    .where(and(isUnreadOf('shop'), isSeenBy(reader)))
    .orderBy(desc(orderMessages.orderId))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/** Returns whether an order exists. @param reader the member who must be allowed to see it; null: staff */
export async function isVisible(db: Db, orderId: number, reader: OrderReader | null): Promise<boolean> {
  return (await db.$count(currentOrders, isOrderSeenBy(orderId, reader))) > 0;
}

/** Marks that side's messages as read, up to the one shown; returns the number of newly read ones. */
export async function markRead(
  tx: Db,
  { orderId, side, seenMessageId }: MessagesRead & { side: MessageSide },
  read: { readAt: Date; readByName: string; readByCustomerId: number | null },
): Promise<number> {
  const marked = await tx
    .update(orderMessages)
    .set(read)
    .where(
      and(
        eq(orderMessages.orderId, orderId),
        isUnreadOf(side),
        seenMessageId === undefined ? undefined : lte(orderMessages.id, seenMessageId),
      ),
    )
    .returning({ id: orderMessages.id });
  return marked.length;
}

/** Matches messages from that side that the other side has not read. */
export function isUnreadOf(side: MessageSide) {
  return and(isNull(orderMessages.readAt), eq(orderMessages.side, side));
}

function messageOf(row: typeof orderMessages.$inferSelect): OrderMessage {
  const { id, orderId, side, byName, message } = row;
  return {
    messageId: id,
    orderId,
    side,
    byName,
    text: message,
    writtenAt: row.writtenAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
