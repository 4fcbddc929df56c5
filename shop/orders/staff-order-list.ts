import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { auditEntries } from '../audit/tables.ts';
import { dayStart } from '../kernel/day-start.ts';
import type { Shop } from '../operations/shop.ts';
import type { StaffList } from '../operations/staff-list.ts';
import { currentOrders } from './current-orders.ts';
import { listHeaders, matchesKeyword } from './order-queries.ts';
import type { ListedOrder, OrderQuestion, OrderSort } from './staff-paths.ts';

/** The orders as staff list them (E3). */
export const orderList: StaffList<OrderSort, OrderQuestion, ListedOrder> = {
  table: currentOrders,
  id: currentOrders.id,
  sorts: {
    number: currentOrders.id,
    user: currentOrders.surname,
    company: currentOrders.company,
    placed: currentOrders.placedAt,
    subtotal: currentOrders.subtotalGbpMinor, // amounts of three currencies compare in one, at each order's own rate
    purchaseOrder: currentOrders.purchaseOrderNumber,
    state: currentOrders.rank,
  },
  order: { sort: 'number', direction: 'desc' },
  condition: ordersAskedFor,
  rows: async (db, ids) => {
    const [headers, noted] = await Promise.all([
      listHeaders(db, inArray(currentOrders.id, ids)),
      ordersWithNotes(db, ids),
    ]);
    return headers.map((header) => ({ ...header, hasNote: noted.has(header.id) }));
  },
};

/** Condition for a list of orders; undefined: all. */
export function ordersAskedFor(
  { search, status, state, customerId, companyId, from, until }: OrderQuestion,
  { store: { timeZone } }: Pick<Shop, 'store'>,
): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(currentOrders.status, status),
    state === undefined ? undefined : eq(currentOrders.state, state),
    customerId === undefined ? undefined : eq(currentOrders.customerId, customerId),
    companyId === undefined ? undefined : eq(currentOrders.companyId, companyId),
    from === undefined ? undefined : gte(currentOrders.placedAt, dayStart(from, 0, timeZone)),
    until === undefined ? undefined : lt(currentOrders.placedAt, dayStart(until, 1, timeZone)),
    search === undefined ? undefined : matchesKeyword(search),
  );
}

/** Those of these orders that staff have written a note on: it stands in their history. */
export async function ordersWithNotes(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ orderId: auditEntries.entityId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'order'),
        inArray(auditEntries.entityId, ids.map(String)),
        eq(auditEntries.action, 'noted'),
      ),
    );
  return new Set(rows.map(({ orderId }) => Number(orderId)));
}
