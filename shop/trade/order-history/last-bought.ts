import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import type { LastBought } from '../staff-orders/staff-paths.ts';

interface Question {
  companyId: number;
  productIds: readonly number[];
  timeZone: string;
}

/** The days on which a company last bought these parts, each width separately; cancelled orders do not count. */
export async function listLastBought(db: Db, { companyId, productIds, timeZone }: Question): Promise<LastBought[]> {
  if (productIds.length === 0) return [];
  return db
    .select({
      productId: currentOrderLines.productId,
      variantId: currentOrderLines.variantId,
      lastOn: sql<CalendarDay>`(max(${currentOrders.placedAt}) at time zone ${timeZone})::date::text`,
    })
    .from(currentOrderLines)
    .innerJoin(currentOrders, eq(currentOrders.id, currentOrderLines.orderId))
    .where(
      and(
        eq(currentOrders.companyId, companyId),
        inArray(currentOrderLines.productId, [...productIds]),
        ne(currentOrders.state, 'cancelled'),
      ),
    )
    .groupBy(currentOrderLines.productId, currentOrderLines.variantId)
    .orderBy(currentOrderLines.productId, currentOrderLines.variantId);
}
