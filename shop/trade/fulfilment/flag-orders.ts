import { eq, inArray } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { orderProgress } from '../orders/tables.ts';
import { lockProgress, recordEvents } from './progress-queries.ts';

/** Records that the buyer's purchase order was compared with the order, or revokes it (L2). Returns 1. */
export function flagPurchaseOrderChecked(
  { orderId, isChecked }: { orderId: number; isChecked: boolean },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    await lockProgress(tx, [orderId]);
    const checkedBy = isChecked ? staff.name : null;
    const [before] = await tx
      .select({ checkedBy: orderProgress.purchaseOrderCheckedBy })
      .from(orderProgress)
      .where(eq(orderProgress.orderId, orderId));
    if (before === undefined || (before.checkedBy !== null) === isChecked) return 1; // unchanged
    await tx.update(orderProgress).set({ purchaseOrderCheckedBy: checkedBy }).where(eq(orderProgress.orderId, orderId));
    await recordEvents(tx, staff, now, [{ orderId, kind: 'checked', details: { isChecked } }]);
    await recordChanges(tx, staff, now, [
      { action: 'checked', entity: 'purchase order', entityId: orderId, before, after: { checkedBy } },
    ]);
    return 1;
  });
}

/** Assigns orders to the caller, or releases them (L2). Returns 1. */
export function flagOrdersOnHold(
  { orderIds, isHeld }: { orderIds: readonly number[]; isHeld: boolean },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  const holder = isHeld ? staff.name : null;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const changing = (await lockProgress(tx, orderIds)).filter(({ heldByName }) => heldByName !== holder);
    if (changing.length === 0) return 1;
    const ids = changing.map(({ orderId }) => orderId);
    await tx
      .update(orderProgress)
      .set({ heldById: isHeld ? staff.id : null, heldByName: holder })
      .where(inArray(orderProgress.orderId, ids));
    await recordEvents(
      tx,
      staff,
      now,
      ids.map((orderId) => ({ orderId, kind: 'held', details: { holder } })),
    );
    await recordChanges(
      tx,
      staff,
      now,
      changing.map(({ orderId, heldByName }) => ({
        action: isHeld ? 'took on' : 'laid back',
        entity: 'order',
        entityId: orderId,
        before: { heldByName },
        after: { heldByName: holder },
      })),
    );
    return 1;
  });
}
