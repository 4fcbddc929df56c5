import { and, eq, gt, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { containsPattern, staffList } from '../../base/paged-lists/staff-list.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';
import { replenishmentDeclaration } from './paths.ts';

/** Days of demand that a purchase covers beyond the lead time: suppliers are asked about once a month. */
const COVERED_DAYS = 30;
const YEAR_DAYS = 365;

// In a subquery the column of a single table would be written without its table, so `products.id` is spelled out.
const missing = sql<number>`(select coalesce(sum(missing), 0)::integer from back_orders where product_id = products.id)`;
const arriving = sql<number>`(select coalesce(sum(quantity), 0)::integer from arrivals where product_id = products.id and ended_at is null)`;

/** Units ordered in the last 365 days, without cancelled orders. */
function soldInYear({ clock }: Pick<Shop, 'clock'>): SQL<number> {
  const since = new Date(clock.now().getTime() - YEAR_DAYS * DAY_MS).toISOString();
  return sql<number>`(select coalesce(sum(${currentOrderLines.quantity}), 0)::integer
    from ${currentOrderLines} join ${currentOrders} on ${eq(currentOrders.id, currentOrderLines.orderId)}
    where ${currentOrderLines.productId} = products.id and ${currentOrders.state} <> 'cancelled'
      and ${currentOrders.placedAt} > ${since}::timestamptz)`;
}

/** Reorder point and demand until the next purchase arrives, less what is there or expected, in whole packs (L4). */
const suggested = (shop: Pick<Shop, 'clock'>) => sql<number>`(greatest(0, ceil((
  ${products.lowStock} + ${soldInYear(shop)} * (coalesce(${products.leadTimeDays}, 0) + ${COVERED_DAYS}) / 365.0
  + ${missing} - ${products.stockLevel} - ${arriving}) / ${products.packSize})) * ${products.packSize})::integer`;

/** Active parts with a quantity to order. A kit is made of its parts, which are ordered. */
export const replenishmentList = staffList(replenishmentDeclaration, {
  table: products,
  id: products.id,
  sorts: { supplier: products.supplier, part: products.name },
  filters: {},
  always: (_, shop) =>
    and(
      eq(products.active, true),
      gt(suggested(shop), 0),
      sql`not exists (select from kit_parts where kit_id = products.id)`,
    ),
  search: (words) => or(like(products.partKey, containsPattern(partKey(words))), holdsPlain(products.supplier, words)),
  rows: (db, ids, shop) =>
    db
      .select({
        id: products.id,
        productName: products.name,
        supplier: products.supplier,
        stockLevel: products.stockLevel,
        missing,
        arriving,
        lowStock: products.lowStock,
        leadTimeDays: products.leadTimeDays,
        soldInYear: soldInYear(shop),
        suggested: suggested(shop),
      })
      .from(products)
      .where(inArray(products.id, ids)),
});
