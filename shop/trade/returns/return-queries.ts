import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import { orderDocuments } from '../documents/tables.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { isOrderSeenBy, isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orderReference } from '../orders/reference.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { orderLines } from '../orders/tables.ts';
import type { OrderReturns, Return, ReturnEvent, ReturnHeader, ReturnLine } from './paths.ts';
import { returnNumberOf, type ReturnState } from './return.ts';
import { orderReturnEvents, orderReturnLines, orderReturnPictures, orderReturns } from './tables.ts';

/** The returns that match a condition, in no particular order. */
export async function listReturnHeaders(db: Db, condition: SQL | undefined): Promise<ReturnHeader[]> {
  return (await selectReturns(db, condition)).map(headerOf);
}

const NEWEST_FIRST: ReadingOrder = [{ by: orderReturns.id, direction: 'desc' }];

/** One page of the returns that the member sees, newest first (L7, H5). */
export async function listOwnReturns(
  db: Db,
  { reader, returnState }: { reader: OrderReader; returnState: ReturnState | undefined },
  asked: GrowingPageRequest,
): Promise<ListPage<ReturnHeader>> {
  const condition = and(isSeenBy(reader), returnState === undefined ? undefined : eq(orderReturns.state, returnState));
  const [{ shown, ...next }, [counted]] = await Promise.all([
    readPage(
      NEWEST_FIRST,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectReturns(db, and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ returnId }) => [`${returnId}`],
    ),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(orderReturns)
      .innerJoin(currentOrders, eq(currentOrders.id, orderReturns.orderId))
      .where(condition),
  ]);
  return { items: shown.map(headerOf), total: counted?.total ?? 0, ...next };
}

/**
 * The returns of an order, newest first, and what can still be returned.
 * @param reader the member who must be allowed to see it; null: staff. Otherwise undefined
 */
