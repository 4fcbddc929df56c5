import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { ReturnDraft } from './paths.ts';
import { returnRefusals, type ReturnState } from './return.ts';
import { listReturnable } from './return-queries.ts';
import { orderReturnLines, orderReturns } from './tables.ts';

/**
 * Adds a return of parts of a locked order; the remaining quantity depends on all of its returns.
 * @throws {InvalidInputError} more than was shipped and is not in a return yet, nothing, a line of another order: by
 * field
 */
export async function insertReturn(
  tx: Db,
  { orderId, lines, returnReason }: ReturnDraft,
  { customerId, state, askedAt }: { customerId: number; state: ReturnState; askedAt: Date },
): Promise<{ id: number; position: number }> {
  const refusals = returnRefusals(await listReturnable(tx, orderId, null), lines);
  if (refusals.length > 0) throw new InvalidInputError(refusals);
  const [inserted] = await tx
    .insert(orderReturns)
    .values({
      orderId,
      position: sql`(select count(*) + 1 from order_returns where order_id = ${orderId})`, // the order is locked
      customerId,
      state,
      reason: returnReason,
      askedAt,
    })
    .returning({ id: orderReturns.id, position: orderReturns.position });
  if (inserted === undefined) throw new Error('A return was inserted, but not returned.');
  await tx.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: inserted.id })));
  return inserted;
}
