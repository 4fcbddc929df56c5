import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orderLines, orders } from '#shop/trade/orders/tables.ts';
import { orderReturnEvents, orderReturnLines, orderReturns } from '#shop/trade/returns/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

/** The returns that were requested (L7), each with its request and reply. */
export async function fillReturns(tx: Db, { returns, staff }: SampleFiles, today: Date): Promise<void> {
  for (const { id, orderId, position, daysAgo, lines, remarks, question, answer, ...row } of returns) {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) throw new Error(`Return ${id} belongs to order ${orderId}, which does not exist`);
    const askedAt = instantOf({ on: null, daysAgo }, today, '09:20');
    await tx.insert(orderReturns).values({ id, orderId, position, customerId: order.customerId, askedAt, ...row });
    for (const { position: line, quantity } of lines) {
      const ofLine = and(eq(orderLines.orderId, orderId), eq(orderLines.position, line));
      const [found] = await tx.select({ id: orderLines.id }).from(orderLines).where(ofLine);
      if (found === undefined) throw new Error(`Order ${orderId} has no line ${line} to return`);
      await tx.insert(orderReturnLines).values({ returnId: id, orderLineId: found.id, quantity });
    }
    const buyer = {
      returnId: id,
      isStaff: false,
      byName: `${order.firstName} ${order.surname}`,
      customerId: order.customerId,
    };
    const asked = instantOf({ on: null, daysAgo }, today, '11:05');
    const answered = instantOf({ on: null, daysAgo }, today, '13:40');
    await tx.insert(orderReturnEvents).values([
      { ...buyer, at: askedAt, kind: 'ask', remarks },
      { returnId: id, isStaff: true, byName: staff[0]?.name ?? '', at: asked, kind: 'question', remarks: question },
      { ...buyer, at: answered, kind: 'answer', remarks: answer },
    ]);
  }
}
