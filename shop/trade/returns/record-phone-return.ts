import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { orders } from '../orders/tables.ts';
import { insertReturn } from './insert-return.ts';
import type { ReturnDraft } from './paths.ts';
import { recordReturn, staffActor } from './record-return.ts';
import { orderReturnEvents } from './tables.ts';

/**
 * Records a return that the member who placed the order requested by telephone (L7): it is accepted at once, and the
 * member receives the return slip by mail. Returns its id.
 * @throws {NotFoundError}
 * @throws {InvalidInputError} as for a buyer's request
 */
export function recordPhoneReturn(draft: ReturnDraft, context: StaffContext): Promise<number> {
  const { orderId, returnReason, remarks = '' } = draft;
  const actor = staffActor(context);
  return inTransaction(context.shop.db, async (tx) => {
    const [order] = await tx
      .select({ customerId: orders.customerId, firstName: orders.firstName, surname: orders.surname })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('no key update');
    if (order === undefined) throw new NotFoundError('order');
    const { customerId, firstName, surname } = order;
    const taken = await insertReturn(tx, draft, { customerId, state: 'accepted', askedAt: actor.now });
    const asked = { kind: 'ask', isStaff: false, byName: `${firstName} ${surname}`, customerId } as const;
    await tx.insert(orderReturnEvents).values({ ...asked, returnId: taken.id, at: actor.now, remarks });
    const facts = { reason: returnReason, ...(remarks === '' ? {} : { asked: remarks }) };
    const accepted = { kind: 'accept', state: 'accepted', remarks: '', facts } as const;
    await recordReturn(tx, { ...taken, ...accepted, orderId, customerId }, actor);
    return taken.id;
  });
}
