import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orderLines, orders, orderVersions } from '../orders/tables.ts';
import type { OrderVersions } from './paths.ts';

/**
 * What was ordered, exactly as it stands in the snapshot (B9), and every correction since (L5).
 * @param reader  the member who has to see it; null: staff
 * @throws {NotFoundError}
 */
export async function readVersions(
  db: Db,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<OrderVersions> {
  const [[placed], lines, versions] = await Promise.all([
    db
      .select({
        purchaseOrderNumber: orders.purchaseOrderNumber,
        costCentre: orders.costCentre,
        requisitionNumber: orders.requisitionNumber,
        wantedBy: orders.wantedBy,
        deliveryAddress: orders.deliveryAddress,
        goodsMinor: orders.goodsMinor,
        discountMinor: orders.discountMinor,
        subtotalMinor: orders.subtotalMinor,
        deliveryMinor: orders.deliveryMinor,
        totalMinor: orders.totalMinor,
      })
      .from(orders)
      .where(and(eq(orders.id, orderId), reader === null ? undefined : isSeenBy(reader))),
    db
      .select({
        orderLineId: orderLines.id,
        productId: orderLines.productId,
        productName: orderLines.productName,
        variantDetails: orderLines.variantDetails,
        quantity: orderLines.quantity,
        unitPriceMinor: orderLines.unitPriceMinor,
        lineTotalMinor: orderLines.lineTotalMinor,
      })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.addedIn, 1)))
      .orderBy(asc(orderLines.position)),
    db
      .select({
        number: orderVersions.version,
        madeAt: orderVersions.madeAt,
        why: orderVersions.why,
        changes: orderVersions.changes,
      })
      .from(orderVersions)
      .where(eq(orderVersions.orderId, orderId))
      .orderBy(asc(orderVersions.version)),
  ]);
  if (placed === undefined) throw new NotFoundError('order');
  return {
    placed: { ...placed, lines },
    versions: versions.map((version) => ({ ...version, madeAt: version.madeAt.toISOString() })),
  };
}
