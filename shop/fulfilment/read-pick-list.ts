import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../catalogue/tables.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { orderLineStock } from '../orders/order-line-stock.ts';
import { canBeSent } from '../orders/progress.ts';
import { backOrders } from '../stock/tables.ts';
import type { PickedPart } from './paths.ts';
import { shipmentLines } from './tables.ts';

/**
 * Reads the parts to fetch for an order: of each line what is not shipped, of a kit its parts; nothing once the order
 * is shipped, closed or cancelled (L2). Sorted by bin.
 * @throws {NotFoundError} unknown order
 */
export async function readPickList(db: Db, orderId: number): Promise<PickedPart[]> {
  const [order] = await db
    .select({ state: currentOrders.state })
    .from(currentOrders)
    .where(eq(currentOrders.id, orderId));
  if (order === undefined) throw new NotFoundError('order');
  if (!canBeSent(order.state)) return [];
  const rows = await listUnshippedParts(db, orderId);
  return rows
    .filter(({ left }) => left > 0)
    .map(({ left, ...part }) => ({ ...part, toPick: Math.max(0, left - part.missing) }));
}

function listUnshippedParts(db: Db, orderId: number) {
  const left = sql<number>`(
    (${currentOrderLines.quantity} - coalesce((
      select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.orderLineId} = ${currentOrderLines.id}
    ), 0)) * ${orderLineStock.perLine}
  )::integer`;
  return db
    .select({
      orderLineId: currentOrderLines.id,
      productId: products.id,
      productName: products.name,
      variantDetails: currentOrderLines.variantDetails,
      storageBin: products.storageBin,
      left,
      missing: sql<number>`coalesce(${backOrders.missing}, 0)`,
      stockLevel: products.stockLevel,
    })
    .from(currentOrderLines)
    .innerJoin(orderLineStock, eq(orderLineStock.orderLineId, currentOrderLines.id))
    .innerJoin(products, eq(products.id, orderLineStock.productId))
    .leftJoin(
      backOrders,
      sql`${backOrders.orderLineId} = ${currentOrderLines.id} and ${backOrders.productId} = ${products.id}`,
    )
    .where(eq(currentOrderLines.orderId, orderId))
    .orderBy(asc(products.storageBin), asc(currentOrderLines.position), asc(products.name));
}
