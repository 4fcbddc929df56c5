import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { OrderHeader } from '../orders/order.ts';
import { orders } from '../orders/tables.ts';

/**
 * Sets an order to pending or complete, the only change that it allows (B9). Returns 1; writes nothing if it is
 * unchanged. @throws {NotFoundError}
 */
export function setOrderStatus(
  { orderId, status }: { orderId: number; status: OrderHeader['status'] },
  { shop, caller }: StaffContext,
): Promise<1> {
  const { staff } = caller;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const before = await lockOrder(tx, orderId);
    if (before.status === status) return 1;
    await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
    await recordChange(tx, staff, shop.clock.now(), {
      action: status === 'complete' ? 'completed' : 'reopened',
      entity: 'order',
      entityId: orderId,
      before,
      after: { status },
    });
    return 1;
  });
}

/** Adds a staff note to an order. It appears in the order's history and is never shown to the customer. Returns 1. */
export function addOrderNote(
  { orderId, note }: { orderId: number; note: string },
  { shop, caller }: StaffContext,
): Promise<1> {
  const { staff } = caller;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    await lockOrder(tx, orderId);
    const noted = { action: 'noted', entity: 'order', entityId: orderId, before: null, after: { note } } as const;
    await recordChange(tx, staff, shop.clock.now(), noted);
    return 1;
  });
}

/** Resends the order's mail to the customer (D22). Returns 1. */
export function resendOrderMail({ orderId }: { orderId: number }, { shop, caller }: StaffContext): Promise<1> {
  const { staff } = caller;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const now = shop.clock.now();
    await lockOrder(tx, orderId);
    await queueEffect(tx, now, 'order-customer', { orderId });
    const sent = { action: 'sent mail again', entity: 'order', entityId: orderId, before: null, after: {} } as const;
    await recordChange(tx, staff, now, sent);
    return 1;
  });
}

async function lockOrder(tx: Db, orderId: number): Promise<{ status: OrderHeader['status'] }> {
  const [row] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update');
  if (row === undefined) throw new NotFoundError('order');
  return row;
}
