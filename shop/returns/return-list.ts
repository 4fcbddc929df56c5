import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { StaffList } from '../operations/staff-list.ts';
import { matchesKeyword } from '../orders/order-queries.ts';
import type { ListedReturn, ReturnQuestion, ReturnSort } from './paths.ts';
import { listReturnHeaders, returnsWith } from './return-queries.ts';
import { orderReturns } from './tables.ts';

/** Something has to be done with them: looked at, or closed once they have come. */
const WAITING = ['asked', 'received'] as const;

/** The returns as staff list them (L7). */
export const returnList: StaffList<ReturnSort, ReturnQuestion, ListedReturn> = {
  table: orderReturns,
  id: orderReturns.id,
  sorts: { asked: orderReturns.id, state: orderReturns.state },
  order: { sort: 'asked', direction: 'desc' },
  condition: ({ search, returnState }) =>
    and(stateIs(returnState), search === undefined ? undefined : ofOrders(search)),
  rows: async (db, ids) => {
    const headers = await listReturnHeaders(db, returnsWith(ids));
    return headers.map((header) => ({ ...header, id: header.returnId }));
  },
};

function stateIs(state: ReturnQuestion['returnState']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'waiting' ? inArray(orderReturns.state, [...WAITING]) : eq(orderReturns.state, state);
}

/** By the return's number, or as orders are found. */
function ofOrders(search: string): SQL | undefined {
  const number = sql`'MA00' || ${orderReturns.orderId} || '-R' || ${orderReturns.position}`;
  return or(ilike(number, search.trim()), matchesKeyword(search, orderReturns.orderId));
}
