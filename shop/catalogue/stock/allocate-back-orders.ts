import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/**
 * Allocates the available stock to waiting lines, oldest first (L4), in one statement. The caller has locked the
 * products.
 */
export async function allocateBackOrders(tx: Db, productIds: readonly number[], now: Date): Promise<void> {
  const ids = sql`${sql.param([...new Set(productIds)])}::integer[]`;
  await tx.execute(sql`
    with waiting as (
      select
        back_orders.*,
        products.stock_level + missing - sum(missing) over (partition by product_id order by order_line_id) as there
      from back_orders
      join products on products.id = back_orders.product_id
      where product_id = any(${ids})
    ),
    filled as (
      select order_line_id, order_id, product_id, missing, least(missing, there)::integer as quantity
      from waiting
      where there > 0
    ),
    done as (
      delete from back_orders
      using filled
      where back_orders.order_line_id = filled.order_line_id and back_orders.product_id = filled.product_id
        and filled.quantity = filled.missing
    ),
    partly as (
      update back_orders
      set missing = back_orders.missing - filled.quantity
      from filled
      where back_orders.order_line_id = filled.order_line_id and back_orders.product_id = filled.product_id
        and filled.quantity < filled.missing
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'sale', -quantity, 0, ${now.toISOString()}::timestamptz, order_id, order_line_id
    from filled`);
}
