import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../frame/operation.ts';
import { InvalidInputError, NotFoundError } from '../kernel/errors.ts';
import { isSeenBy } from '../orders/order-reader.ts';
import { orders } from '../orders/tables.ts';
import type { ReturnDraft } from './paths.ts';
import { buyerActor, recordReturn } from './record-return.ts';
import { returnRefusals } from './return.ts';
import { listReturnable } from './return-queries.ts';
import { orderReturnLines, orderReturns } from './tables.ts';

/**
 * Asks for a return of parts of an order that the member sees (L7). Answers its number in the shop.
 * @throws {NotFoundError}      no such order, or another company's
 * @throws {InvalidInputError}  more than was sent and is in no return yet, nothing, a line of another order: by field
 */
export function askForReturn(
  { orderId, lines, returnReason, remarks = '' }: ReturnDraft,
  context: CustomerContext,
): Promise<number> {
  const actor = buyerActor(context);
  const { customer } = context.caller;
  return inTransaction(context.shop.db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isSeenBy(customer)))
      .for('no key update'); // one return after the other: what is left is counted with all of them
    if (order === undefined) throw new NotFoundError('order');
    const refusals = returnRefusals(await listReturnable(tx, orderId), lines);
    if (refusals.length > 0) throw new InvalidInputError(refusals);
    const [asked] = await tx
      .insert(orderReturns)
      .values({
        orderId,
        position: sql`(select count(*) + 1 from order_returns where order_id = ${orderId})`, // the order is locked
        customerId: customer.id,
        reason: returnReason,
        askedAt: actor.now,
      })
      .returning({ id: orderReturns.id, position: orderReturns.position });
    if (asked === undefined) throw new Error('A return was inserted and not answered.');
    await tx.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: asked.id })));
    const facts = { reason: returnReason };
    const happened = { ...asked, orderId, customerId: customer.id, kind: 'ask' as const, remarks, facts };
    await recordReturn(tx, { ...happened, state: 'asked' }, actor);
    return asked.id;
  });
}
