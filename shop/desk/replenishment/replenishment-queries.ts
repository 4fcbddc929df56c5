import { and, eq, gt, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { containsPattern, staffList } from '../../base/paged-lists/staff-list.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';
import { arrivals } from '../../catalogue/stock/tables.ts';
import { type Purchase, type Replenishment, replenishmentDeclaration, type Supplier } from './paths.ts';

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

const isToOrder = (shop: Pick<Shop, 'clock'>) =>
  and(
    eq(products.active, true),
    gt(suggested(shop), 0),
    sql`not exists (select from kit_parts where kit_id = products.id)`,
  );

/** Active parts with a quantity to order. A kit is made of its parts, which are ordered. */
export const replenishmentList = staffList(replenishmentDeclaration, {
  table: products,
  id: products.id,
  sorts: { supplier: products.supplier, part: products.name },
  filters: { supplier: (supplier) => eq(products.supplier, supplier) },
  always: (_, shop) => isToOrder(shop),
  search: (words) => or(like(products.partKey, containsPattern(partKey(words))), holdsPlain(products.supplier, words)),
  rows: (db, ids, shop) => selectReplenishment(db, shop, inArray(products.id, ids)),
});

function selectReplenishment(db: Db, shop: Pick<Shop, 'clock'>, which: SQL | undefined) {
  return db
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
    .where(which);
}

/** Lists the parts to order from a supplier. */
export function listToOrder(shop: Shop, supplier: string): Promise<Replenishment[]> {
  return selectReplenishment(shop.db, shop, and(isToOrder(shop), eq(products.supplier, supplier))).orderBy(
    products.name,
    products.id,
  );
}

/** Lists the goods that a supplier still owes, the earliest first. */
export function listOrdered(db: Db, supplier: string): Promise<Purchase['ordered']> {
  return db
    .select({
      arrivalId: arrivals.id,
      productId: arrivals.productId,
      productName: products.name,
      quantity: arrivals.quantity,
      expectedOn: arrivals.expectedOn,
      note: arrivals.note,
    })
    .from(arrivals)
    .innerJoin(products, eq(products.id, arrivals.productId))
    .where(and(isNull(arrivals.endedAt), eq(products.supplier, supplier)))
    .orderBy(arrivals.expectedOn, arrivals.id);
}

/** Lists the suppliers from whom parts are to order or expected; the empty name: parts without one. */
export async function listSuppliers(shop: Shop): Promise<Supplier[]> {
  const toOrder = sql<number>`count(*) filter (where ${isToOrder(shop)})::integer`;
  const ordered = sql<number>`coalesce(sum((
    select count(*) from arrivals where product_id = products.id and ended_at is null)), 0)::integer`;
  const rows = await shop.db
    .select({ supplier: products.supplier, toOrder, ordered })
    .from(products)
    .groupBy(products.supplier)
    .orderBy(products.supplier);
  return rows.filter((row) => row.toOrder > 0 || row.ordered > 0);
}

/** Counts the expected units of parts that are locked. */
export async function countArriving(tx: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: products.id, arriving })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map((row) => [row.id, row.arriving]));
}
