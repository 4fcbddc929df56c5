import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { lockProductsOf, stockTakenBy } from './stock-of-orders.ts';

/**
 * Takes a shipment off the shelf, as far as the order had taken it from the stock. Back-ordered units that are shipped
 * anyway were on the shelf but not recorded; they are no longer back-ordered.
 */
export async function bookShipment(tx: Db, shipmentId: number, now: Date): Promise<void> {
  const [order] = (await tx.execute<{ id: number }>(sql`select order_id as id from shipments where id = ${shipmentId}`))
    .rows;
  if (order === undefined) throw new Error(`Shipment ${shipmentId} was written and does not exist.`);
  await lockProductsOf(tx, [order.id]); // otherwise arrivals in the meantime would be allocated to waiting lines and counted nowhere
  await tx.execute(sql`
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select held.product_id, 'shipment', 0, -least(taken, line.quantity * stock.per_line), ${now.toISOString()}::timestamptz, held.order_id, held.order_line_id
    from ${stockTakenBy([order.id])}
    join shipment_lines as line on line.order_line_id = held.order_line_id and line.shipment_id = ${shipmentId}
    join order_line_stock as stock on stock.order_line_id = held.order_line_id and stock.product_id = held.product_id
    where taken > 0`);
  await tx.execute(sql`
    with open as (
      select back.order_line_id, back.product_id, (line.quantity - sum(shipment_lines.quantity)) * stock.per_line as left
      from back_orders as back
      join order_line_stock as stock on stock.order_line_id = back.order_line_id and stock.product_id = back.product_id
      join current_order_lines as line on line.id = back.order_line_id
      join shipment_lines on shipment_lines.order_line_id = back.order_line_id
      where back.order_id = ${order.id}
      group by back.order_line_id, back.product_id, line.quantity, stock.per_line
    ),
    done as (
      delete from back_orders using open
      where back_orders.order_line_id = open.order_line_id and back_orders.product_id = open.product_id and open.left <= 0
    )
    update back_orders
    set missing = open.left
    from open
    where back_orders.order_line_id = open.order_line_id and back_orders.product_id = open.product_id
      and open.left > 0 and missing > open.left`);
}
