import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orderLineQuantities, orderLines } from '../orders/tables.ts';
import { backOrders } from '../stock/tables.ts';
import type { LineProgress, Shipment } from './paths.ts';
import { trackingLink } from './shipment-rules.ts';
import { shipmentLines, shipments } from './tables.ts';

/** The lines of an order with what was sent of each, in the order of their positions; those that a correction took away are none. */
export async function listLineProgress(db: Db, orderId: number, goesOn: boolean): Promise<LineProgress[]> {
  const lines = await listEveryLine(db, orderId);
  return lines.filter(({ ordered }) => ordered > 0).map((line) => (goesOn ? line : { ...line, left: 0 }));
}

/** The same of an order that goes on, with the lines that were taken away: a correction may bring them back (L5). */
export async function listEveryLine(db: Db, orderId: number): Promise<LineProgress[]> {
  const rows = await db
    .select({
      orderLineId: orderLines.id,
      productId: orderLines.productId,
      productName: orderLines.productName,
      variantDetails: orderLines.variantDetails,
      ordered: sql<number>`coalesce(${orderLineQuantities.quantity}, ${orderLines.quantity})`,
      sent: sql<number>`coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.orderLineId} = ${orderLines.id}), 0)::integer`,
      missing: sql<number>`coalesce(${backOrders.missing}, 0)`,
    })
    .from(orderLines)
    .leftJoin(backOrders, eq(backOrders.orderLineId, orderLines.id))
    .leftJoin(orderLineQuantities, eq(orderLineQuantities.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => ({ ...row, left: row.ordered - row.sent }));
}

/** The shipments of orders with their lines, the oldest first. */
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
