import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { dayStart } from '../kernel/day-start.ts';
import type { StaffList } from '../frame/staff-list.ts';
import type { OrderHeader } from './order.ts';
import { listHeaders, matchesKeyword } from './order-queries.ts';
import type { OrderQuestion, OrderSort } from './staff-paths.ts';
import { orders } from './tables.ts';

/** The orders as staff list them (E3). */
export const orderList: StaffList<OrderSort, OrderQuestion, OrderHeader> = {
  table: orders,
  id: orders.id,
  sorts: {
    number: orders.id,
    user: orders.surname,
    company: orders.company,
    placed: orders.placedAt,
    subtotal: orders.subtotalGbpMinor, // amounts of three currencies compare in one, at each order's own rate
    purchaseOrder: orders.purchaseOrderNumber,
  },
  order: { sort: 'number', direction: 'desc' },
  condition: ({ search, status, customerId, from, until }, { store: { timeZone } }) =>
    and(
      status === undefined ? undefined : eq(orders.status, status),
      customerId === undefined ? undefined : eq(orders.customerId, customerId),
      from === undefined ? undefined : gte(orders.placedAt, dayStart(from, 0, timeZone)),
      until === undefined ? undefined : lt(orders.placedAt, dayStart(until, 1, timeZone)),
      search === undefined ? undefined : matchesKeyword(search),
    ),
  rows: (db, ids) => listHeaders(db, inArray(orders.id, ids)),
};
