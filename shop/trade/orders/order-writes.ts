import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { emptyCartFor } from '../cart/cart-queries.ts';
import { kitPartsNow } from '../../catalogue/kits/kit-queries.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { prepareOnce, withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import type { ActingStaff } from '../../base/operations/shop.ts';
import { queuedEffects } from '../../base/outbox/queue-effect.ts';
import { currentOrders } from './current-orders.ts';
import { isSeenBy, type OrderReader } from './order-reader.ts';
import type { OrderMarks } from './paths.ts';
import type { Snapshot } from '../order-placing/snapshot.ts';
import { orderLineStock } from '../order-placing/order-line-stock.ts';
import { orderLines, orders } from './tables.ts';

/** An order that is about to be written, with the rows written together with it. */
export interface NewOrder {
  cartId: number;
  snapshot: Snapshot;
  /** Staff member who places the order for the member (H7). */
  actingStaff?: ActingStaff | null;
  /** GUID of the browser's next cart; null: it already has one. */
  nextCart: string | null;
  now: Date;
  /** Language of the page on which the buyer placed it; absent: another person did. */
  language?: Language;
}

/**
 * Writes an order, then in one statement its lines, the mails about it and the customer's next cart; returns its id.
 * The cart can have no other order (orders_cart_key).
 */
export async function insertOrder(
  tx: Db,
  { cartId, snapshot, actingStaff = null, nextCart, now, language }: NewOrder,
): Promise<number> {
  const { order, lines } = snapshot;
  const stamp =
    actingStaff === null ? {} : { placedByStaffId: actingStaff.staffId, placedByStaff: actingStaff.staffName };
  const [placed] = await tx
    .insert(orders)
    .values({ ...order, ...stamp, cartId })
    .returning({ id: orders.id });
  if (placed === undefined) throw new Error('An order was inserted, but not returned.');
  const payload = { orderId: placed.id };
  const mails = queuedEffects(tx, now, [
    { kind: 'order-customer', payload: { ...payload, ...(language === undefined ? {} : { language }) } },
    { kind: 'order-staff', payload },
  ]);
  const owner = { customerId: order.customerId, companyId: order.companyId, staffId: actingStaff?.staffId ?? null };
  await tx
    .with(mails, ...(nextCart === null ? [] : [emptyCartFor(tx, owner, nextCart, now)]))
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId: placed.id, kitParts: kitPartsNow(line.productId) })));
  return placed.id;
}

/** The id of the order that a cart became; undefined: it awaits approval (H3). */
export async function findOrderOfCart(tx: Db, cartId: number): Promise<number | undefined> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId));
  return order?.id;
}

/**
 * Reduces the stock by a movement for each line (L4), never below 0: missing units are back-ordered (D12). The products
 * are locked first, in the order of their ids, so that two orders of the same parts never deadlock; and in a separate
 * statement: one that locks and updates may find that the row has changed since it began, request the row again, and
 * then wait for transactions that wait for it (PostgreSQL reports a deadlock). Of a kit its parts are taken (J7).
 */
export async function takeFromStock(tx: Db, orderId: number, now: Date): Promise<void> {
  await writes(tx).lockedProducts.execute({ orderId });
  await writes(tx).taken.execute({ orderId, now });
}

const writes = prepareOnce((db) => ({
  lockedProducts: db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, partsOfOrder(db)))
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare('locked_products_of_order'),
  taken: takeAll(db).prepare('take_from_stock'),
}));

function partsOfOrder(db: Db) {
  return db
    .select({ id: orderLineStock.productId })
    .from(orderLineStock)
    .where(eq(orderLineStock.orderId, withoutCustomPlan('orderId')));
}

/** Takes available stock, and puts the rest on back-order, line by line in order. */
function takeAll(db: Db) {
  const orderId = withoutCustomPlan('orderId');
  const wanted = db.$with('wanted', {}).as(sql`
    select
      order_line_id as id,
      product_id,
      quantity,
      least(
        quantity,
        greatest(products.stock_level + quantity - sum(quantity) over (partition by product_id order by position), 0)
      ) as there
    from (
      select order_line_id, product_id, position, quantity * per_line as quantity
      from order_line_stock
      where order_id = ${orderId}
    ) as line
    join products on products.id = line.product_id`);
  const waiting = db.$with('waiting', {}).as(sql`
    insert into back_orders (order_line_id, order_id, product_id, missing)
    select id, ${orderId}, product_id, quantity - there
    from wanted
    where there < quantity`);
  const moved = db.$with('moved', { productId: sql<number>`product_id`.as('product_id') }).as(sql`
    insert into stock_movements (product_id, kind, quantity, shelf_quantity, at, order_id, order_line_id)
    select product_id, 'sale', -there, 0, ${sql.placeholder('now')}::timestamptz, ${orderId}, id
    from wanted
    where there > 0
    returning product_id`);
  return db.with(wanted, waiting, moved).select().from(moved);
}

/** Counts those of these orders that the member may see. */
export function countSeenOrders(db: Db, orderIds: readonly number[], reader: OrderReader): Promise<number> {
  return db.$count(currentOrders, and(inArray(currentOrders.id, [...orderIds]), isSeenBy(reader)));
}

/** Fills serial and machine of order lines that the member sees if they are empty (D12), in one statement. */
export async function fillMarks(db: Db, marks: readonly OrderMarks[], reader: OrderReader): Promise<FilledMarks[]> {
  const { rows } = await db.execute<FilledMarks & Record<string, unknown>>(sql`
    with filled as (
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
        and exists (select 1 from ${currentOrders} where ${currentOrders.id} = mark.order_id and ${isSeenBy(reader)})
      returning order_lines.order_id, order_lines.position, order_lines.product_name, order_lines.serial, order_lines.machine
    )
    select order_id as "orderId", product_name as name, serial, machine from filled order by order_id, position`);
  return rows;
}

/** A line after its empty fields were filled. */
export interface FilledMarks {
  orderId: number;
  name: string;
  serial: string;
  machine: string;
}
