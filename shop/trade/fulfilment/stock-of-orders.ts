import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { allocateBackOrders } from '../../catalogue/stock/allocate-back-orders.ts';

const idsOf = (orderIds: readonly number[]) => sql`${sql.param([...orderIds])}::integer[]`;

/** Locks the products of these orders in the order of their ids, as placing an order does. */
export async function lockProductsOf(tx: Db, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id
    from products
    where id in (select product_id from order_line_stock where order_id = any(${idsOf(orderIds)}))
    order by id
    for no key update`);
  return rows.map(({ id }) => id);
}

/** Returns the unshipped stock of these orders, which goes first to waiting lines, and ends their back-orders. */
export async function giveBackRest(tx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  const productIds = await lockProductsOf(tx, orderIds);
  await tx.execute(sql`delete from back_orders where order_id = any(${idsOf(orderIds)})`);
  await tx.execute(sql`
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'cancellation', taken, 0, ${now.toISOString()}::timestamptz, order_id, order_line_id
    from ${stockTakenBy(orderIds)}
    where taken > 0`);
  await allocateBackOrders(tx, productIds, now);
}

/** Takes stock for these orders again, because a step that returned it was undone. */
export async function takeRestAgain(tx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await lockProductsOf(tx, orderIds);
  await tx.execute(sql`
    with wanted as (
      select line.id, line.order_id, stock.product_id,
        (line.quantity - coalesce(sent.quantity, 0)) * stock.per_line as quantity
      from current_order_lines as line
      join order_line_stock as stock on stock.order_line_id = line.id
      left join lateral (
        select sum(quantity) as quantity from shipment_lines where order_line_id = line.id
      ) as sent on true
      where line.order_id = any(${idsOf(orderIds)})
    ),
    there as (
      select
        wanted.*,
        least(
          quantity,
          greatest(stock_level + quantity - sum(quantity) over (partition by product_id order by wanted.id), 0)
        ) as there
      from wanted
      join products on products.id = product_id
      where quantity > 0
    ),
    waiting as (
      insert into back_orders (order_line_id, order_id, product_id, missing)
      select id, order_id, product_id, quantity - there
      from there
      where there < quantity
    )
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'sale', -there, 0, ${now.toISOString()}::timestamptz, order_id, id
    from there
    where there > 0`);
}

/** Reads the reserved stock of each order line, by the line's id; of a kit what all of its parts are reserved for. */
export async function readStockTaken(db: Db, orderId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; taken: number }>(sql`
    select stock.order_line_id as id, min(coalesce(held.taken, 0) / stock.per_line)::integer as taken
    from order_line_stock as stock
    left join ${stockTakenBy([orderId])}
      on held.order_line_id = stock.order_line_id and held.product_id = stock.product_id
    where stock.order_id = ${orderId}
    group by stock.order_line_id`);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** Reserved stock of each line by part: sold, and neither given back nor shipped. */
export function stockTakenBy(orderIds: readonly number[]) {
  return sql`(
    select order_line_id, order_id, product_id, (sum(shelf_quantity) - sum(quantity))::integer as taken
    from stock_movements
    where order_line_id in (select id from order_lines where order_id = any(${idsOf(orderIds)}))
      and kind in ('sale', 'cancellation', 'shipment')
    group by order_line_id, order_id, product_id
  ) as held`;
}
