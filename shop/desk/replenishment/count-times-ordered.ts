import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';

/**
 * Counts for each part the order lines since then, without cancelled orders: of equal search results, the part that is ordered more
 * often comes first (I2). Returns the number of changed parts. Parts are locked in one order, as by orders.
 */
export async function countTimesOrdered(db: Db, since: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update products set times_ordered = counted.times
    from (
      select part.id, coalesce(ordered.times, 0)::integer as times
      from products as part
      left join (
        select ${currentOrderLines.productId} as product_id, count(*) as times
        from ${currentOrderLines} join ${currentOrders} on ${eq(currentOrders.id, currentOrderLines.orderId)}
        where ${currentOrders.state} <> 'cancelled' and ${currentOrders.placedAt} > ${since.toISOString()}::timestamptz
        group by 1
      ) as ordered on ordered.product_id = part.id
      where part.times_ordered <> coalesce(ordered.times, 0)
      order by part.id
      for no key update of part
    ) as counted
    where ${products.id} = counted.id`);
  return rowCount ?? 0;
}
