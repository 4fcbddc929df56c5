import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Minor } from '../../base/money/money.ts';
import type { PlacedOrder } from '../orders/order.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import { findSnapshotTerms } from './correction-queries.ts';
import { listShipments } from './delivery-queries.ts';
import type { Shipment } from './paths.ts';
import { shipments } from './tables.ts';

/** A shipment with its order. */
export interface ShippedOrder {
  order: PlacedOrder;
  shipment: Shipment;
  /** It completes the order. */
  isLast: boolean;
  /** Lines of which this shipment leaves some to ship. */
  toShip: { productName: string; variantDetails: string | null; quantity: number }[];
  /** Delivery charge advised later, if the order said 'to be advised' (D6). */
  advisedMinor: Minor | null;
}

/** For the mail about a shipment, and its delivery note. */
export async function findShippedOrder(db: Db, shipmentId: number): Promise<ShippedOrder | undefined> {
  const [found] = await db.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, shipmentId));
  if (found === undefined) return undefined;
  const { orderId } = found;
  const [order, all, { advisedMinor }] = await Promise.all([
    findAnyOrder(db, orderId),
    listShipments(db, [orderId]),
    findSnapshotTerms(db, orderId),
  ]);
  const shipment = all.find(({ id }) => id === shipmentId);
  if (order === undefined || shipment === undefined) return undefined;
  const sent = new Map<number, number>();
  for (const { lines } of all.filter(({ position }) => position <= shipment.position))
    for (const { orderLineId, quantity } of lines) sent.set(orderLineId, (sent.get(orderLineId) ?? 0) + quantity);
  const toShip = order.lines.flatMap(({ id, productName, variantDetails, quantity }) => {
    const left = quantity - (sent.get(id) ?? 0);
    return left > 0 ? [{ productName, variantDetails, quantity: left }] : [];
  });
  return { order, shipment, isLast: toShip.length === 0, toShip, advisedMinor };
}
