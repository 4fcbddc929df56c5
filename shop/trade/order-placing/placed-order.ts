import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orderFieldsOf } from '../../people/accounts/order-field-rules.ts';
import { taxOf, totalsIn } from '../orders/current-orders.ts';
import { taxIn } from './order-tax.ts';
import { orderLines, orders } from '../orders/tables.ts';

/** Reads an order exactly as in its snapshot (B9), regardless of corrections (L5). */
export async function findPlacedOrder(db: Db, orderId: number, isSeen: SQL | undefined) {
  const [[placed], lines] = await Promise.all([
    db
      .select({
        currency: orders.currencyId,
        purchaseOrderNumber: orders.purchaseOrderNumber,
        ...orderFieldsOf(orders),
        deliveryAddress: orders.deliveryAddress,
        ...totalsIn(orders),
        taxed: taxOf(orders),
      })
      .from(orders)
      .where(and(eq(orders.id, orderId), isSeen)),
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
  ]);
  if (placed === undefined) return undefined;
  const { taxed, ...order } = placed;
  return { ...order, ...taxIn({ ...taxed, totalMinor: order.totalMinor }), lines };
}
