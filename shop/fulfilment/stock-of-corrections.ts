import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { allocateBackOrders } from '../stock/allocate-back-orders.ts';
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
      select asked.line_id, asked.quantity, coalesce(back.missing, 0) as missing
      from ${rowsOf(differences, -1)}
      left join back_orders as back on back.order_line_id = asked.line_id
    ),
    done as (
      delete from back_orders using less
      where back_orders.order_line_id = less.line_id and less.missing <= less.quantity
    ),
    waiting as (
      update back_orders
      set missing = back_orders.missing - less.quantity
      from less
      where back_orders.order_line_id = less.line_id and less.missing > less.quantity
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'cancellation', least(less.quantity - less.missing, taken), 0, ${now.toISOString()}::timestamptz, order_id, order_line_id
    from less
    join ${stockTakenBy([orderId])} on held.order_line_id = less.line_id
    where least(less.quantity - less.missing, taken) > 0`);
}

async function takeMore(tx: Db, orderId: number, differences: readonly LineDifference[], now: Date): Promise<void> {
  await tx.execute(sql`
    with wanted as (
      select
        line.id,
        line.product_id,
        asked.quantity,
        least(
          asked.quantity,
          greatest(
            products.stock_level + asked.quantity - sum(asked.quantity) over (partition by line.product_id order by line.id),
            0
          )
        )::integer as there
      from ${rowsOf(differences, 1)}
      join order_lines as line on line.id = asked.line_id
      join products on products.id = line.product_id
    ),
    waiting as (
      insert into back_orders (order_line_id, order_id, product_id, missing)
      select id, ${orderId}, product_id, quantity - there
      from wanted
      where there < quantity
      on conflict (order_line_id) do update set missing = back_orders.missing + excluded.missing
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'sale', -there, 0, ${now.toISOString()}::timestamptz, ${orderId}, id
    from wanted
    where there > 0`);
}
