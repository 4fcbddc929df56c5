import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { recordChanges, type StaffChange } from '../../base/audit/record-change.ts';
import { lockProductsOf } from '../fulfilment/stock-of-orders.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { bookMovements, type Movement } from '../../catalogue/stock/book-movements.ts';
import type { ReturnLine } from './paths.ts';
import { lockFor, moveReturn, staffActor } from './record-return.ts';
import { type ReceivedLine, receiptRefusals, returnNumberOf } from './return.ts';
import { listReturnLines } from './return-queries.ts';

/**
 * Receives returned goods, in one or several parcels: saleable units go back into stock, the others don't (L7). Returns
 * the total number of units received.
 * @throws {InvalidInputError} nothing, more than was announced, a line of another return: by field
 */
export function receiveReturn(
  { returnId, lines, remarks = '' }: { returnId: number; lines: readonly ReceivedLine[]; remarks?: string | undefined },
  context: StaffContext,
): Promise<number> {
  const actor = staffActor(context);
  return inTransaction(context.shop.db, async (tx) => {
    const locked = await lockFor(tx, returnId, 'receive', actor);
    const awaited = await listReturnLines(tx, returnId);
    const refusals = receiptRefusals(awaited, lines);
    if (refusals.length > 0) throw new InvalidInputError(refusals);
    const came = lines.filter(({ toStock, unsaleable }) => toStock + unsaleable > 0);
    await addReceived(tx, returnId, came);
    await lockProductsOf(tx, [locked.orderId]);
    const of = { ...locked, staffName: actor.name };
    await bookMovements(
      tx,
      actor.now,
      came.flatMap((line) => movementsOf(line, awaited, of)),
    );
    const units = came.reduce((sum, { toStock, unsaleable }) => sum + toStock + unsaleable, 0);
    await recordChanges(
      tx,
      actor.by,
      actor.now,
      came.flatMap((line) => noteOf(line, awaited, of)),
    );
    await moveReturn(tx, { ...locked, kind: 'receive', remarks, facts: { units } }, actor);
    return units + awaited.reduce((sum, { received }) => sum + received, 0);
  });
}

async function addReceived(tx: Db, returnId: number, came: readonly ReceivedLine[]): Promise<void> {
  await tx.execute(sql`
    update order_return_lines as line
    set to_stock = line.to_stock + came.to_stock, unsaleable = line.unsaleable + came.unsaleable
    from unnest(
      ${sql.param(came.map(({ orderLineId }) => orderLineId))}::integer[],
      ${sql.param(came.map(({ toStock }) => toStock))}::smallint[],
      ${sql.param(came.map(({ unsaleable }) => unsaleable))}::smallint[]
    ) as came (order_line_id, to_stock, unsaleable)
    where line.return_id = ${returnId} and line.order_line_id = came.order_line_id`);
}

/** Stock movements of received goods. Scrapped items are booked in and out at once, so that the stock history shows both. */
function movementsOf(
  { orderLineId, toStock, unsaleable }: ReceivedLine,
  awaited: readonly ReturnLine[],
  { orderId, position, staffName }: { orderId: number; position: number; staffName: string },
): Movement[] {
  const line = awaited.find((each) => each.orderLineId === orderLineId);
  if (line === undefined) return [];
  const number = returnNumberOf(orderId, position);
  // Of a kit its parts come back (J7).
  const parts = line.kitParts ?? [{ productId: line.productId, quantity: 1 }];
  return parts.flatMap(({ productId, quantity }): Movement[] => {
    const of = { productId, orderId, orderLineId, staffName };
    return [
      { ...of, kind: 'return', quantity: (toStock + unsaleable) * quantity, reason: number },
      { ...of, kind: 'correction', quantity: 0 - unsaleable * quantity, reason: `${number}: can not be sold again` },
    ];
  });
}

/** Note for the stock history of the part. */
function noteOf(
  { orderLineId, toStock, unsaleable }: ReceivedLine,
  awaited: readonly ReturnLine[],
  { orderId, position }: { orderId: number; position: number },
): StaffChange[] {
  const productId = awaited.find((line) => line.orderLineId === orderLineId)?.productId;
  const after = { return: returnNumberOf(orderId, position), toStock, unsaleable };
  return productId === undefined
    ? []
    : [{ action: 'took back', entity: 'product', entityId: productId, before: null, after }];
}
