import { and, asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { StaffContext } from '../../base/operations/operation.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { everyRowCondition } from '../../base/paged-lists/staff-list.ts';
import { orderList } from './staff-order-list.ts';
import type { NeighboursQuestion, OrderNeighbours } from './staff-paths.ts';

/**
 * The neighbouring orders by id, in the list from which an order was opened. The order may have left that list since: a
 * pending order that was completed still has pending neighbours.
 */
export async function findNeighbours(
  { orderId, ...question }: NeighboursQuestion,
  { shop }: Pick<StaffContext, 'shop'>,
): Promise<OrderNeighbours> {
  const inList = await everyRowCondition(shop, orderList, question);
  const first = (beside: SQL, along: SQL) =>
    shop.db.select({ id: currentOrders.id }).from(currentOrders).where(and(inList, beside)).orderBy(along).limit(1);
  const { rows } = await shop.db.execute<{ newer: number | null; older: number | null }>(sql`
    select
      (${first(gt(currentOrders.id, orderId), asc(currentOrders.id))}) as newer,
      (${first(lt(currentOrders.id, orderId), desc(currentOrders.id))}) as older`);
  return rows[0] ?? { newer: null, older: null };
}
