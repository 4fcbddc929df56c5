import { type SQL, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { pastOrderLines, pastOrders } from './tables.ts';

/**
 * Lines of the last orders of the earlier shop that a member sees, as purchases of the parts that this shop sells under their numbers
 * (Q2): order, placed_at, product_id, position, quantity. Parts with widths are left out: the earlier shop did not say which. For a
 * prepared query, filled by `readerValues`.
 */
export function pastPurchases({ orders }: { orders: number }): SQL {
  const onlyOf = sql`${sql.placeholder('onlyOf')}::integer`;
  return sql`
    select -past.id as order_id, past.placed_on::timestamptz as placed_at, product.id as product_id, line.position,
      least(line.quantity, ${sql.raw(String(MAX_QUANTITY))}) as quantity
    from (
      select * from ${pastOrders}
      where company_id = ${sql.placeholder('companyId')} and (${onlyOf} is null or customer_id = ${onlyOf})
      order by placed_on desc
      limit ${sql.raw(String(orders))}
    ) as past
    inner join ${pastOrderLines} as line on line.past_order_id = past.id and line.quantity > 0
    inner join ${products} as product on product.part_key = line.part_key and product.active and product.family_id is null`;
}
