import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { containsPattern, staffList } from '../../base/paged-lists/staff-list.ts';
import { products } from '../parts/tables.ts';
import { replenishmentDeclaration } from './paths.ts';

/** Days of demand that a purchase covers beyond the lead time: suppliers are asked about once a month. */
const COVERED_DAYS = 30;

// In a subquery the column of a single table would be written without its table, so `products.id` is spelled out.
const missing = sql<number>`(select coalesce(sum(missing), 0)::integer from back_orders where product_id = products.id)`;
const arriving = sql<number>`(select coalesce(sum(quantity), 0)::integer from arrivals where product_id = products.id and ended_at is null)`;
const soldInYear = sql<number>`(select greatest(0, coalesce(-sum(quantity), 0))::integer from stock_movements
  where product_id = products.id and kind in ('sale', 'cancellation') and at > now() - interval '365 days')`;

/** Reorder point and demand until the next purchase arrives, less what is there or expected, in whole packs (L4). */
const suggested = sql<number>`(greatest(0, ceil((
  ${products.lowStock} + ${soldInYear} * (coalesce(${products.leadTimeDays}, 0) + ${COVERED_DAYS}) / 365.0
  + ${missing} - ${products.stockLevel} - ${arriving}) / ${products.packSize})) * ${products.packSize})::integer`;

/** Active parts with a quantity to order. A kit is made of its parts, which are ordered. */
export const replenishmentList = staffList(replenishmentDeclaration, {
  table: products,
  id: products.id,
  sorts: { supplier: products.supplier, part: products.name },
  filters: {},
  always: () =>
    and(
      eq(products.active, true),
      gt(suggested, 0),
      sql`not exists (select from kit_parts where kit_id = products.id)`,
    ),
  search: (words) => or(like(products.partKey, containsPattern(partKey(words))), holdsPlain(products.supplier, words)),
  rows: (db, ids) =>
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
        soldInYear,
        suggested,
      })
      .from(products)
      .where(inArray(products.id, ids)),
});