export async function listReturnsOf(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<OrderReturns | undefined> {
  const [rows, lines] = await Promise.all([
    selectReturns(db, isOrderSeenBy(orderId, reader)).orderBy(desc(orderReturns.id)),
    listReturnable(db, orderId, reader),
  ]);
  if (lines.length === 0) return undefined; // no correction leaves an order without a line
  return { returns: rows.map(headerOf), lines };
}

/**
 * The lines of an order with the quantities shipped and in active returns, in the order of their positions. An order
 * closed without a shipment predates shipments: all of it counts as shipped, as of its last correction. A line removed
 * by a correction does not count.
 */
export async function listReturnable(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<OrderReturns['lines'][number][]> {
  const { rows } = await db.execute<OrderReturns['lines'][number] & Record<string, unknown>>(sql`
    select
      line.id as "orderLineId", line.product_id as "productId", line.product_name as "productName",
      line.variant_details as "variantDetails",
      case
        when ${currentOrders.state} = 'closed'
          and not exists (select from shipments where shipments.order_id = line.order_id)
        then line.quantity
        else coalesce((select sum(quantity) from shipment_lines where order_line_id = line.id), 0)
      end::integer as sent,
      coalesce((
        select sum(returned.quantity)
        from order_return_lines as returned
        join order_returns on order_returns.id = returned.return_id
        where returned.order_line_id = line.id and order_returns.state not in ('refused', 'withdrawn')
      ), 0)::integer as "inReturns"
    from current_order_lines as line
    join ${currentOrders} on ${currentOrders.id} = line.order_id
    where ${isOrderSeenBy(orderId, reader)}
    order by line.position`);
  return rows;
}

/** Reads a return with all its parts. @param reader the member who must be allowed to see its order; null: staff */
export async function findReturn(db: Db, returnId: number, reader: OrderReader | null): Promise<Return | undefined> {
  const seen = reader === null ? undefined : isSeenBy(reader);
  const [row] = await selectReturns(db, and(eq(orderReturns.id, returnId), seen));
  if (row === undefined) return undefined;
  const [lines, events, pictures, creditNote] = await Promise.all([
    listReturnLines(db, returnId),
    listReturnEvents(db, returnId),
    db
      .select({ id: orderReturnPictures.id })
      .from(orderReturnPictures)
      .where(eq(orderReturnPictures.returnId, returnId))
      .orderBy(asc(orderReturnPictures.id)),
    row.creditNoteId === null ? null : findCreditNote(db, { documentId: row.creditNoteId, orderId: row.orderId }),
  ]);
  return {
    ...headerOf(row),
    lines,
    // Buyers don't learn which staff member acted.
    events: reader === null ? events : events.map((event) => (event.isStaff ? { ...event, byName: null } : event)),
    pictures: pictures.map(({ id }) => id),
    creditNote: creditNote ?? null,
  };
}

/** Finds a credit note of that order that is not withdrawn. */
export async function findCreditNote(
  db: Db,
  { documentId, orderId }: { documentId: number; orderId: number },
): Promise<{ documentId: number; number: string } | undefined> {
  const [found] = await db
    .select({ documentId: orderDocuments.id, number: orderDocuments.number })
    .from(orderDocuments)
    .where(
      and(
        eq(orderDocuments.id, documentId),
        eq(orderDocuments.orderId, orderId),
        eq(orderDocuments.kind, 'credit-note'),
        sql`${orderDocuments.withdrawnAt} is null`,
      ),
    );
  return found;
}

export async function listReturnLines(db: Db, returnId: number): Promise<ReturnLine[]> {
  return db
    .select({
      orderLineId: orderReturnLines.orderLineId,
      productId: orderLines.productId,
      productName: orderLines.productName,
      variantDetails: orderLines.variantDetails,
      kitParts: orderLines.kitParts,
      quantity: orderReturnLines.quantity,
      received: sql<number>`(${orderReturnLines.toStock} + ${orderReturnLines.unsaleable})::integer`,
      unsaleable: orderReturnLines.unsaleable,
    })
    .from(orderReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, orderReturnLines.orderLineId))
    .where(eq(orderReturnLines.returnId, returnId))
    .orderBy(asc(orderLines.position));
}

async function listReturnEvents(db: Db, returnId: number): Promise<ReturnEvent[]> {
  const rows = await db
    .select({
      id: orderReturnEvents.id,
      at: orderReturnEvents.at,
      kind: orderReturnEvents.kind,
      remarks: orderReturnEvents.remarks,
      isStaff: orderReturnEvents.isStaff,
      byName: orderReturnEvents.byName,
    })
    .from(orderReturnEvents)
    .where(eq(orderReturnEvents.returnId, returnId))
    .orderBy(asc(orderReturnEvents.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Finds the file of a picture. @param reader  the member who must be allowed to see the order; null: staff */
export async function findReturnPicture(
  db: Db,
  pictureId: number,
  reader: OrderReader | null,
): Promise<{ fileKey: string } | undefined> {
  const [found] = await db
    .select({ fileKey: orderReturnPictures.fileKey })
    .from(orderReturnPictures)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnPictures.returnId))
    .innerJoin(currentOrders, eq(currentOrders.id, orderReturns.orderId))
    .where(and(eq(orderReturnPictures.id, pictureId), reader === null ? undefined : isSeenBy(reader)));
  return found;
}

/**
 * Locks a return until the transaction ends. @param reader the member who must be allowed to see its order; null: staff
 */
export async function lockReturn(tx: Db, returnId: number, reader: OrderReader | null) {
  const [row] = await tx
    .select({
      id: orderReturns.id,
      orderId: orderReturns.orderId,
      position: orderReturns.position,
      customerId: orderReturns.customerId,
      state: orderReturns.state,
    })
    .from(orderReturns)
    .innerJoin(currentOrders, eq(currentOrders.id, orderReturns.orderId))
    .where(and(eq(orderReturns.id, returnId), reader === null ? undefined : isSeenBy(reader)))
    .for('no key update', { of: orderReturns });
  return row;
}
export type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;

function selectReturns(db: Db, condition: SQL | undefined) {
  return db
    .select({
      returnId: orderReturns.id,
      orderId: orderReturns.orderId,
      position: orderReturns.position,
      returnState: orderReturns.state,
      returnReason: orderReturns.reason,
      outcome: orderReturns.outcome,
      creditNoteId: orderReturns.creditNoteId,
      askedAt: orderReturns.askedAt,
      askedBy: sql<string>`${customers.firstName} || ' ' || ${customers.surname}`,
      company: currentOrders.company,
      purchaseOrderNumber: currentOrders.purchaseOrderNumber,
      units: sql<number>`(select sum(quantity) from order_return_lines where return_id = ${orderReturns.id})::integer`,
    })
    .from(orderReturns)
    .innerJoin(currentOrders, eq(currentOrders.id, orderReturns.orderId))
    .innerJoin(customers, eq(customers.id, orderReturns.customerId))
    .where(condition)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectReturns>>[number];

function headerOf({ position, creditNoteId: _, ...row }: Row): ReturnHeader {
  return {
    ...row,
    reference: orderReference(row.orderId),
    returnNumber: returnNumberOf(row.orderId, position),
    askedAt: row.askedAt.toISOString(),
  };
}

export const returnsWith = (ids: readonly number[]): SQL => inArray(orderReturns.id, [...ids]);
