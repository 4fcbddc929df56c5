import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { AnsweredRequest } from './change-request.ts';
import { lockProgress, recordEvents } from './progress-queries.ts';
import { findOpenRequest } from './request-queries.ts';
import { stepOrders } from './take-steps.ts';
import { changeRequests } from './tables.ts';

/**
 * Decides the buyer's request about an order (L5). An accepted cancellation is the step that cancels it, with its own
 * mail; for everything else the buyer is notified here. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} there is no open request, or the order can no longer be cancelled
 */
export function answerRequest(
  { orderId, isAccepted, decisionReason }: AnsweredRequest,
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    await lockProgress(tx, [orderId]);
    const open = await findOpenRequest(tx, orderId);
    if (open === undefined) throw new ConflictError('order.nothing-asked', message('refusal.order-nothing-asked'));
    if (isAccepted && open.wish === 'cancel') {
      await stepOrders(tx, { orderIds: [orderId], step: 'cancel', why: decisionReason }, { staff, now });
      return 1;
    }
    const state = isAccepted ? 'accepted' : 'declined';
    await tx
      .update(changeRequests)
      .set({ state, decidedAt: now, decidedByName: staff.name, decisionReason })
      .where(eq(changeRequests.id, open.id));
    const details = { wish: open.wish, requestState: state } as const;
    await recordEvents(tx, staff, now, [{ orderId, kind: 'request', details }]);
    await recordChange(tx, staff, now, {
      action: state,
      entity: 'order',
      entityId: orderId,
      before: { wish: open.wish },
      after: { decisionReason },
    });
    await queueEffect(tx, now, 'order-request-answer', { orderId, requestId: open.id });
    return 1;
  });
}
