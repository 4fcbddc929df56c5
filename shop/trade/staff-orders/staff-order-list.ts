import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { dayStart } from '../../base/days/day-start.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { listHeaders, matchesKeyword } from '../orders/order-queries.ts';
import { type ListedOrder, orderDeclaration } from './staff-paths.ts';

/** The list of orders for staff (E3). */
export const orderList = staffList(orderDeclaration, {
  table: currentOrders,
  id: currentOrders.id,
  sorts: {
    number: currentOrders.id,
    user: currentOrders.surname,
    company: currentOrders.company,
    placed: currentOrders.placedAt,
    subtotal: currentOrders.subtotalGbpMinor, // amounts of three currencies are compared in one, at each order's own rate
    purchaseOrder: currentOrders.purchaseOrderNumber,
    state: currentOrders.rank,
  },
  filters: {
    status: (status) => eq(currentOrders.status, status),
    state: (state) => eq(currentOrders.state, state),
    customerId: (customerId) => eq(currentOrders.customerId, customerId),
    companyId: (companyId) => eq(currentOrders.companyId, companyId),
    from: (day, { store }) => gte(currentOrders.placedAt, dayStart(day, 0, store.timeZone)),
    until: (day, { store }) => lt(currentOrders.placedAt, dayStart(day, 1, store.timeZone)),
  },
  search: (words) => matchesKeyword(words),
  rows: async (db, ids): Promise<ListedOrder[]> => {
    const [headers, noted] = await Promise.all([
      listHeaders(db, inArray(currentOrders.id, ids)),
      ordersWithNotes(db, ids),
    ]);
    return headers.map((header) => ({ ...header, hasNote: noted.has(header.id) }));
  },
});

/** The orders among these with a staff note, which their history shows. */
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
