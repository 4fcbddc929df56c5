import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orderMessages } from '#shop/trade/messages/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

/** Inserts the messages between buyer and staff (L8). */
export async function fillMessages(tx: Db, { messages, staff }: SampleFiles, today: Date): Promise<void> {
  for (const { orderId, daysAgo, time, side, message, isRead } of messages) {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) throw new Error(`A message names order ${orderId}, which does not exist`);
    const buyer = `${order.firstName} ${order.surname}`;
    const counter = staff[0]?.name ?? '';
    const writtenAt = instantOf({ on: null, daysAgo }, today, time);
    const [byName, readByName] = side === 'buyer' ? [buyer, counter] : [counter, buyer];
    const [customerId, readByCustomerId] = side === 'buyer' ? [order.customerId, null] : [null, order.customerId];
    const read = isRead ? { readAt: writtenAt, readByName, readByCustomerId } : {};
    await tx.insert(orderMessages).values({ orderId, side, byName, customerId, message, writtenAt, ...read });
  }
}
