import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { OrderMarks } from './paths.ts';
import type { Snapshot } from './snapshot.ts';
import { orderLines, orders } from './tables.ts';

/** Writes an order and its lines; answers its number. The cart can have no other order (orders_cart_key). */
export async function insertOrder(tx: Db, cartId: number, { order, lines }: Snapshot): Promise<number> {
  const [placed] = await tx
    .insert(orders)
    .values({ ...order, cartId })
    .returning({ id: orders.id });
  if (placed === undefined) throw new Error('An order was inserted and not answered.');
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: placed.id })));
  return placed.id;
}

/** The number of the order that a cart became. */
export async function getOrderOfCart(tx: Db, cartId: number): Promise<number> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId));
  if (order === undefined) throw new Error(`Cart ${cartId} is closed and became no order.`);
  return order.id;
}

/**
 * Lets the stock of what was ordered fall, never below 0: back-orders are accepted (D12). The products are locked first, in
 * the order of their numbers, so that two orders of the same parts never wait for each other; and in a statement of its own:
 * one that locks and updates may find at its update that the row has moved on since it began, asks for the row once more, and
 * then waits for those who wait for it (PostgreSQL reports a deadlock).
 */
export async function takeFromStock(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`
    select id
    from products
    where id in (select product_id from order_lines where order_id = ${orderId})
    order by id
    for no key update`);
  await tx.execute(sql`
    with taken as (
      select product_id, sum(quantity) as quantity
      from order_lines
      where order_id = ${orderId}
      group by product_id
    )
    update products
    set stock_level = greatest(products.stock_level - taken.quantity, 0)
    from taken
    where products.id = taken.product_id`);
}

/** How many of these orders are the customer's own. */
export function countOwnOrders(db: Db, orderIds: readonly number[], customerId: number): Promise<number> {
  return db.$count(orders, and(inArray(orders.id, [...orderIds]), eq(orders.customerId, customerId)));
}

/** Fills serial and machine of the customer's own order lines where they are still empty (D12): one statement. */
export async function fillMarks(db: Db, marks: readonly OrderMarks[], customerId: number): Promise<void> {
  await db.execute(sql`
    update order_lines
    set serial = case when order_lines.serial = '' then mark.serial else order_lines.serial end,
        machine = case when order_lines.machine = '' then mark.machine else order_lines.machine end
    from unnest(
      ${sql.param(marks.map((mark) => mark.orderId))}::integer[],
      ${sql.param(marks.map((mark) => mark.productId))}::integer[],
      ${sql.param(marks.map((mark) => mark.variantId ?? null))}::integer[],
      ${sql.param(marks.map((mark) => mark.serial ?? ''))}::text[],
      ${sql.param(marks.map((mark) => mark.machine ?? ''))}::text[]
    ) as mark (order_id, product_id, variant_id, serial, machine)
    where order_lines.order_id = mark.order_id
      and order_lines.product_id = mark.product_id
      and order_lines.variant_id is not distinct from mark.variant_id
      and (order_lines.serial = '' and mark.serial <> '' or order_lines.machine = '' and mark.machine <> '')
      and exists (select 1 from orders where orders.id = mark.order_id and orders.customer_id = ${customerId})`);
}
