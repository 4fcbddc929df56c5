import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { pastPurchases } from '../past-orders/past-purchases.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { isSeenByReader, type OrderReader, readerValues } from '../orders/order-reader.ts';

export interface Bought {
  product: Product;
  variantId: number | null;
  /** From the last order with the part. */
  quantity: number;
  /** ISO 8601. */
  lastOrderedAt: string;
}

/** Number of parts that are checked for availability. */
const MAX_PARTS = 50;

/** Number of orders that count as recent, so that a customer of many years does not cause a read of all of them. */
const LAST_ORDERS = 200;

/**
 * The active parts of the last orders that a member sees, here and in the earlier shop, each width separately: most orders first, then most recent
 * first.
 */
export async function listBought(db: Database, reader: OrderReader): Promise<Bought[]> {
  const rows = await bought(db).execute(readerValues(reader));
  return rows.map(({ lastOrderedAt, ...row }) => ({ ...row, lastOrderedAt: new Date(lastOrderedAt).toISOString() }));
}

const bought = prepareOnce((db) => {
  const parts = db.$with('parts', {
    productId: sql<number>`parts.product_id`.as('product_id'),
    variantId: sql<number | null>`parts.variant_id`.as('variant_id'),
    orders: sql<number>`parts.orders`.as('orders'),
    lastOrderedAt: sql<string>`parts.last_ordered_at`.as('last_ordered_at'),
    quantity: sql<number>`parts.quantity`.as('quantity'),
  }).as(sql`
      select product_id, variant_id, count(*)::integer as orders, max(placed_at) as last_ordered_at,
        (array_agg(quantity order by placed_at desc, order_id desc, position))[1]::integer as quantity
      from (
        select recent.id as order_id, placed_at, line.product_id, line.variant_id, line.position, line.quantity
        from (
          select id, placed_at
          from ${currentOrders}
          where ${isSeenByReader()} and ${ne(currentOrders.state, 'cancelled')}
          order by id desc
          limit ${sql.raw(String(LAST_ORDERS))}
        ) as recent
        inner join ${currentOrderLines} as line on line.order_id = recent.id
        union all
        select order_id, placed_at, product_id, null, position, quantity
        from (${pastPurchases({ orders: LAST_ORDERS })}) as past
      ) as purchases
      group by product_id, variant_id`);
  return db
    .with(parts)
    .select({
      product: productColumns,
      variantId: parts.variantId,
      quantity: parts.quantity,
      lastOrderedAt: parts.lastOrderedAt,
    })
    .from(parts)
    .innerJoin(products, and(eq(products.id, sql`parts.product_id`), eq(products.active, true)))
    .orderBy(desc(sql`parts.orders`), desc(sql`parts.last_ordered_at`), products.id, sql`parts.variant_id`)
    .limit(MAX_PARTS)
    .prepare('bought_before');
});
