import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { allocateBackOrders } from '../../catalogue/stock/allocate-back-orders.ts';
import { lockProductsOf, stockTakenBy } from './stock-of-orders.ts';

/** Change in the quantity of a line. */
export interface LineDifference {
  orderLineId: number;
  difference: number;
}

/**
 * Applies the difference of a correction to the stock (L5): units no longer wanted leave the back-orders or return to
 * stock; additional units are taken, or back-ordered. Returned units go first to this order, then to waiting lines.
 */
export async function moveByDifference(
  tx: Db,
  orderId: number,
  differences: readonly LineDifference[],
  now: Date,
): Promise<void> {
  const productIds = await lockProductsOf(tx, [orderId]);
  await giveBack(tx, orderId, differences, now);
  await takeMore(tx, orderId, differences, now);
  await allocateBackOrders(tx, productIds, now);
}

const rowsOf = (differences: readonly LineDifference[], sign: 1 | -1) => {
  const moving = differences.filter(({ difference }) => difference * sign > 0);
  return sql`unnest(
    ${sql.param(moving.map(({ orderLineId }) => orderLineId))}::integer[],
    ${sql.param(moving.map(({ difference }) => difference * sign))}::integer[]
  ) as asked (line_id, quantity)`;
};

async function giveBack(tx: Db, orderId: number, differences: readonly LineDifference[], now: Date): Promise<void> {
  await tx.execute(sql`
    with less as (
      select asked.line_id, stock.product_id, asked.quantity * stock.per_line as quantity, coalesce(back.missing, 0) as missing
      from ${rowsOf(differences, -1)}
      join order_line_stock as stock on stock.order_line_id = asked.line_id
      left join back_orders as back on back.order_line_id = asked.line_id and back.product_id = stock.product_id
    ),
    done as (
      delete from back_orders using less
      where back_orders.order_line_id = less.line_id and back_orders.product_id = less.product_id
        and less.missing <= less.quantity
    ),
    waiting as (
      update back_orders
      set missing = back_orders.missing - less.quantity
      from less
      where back_orders.order_line_id = less.line_id and back_orders.product_id = less.product_id
        and less.missing > less.quantity
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select held.product_id, 'cancellation', least(less.quantity - less.missing, taken), 0, ${now.toISOString()}::timestamptz, order_id, order_line_id
    from less
    join ${stockTakenBy([orderId])} on held.order_line_id = less.line_id and held.product_id = less.product_id
    where least(less.quantity - less.missing, taken) > 0`);
}

async function takeMore(tx: Db, orderId: number, differences: readonly LineDifference[], now: Date): Promise<void> {
  await tx.execute(sql`
    with wanted as (
      select
        line.id,
        line.product_id,
        line.quantity,
        least(
          line.quantity,
          greatest(
            products.stock_level + line.quantity - sum(line.quantity) over (partition by line.product_id order by line.id),
            0
          )
        )::integer as there
      from (
        select stock.order_line_id as id, stock.product_id, asked.quantity * stock.per_line as quantity
        from ${rowsOf(differences, 1)}
        join order_line_stock as stock on stock.order_line_id = asked.line_id
      ) as line
      join products on products.id = line.product_id
    ),
    waiting as (
      insert into back_orders (order_line_id, order_id, product_id, missing)
      select id, ${orderId}, product_id, quantity - there
      from wanted
      where there < quantity
      on conflict (order_line_id, product_id) do update set missing = back_orders.missing + excluded.missing
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'sale', -there, 0, ${now.toISOString()}::timestamptz, ${orderId}, id
    from wanted
    where there > 0`);
}
