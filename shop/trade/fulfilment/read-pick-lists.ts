import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { SHIP_COMPLETE } from '../../people/accounts/order-fields.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { orderLineStock } from '../order-placing/order-line-stock.ts';
import { canBeSent } from '../orders/progress.ts';
import { backOrders } from '../../catalogue/stock/tables.ts';
import type { PickList } from './paths.ts';
import { shipmentLines } from './tables.ts';

/**
 * Reads the parts to fetch for orders: of each line what is not shipped, of a kit its parts; nothing of an order that is shipped, closed or
 * cancelled (L2). Sorted by bin. Orders in the given sequence; unknown ones are left out.
 */
export async function readPickLists(db: Db, orderIds: readonly number[]): Promise<PickList[]> {
  const orders = await db
    .select({ orderId: currentOrders.id, state: currentOrders.state, shipping: currentOrders.shipping })
    .from(currentOrders)
    .where(inArray(currentOrders.id, [...orderIds]));
  const open = orders.flatMap(({ orderId, state }) => (canBeSent(state) ? orderId : []));
  const rows = open.length === 0 ? [] : await listUnshippedParts(db, open);
  const ofOrder = Map.groupBy(
    rows.filter(({ left }) => left > 0),
    ({ orderId }) => orderId,
  );
  const known = new Map(orders.map(({ orderId, shipping }) => [orderId, shipping]));
  return orderIds
    .filter((orderId) => known.has(orderId))
    .map((orderId) => ({
      orderId,
      parts: (ofOrder.get(orderId) ?? []).map(({ orderId: _, left, ...part }) => ({
        ...part,
        toPick: Math.max(0, left - part.missing),
      })),
      waitsForStock:
        known.get(orderId) === SHIP_COMPLETE && (ofOrder.get(orderId) ?? []).some(({ missing }) => missing > 0),
    }));
}

function listUnshippedParts(db: Db, orderIds: readonly number[]) {
  const left = sql<number>`(
    (${currentOrderLines.quantity} - coalesce((
      select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.orderLineId} = ${currentOrderLines.id}
    ), 0)) * ${orderLineStock.perLine}
  )::integer`;
  return db
    .select({
      orderId: currentOrderLines.orderId,
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
    .where(inArray(currentOrderLines.orderId, [...orderIds]))
    .orderBy(asc(products.storageBin), asc(currentOrderLines.position), asc(products.name));
}
