import { eq, exists, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { only } from '../operations/field.ts';
import { staffList } from '../operations/staff-list.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { listHeaders, matchesKeyword } from '../orders/order-queries.ts';
import { ordersWithNotes } from '../orders/staff-order-list.ts';
import { orderProgress, purchaseOrders } from '../orders/tables.ts';
import { ordersWithUnread } from '../orders/messages/message-queries.ts';
import { wishesOf } from './request-queries.ts';
import { type QueuedOrder, queueDeclaration } from './paths.ts';

/** The first rank without a next step. */
const RANK_SENT = 5;

const SHOWN = [
  'id',
  'reference',
  'customerId',
  'firstName',
  'surname',
  'company',
  'status',
  'state',
  'placedAt',
  'currency',
  'totalMinor',
  'purchaseOrderNumber',
  'hasPurchaseOrder',
  'placedByStaff',
] as const;

/** @param staffId the caller: 'me' */
export function queueList(staffId: number) {
  return staffList(queueDeclaration, {
    table: orderProgress,
    id: orderProgress.orderId,
    sorts: { turn: orderProgress.rank, age: orderProgress.orderId, state: orderProgress.rank },
    filters: {
      state: (state) => (state === 'open' ? isOpen : eq(orderProgress.state, state)),
      checked: (checked) => (checked === 'yes' ? isNotNull : isNull)(orderProgress.purchaseOrderCheckedBy),
      file: (file) => (file === 'yes' ? hasFile : not(hasFile)),
      held: (held) => (held === 'me' ? eq(orderProgress.heldById, staffId) : isNull(orderProgress.heldById)),
    },
    search: (words) => matchesKeyword(words, orderProgress.orderId),
    always: ({ state }) => (state === undefined ? isOpen : undefined),
    rows: queuedOrders,
  });
}

const isOpen = lt(orderProgress.rank, RANK_SENT);

const hasFile = exists(sql`(select from ${purchaseOrders} where ${purchaseOrders.orderId} = ${orderProgress.orderId})`);

async function queuedOrders(db: Db, ids: readonly number[]): Promise<QueuedOrder[]> {
  const [headers, marks, noted, wishes, unread] = await Promise.all([
    listHeaders(db, inArray(currentOrders.id, [...ids])),
    db
      .select({
        orderId: orderProgress.orderId,
        since: orderProgress.since,
        heldByName: orderProgress.heldByName,
        checkedByName: orderProgress.purchaseOrderCheckedBy,
      })
      .from(orderProgress)
      .where(inArray(orderProgress.orderId, [...ids])),
    ordersWithNotes(db, ids),
    wishesOf(db, ids),
    ordersWithUnread(db, ids, 'buyer'),
  ]);
  const markOf = new Map(marks.map((mark) => [mark.orderId, mark]));
  return headers.flatMap((header) => {
    const mark = markOf.get(header.id);
    if (mark === undefined) return [];
    const { since, heldByName, checkedByName } = mark;
    return {
      ...only(header, SHOWN),
      since: since.toISOString(),
      heldByName,
      checkedByName,
      hasNote: noted.has(header.id),
      openWish: wishes.get(header.id) ?? null,
      hasMessage: unread.has(header.id),
    };
  });
}
