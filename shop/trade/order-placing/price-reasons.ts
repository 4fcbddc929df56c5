import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { namesOfPriceLists } from '../../catalogue/price-lists/price-list-queries.ts';
import { breaksOf } from '../../catalogue/price-lists/staff-lists.ts';
import type { PriceReason } from '../orders/answers.ts';
import { currentOrderLines } from '../orders/current-orders.ts';
import { orders } from '../orders/tables.ts';

/**
 * Lists the lines of an order whose price a price list decided, with that list; the others have the company's own price (K2).
 * @throws {NotFoundError}
 */
export async function listPriceReasons(
  { orderId }: { orderId: number },
  { shop: { db } }: StaffContext,
): Promise<PriceReason[]> {
  const lines = await db
    .select({
      orderLineId: currentOrderLines.id,
      productName: currentOrderLines.productName,
      variantDetails: currentOrderLines.variantDetails,
      decision: currentOrderLines.priceDecision,
    })
    .from(currentOrderLines)
    .where(and(eq(currentOrderLines.orderId, orderId), isNotNull(currentOrderLines.priceDecision)))
    .orderBy(asc(currentOrderLines.position));
  if (lines.length === 0 && (await db.$count(orders, eq(orders.id, orderId))) === 0) throw new NotFoundError('order');
  const names = await namesOfPriceLists(
    db,
    lines.flatMap(({ decision }) => decision?.listId ?? []),
  );
  return lines.flatMap(({ decision, ...line }) => {
    if (decision === null) return [];
    const { listId: priceListId, scope, reached } = decision;
    const [shown] = breaksOf([reached]);
    return shown === undefined
      ? []
      : { ...line, priceListId, priceListName: names.get(priceListId) ?? '', scope, reached: shown };
  });
}
