import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { isSeenBy } from '../orders/order-reader.ts';
import { orders } from '../orders/tables.ts';
import { insertReturn } from './insert-return.ts';
import type { ReturnDraft } from './paths.ts';
import { buyerActor, recordReturn } from './record-return.ts';

/**
 * Requests a return of parts of an order that the member sees (L7). Returns its id.
 * @throws {NotFoundError} no such order, or another company's
 * @throws {InvalidInputError} more than was shipped and is not in a return yet, nothing, a line of another order: by
 * field
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
      .where(and(eq(orders.id, orderId), isSeenBy(customer, orders)))
      .for('no key update'); // one return after the other, because the remaining quantity depends on all of them
    if (order === undefined) throw new NotFoundError('order');
    const placed = { customerId: customer.id, state: 'asked', askedAt: actor.now } as const;
    const asked = await insertReturn(tx, { orderId, lines, returnReason }, placed);
    const facts = { reason: returnReason };
    const happened = { ...asked, orderId, customerId: customer.id, kind: 'ask' as const, remarks, facts };
    await recordReturn(tx, { ...happened, state: 'asked' }, actor);
    return asked.id;
  });
}
