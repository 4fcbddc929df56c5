import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { isOrderSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { canBeSent, type OrderState } from '../orders/progress.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { orderLines } from '../orders/tables.ts';
import type { Shipment } from './paths.ts';
import { trackingLink } from './shipment-rules.ts';
import { shipmentLines, shipments } from './tables.ts';
import type { LineProgress } from './wire.ts';

/** The lines of an open order with their shipped quantities, without lines removed by a correction. */
export async function listLineProgress(db: Db, orderId: number): Promise<LineProgress[]> {
  return (await listEveryLine(db, orderId)).filter(({ ordered }) => ordered > 0);
}

/**
 * Finds the state of an order and its lines with their shipped quantities; a closed or cancelled order has nothing left
 * to ship.
 * @param reader the member who must be allowed to see it; null: staff. Otherwise undefined
 */
export async function findLineProgress(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<{ state: OrderState; lines: LineProgress[] } | undefined> {
  const rows = await selectLines(db, isOrderSeenBy(orderId, reader));
  const [first] = rows; // no correction leaves an order without a line
  if (first === undefined) return undefined;
  const { state } = first;
  const goesOn = canBeSent(state);
  const lines = rows
    .filter(({ ordered }) => ordered > 0)
    .map(({ state: _, ...line }) => ({ ...line, left: goesOn ? line.ordered - line.sent : 0 }));
  return { state, lines };
}

/** All lines of an open order, including removed ones, because a correction can restore them (L5). */
export async function listEveryLine(db: Db, orderId: number): Promise<LineProgress[]> {
  const rows = await selectLines(db, eq(currentOrders.id, orderId));
  return rows.map(({ state: _, ...row }) => ({ ...row, left: row.ordered - row.sent }));
}

/** In the order of their positions. */
function selectLines(db: Db, condition: SQL | undefined) {
  return db
    .select({
      state: currentOrders.state,
      orderLineId: orderLines.id,
      productId: orderLines.productId,
      productName: orderLines.productName,
      variantDetails: orderLines.variantDetails,
      ordered: sql<number>`coalesce(${currentOrderLines.quantity}, 0)`, // 0: removed by a correction
      sent: sql<number>`coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.orderLineId} = ${orderLines.id}), 0)::integer`,
      // Of a kit: as many as the part that is missing most.
      missing: sql<number>`coalesce((
        select max(ceil(back.missing::numeric / stock.per_line))::integer
        from back_orders as back
        join order_line_stock as stock on stock.order_line_id = back.order_line_id and stock.product_id = back.product_id
        where back.order_line_id = ${orderLines.id}
      ), 0)`,
    })
    .from(orderLines)
    .innerJoin(currentOrders, eq(currentOrders.id, orderLines.orderId))
    .leftJoin(currentOrderLines, eq(currentOrderLines.id, orderLines.id))
    .where(condition)
    .orderBy(asc(orderLines.position));
}

/** Lead times in days, and pictures, of these parts. */
export async function listLeadTimesAndPictures(db: Db, productIds: readonly number[]) {
  const rows = await db
    .select({
      id: products.id,
      leadTimeDays: products.leadTimeDays,
      name: products.name,
      imageHash: products.imageHash,
      useCloudImage: products.useCloudImage,
    })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The shipments of orders with their lines, oldest first. */
export async function listShipments(db: Db, orderIds: readonly number[]): Promise<Shipment[]> {
  const rows = await db
    .select({
      id: shipments.id,
      orderId: shipments.orderId,
      position: shipments.position,
      shippedOn: shipments.shippedOn,
      carrierName: shipments.carrierName,
      trackingNumber: shipments.trackingNumber,
      trackingUrl: shipments.trackingUrl,
      note: shipments.note,
    })
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.orderId), asc(shipments.position));
  if (rows.length === 0) return [];
  const lines = await db
    .select({
      shipmentId: shipmentLines.shipmentId,
      orderLineId: shipmentLines.orderLineId,
      productName: orderLines.productName,
      variantDetails: orderLines.variantDetails,
      quantity: shipmentLines.quantity,
    })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(
      inArray(
        shipmentLines.shipmentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ shipmentId }) => shipmentId);
  return rows.map(({ trackingUrl, ...row }) => ({
    ...row,
    trackingLink: trackingLink(trackingUrl, row.trackingNumber),
    lines: (linesOf.get(row.id) ?? []).map(({ shipmentId: _, ...line }) => line),
  }));
}
