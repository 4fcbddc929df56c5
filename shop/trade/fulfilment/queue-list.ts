import { and, eq, exists, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { only } from '../../base/fields/field.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { listHeaders, matchesKeyword } from '../orders/order-queries.ts';
import { ordersWithNotes } from '../staff-orders/staff-order-list.ts';
import { orderProgress, purchaseOrders } from '../orders/tables.ts';
import { isUnreadOf, ordersWithUnread } from '../messages/message-queries.ts';
import { orderMessages } from '../messages/tables.ts';
import { wishesOf } from './request-queries.ts';
import type { QueuedOrder } from './paths.ts';
import { queueDeclaration, type QueueQuestion } from './staff-paths.ts';
import { isVatUnverified } from '../order-placing/tax-numbers.ts';
import { changeRequests, shipmentLines } from './tables.ts';

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
  'waitsForCredit',
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
      task: hasTask,
    },
    search: (words) => matchesKeyword(words, orderProgress.orderId),
    // A buyer may write about an order that was sent long ago.
    always: ({ state, task }) => (state === undefined && task === undefined ? isOpen : undefined),
    rows: queuedOrders,
  });
}

const isOpen = lt(orderProgress.rank, RANK_SENT);

const hasFile = exists(sql`(select from ${purchaseOrders} where ${purchaseOrders.orderId} = ${orderProgress.orderId})`);

function hasTask(task: NonNullable<QueueQuestion['task']>, shop: Shop): SQL | undefined {
  if (task === 'late') return isLate(shop);
  const waiting =
    task === 'request'
      ? sql`select ${changeRequests.orderId} from ${changeRequests} where ${eq(changeRequests.state, 'open')}`
      : sql`select ${orderMessages.orderId} from ${orderMessages} where ${isUnreadOf('buyer')}`;
  return sql`${orderProgress.orderId} in (${waiting})`;
}

/**
 * Matches an open order if its requested delivery date has passed, or the promised day of a line that is not shipped in
 * full (P5). A line that was in stock has no promised day.
 */
function isLate({ clock, store: { timeZone } }: Shop): SQL | undefined {
  const today = sql`${dayInZone(clock.now(), timeZone)}::date`;
  const { promise, quantity } = currentOrderLines;
  const promisedOn = sql`coalesce(
    (${promise}->>'moreOn')::date,
    (${currentOrders.placedAt} at time zone ${timeZone})::date + 7 * (${promise}->>'weeks')::integer
  )`;
  const shipped = sql`(select coalesce(sum(${shipmentLines.quantity}), 0) from ${shipmentLines} where ${shipmentLines.orderLineId} = ${currentOrderLines.id})`;
  return and(
    isOpen,
    sql`exists (
      select from ${currentOrders}
      where ${currentOrders.id} = ${orderProgress.orderId} and (
        ${currentOrders.wantedBy} < ${today}
        or exists (
          select from ${currentOrderLines}
          where ${currentOrderLines.orderId} = ${currentOrders.id}
            and (${promise}->>'inStock')::integer < ${quantity} and ${promisedOn} < ${today} and ${quantity} > ${shipped}
        )
      )
    )`,
  );
}

async function queuedOrders(db: Db, ids: readonly number[]): Promise<QueuedOrder[]> {
  const [headers, marks, noted, wishes, unread] = await Promise.all([
    listHeaders(db, inArray(currentOrders.id, [...ids])),
    db
      .select({
        orderId: currentOrders.id,
        since: currentOrders.stateSince,
        heldByName: currentOrders.heldByName,
        checkedByName: currentOrders.purchaseOrderCheckedBy,
        isVatUnverified,
        shipping: currentOrders.shipping,
        isShort: sql<boolean>`exists (
          select from back_orders join order_lines on order_lines.id = back_orders.order_line_id
          where order_lines.order_id = current_orders.id
        )`,
      })
      .from(currentOrders)
      .where(inArray(currentOrders.id, [...ids])),
    ordersWithNotes(db, ids),
    wishesOf(db, ids),
    ordersWithUnread(db, ids, 'buyer'),
  ]);
  const markOf = new Map(marks.map((mark) => [mark.orderId, mark]));
  return headers.flatMap((header) => {
    const mark = markOf.get(header.id);
    if (mark === undefined) return [];
    const { orderId: _, since, ...flags } = mark;
    return {
      ...only(header, SHOWN),
      ...flags,
      since: since.toISOString(),
      hasNote: noted.has(header.id),
      openWish: wishes.get(header.id) ?? null,
      hasMessage: unread.has(header.id),
    };
  });
}
