import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { InvalidInputError } from '../kernel/errors.ts';
import type { ReturnDraft } from './paths.ts';
import { returnRefusals, type ReturnState } from './return.ts';
import { listReturnable } from './return-queries.ts';
import { orderReturnLines, orderReturns } from './tables.ts';

/**
 * Writes a return of parts of an order, which is locked: what is left is counted with all of its returns.
 * @throws {InvalidInputError}  more than was sent and is in no return yet, nothing, a line of another order: by field
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
  if (inserted === undefined) throw new Error('A return was inserted and not answered.');
  await tx.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: inserted.id })));
  return inserted;
}
