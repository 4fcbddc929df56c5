import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isText } from '#platform/database/accent-insensitive.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { matchesKeyword } from '../orders/order-queries.ts';
import type { ListedReturn } from './paths.ts';
import { returnDeclaration } from './staff-paths.ts';
import { listReturnHeaders, returnsWith } from './return-queries.ts';
import { orderReturns } from './tables.ts';

/** Returns that need staff: to be decided, or to be closed after receipt. */
const WAITING = ['asked', 'received'] as const;

/** The list of returns for staff (L7). */
export const returnList = staffList(returnDeclaration, {
  table: orderReturns,
  id: orderReturns.id,
  sorts: { asked: orderReturns.id, state: orderReturns.state },
  filters: {
    returnState: (state) =>
      state === 'waiting' ? inArray(orderReturns.state, [...WAITING]) : eq(orderReturns.state, state),
  },
  search: ofOrders,
  rows: async (db, ids): Promise<ListedReturn[]> => {
    const headers = await listReturnHeaders(db, returnsWith(ids));
    return headers.map((header) => ({ ...header, id: header.returnId }));
  },
});

/** By the return's number, or like the search for orders. */
function ofOrders(search: string): SQL | undefined {
  const number = sql`'MA00' || ${orderReturns.orderId} || '-R' || ${orderReturns.position}`;
  return or(isText(number, search), matchesKeyword(search, orderReturns.orderId));
}
