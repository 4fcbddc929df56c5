import { and, arrayOverlaps, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import { replaceIdsByNames } from '../../base/audit/localize-change.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { isOrderSeenBy, type OrderReader } from '../../trade/orders/order-reader.ts';
import { currentOrders } from '../../trade/orders/current-orders.ts';
import { orderEvents, purchaseOrders } from '../../trade/orders/tables.ts';
import type { TimelineSources } from './timeline.ts';
import type { OrderEvent } from '../../trade/orders/answers.ts';

const WRITTEN = {
  id: orderEvents.id,
  orderId: orderEvents.orderId,
  at: orderEvents.at,
  kind: orderEvents.kind,
  staffName: orderEvents.staffName,
  details: orderEvents.details,
  batch: sql<string>`${orderEvents.xid}::text`,
};

/**
 * All events of an order, with the transaction that wrote each; oldest first.
 * @param reader the member who must be allowed to see it; null: staff. Otherwise undefined
 */
export async function listWrittenEvents(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<TimelineSources['events'] | undefined> {
  const rows = await db
    .select({ event: WRITTEN })
    .from(currentOrders)
    .leftJoin(orderEvents, eq(orderEvents.orderId, currentOrders.id))
    .where(isOrderSeenBy(orderId, reader))
    .orderBy(asc(orderEvents.id));
  return rows.length === 0
    ? undefined
    : rows.flatMap(({ event }) => (event === null ? [] : { ...event, at: event.at.toISOString() }));
}

/** The changes in these histories, newest first. @param page the newest before a given time; null: all of them */
export async function listChanges(
  shop: Pick<Shop, 'db' | 'hot'>,
  subjects: readonly string[],
  page: { before: Date; most: number } | null,
): Promise<TimelineSources['changes']> {
  const rows = await shop.db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      staffName: auditEntries.staffName,
      action: auditEntries.action,
      entity: sql<AuditEntity>`${auditEntries.entity}`,
      entityId: auditEntries.entityId,
      about: auditEntries.about,
      before: auditEntries.before,
      after: auditEntries.after,
      batch: auditEntries.batch,
    })
    .from(auditEntries)
    .where(
      and(
        arrayOverlaps(auditEntries.subjects, [...subjects]),
        page === null ? undefined : lt(auditEntries.at, page.before),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(page?.most ?? ALL_OF_AN_ORDER);
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: replaceIdsByNames(before, shop),
    after: replaceIdsByNames(after, shop),
  }));
}

/** More than any person changes on one order; a program that does must not fill the memory. */
const ALL_OF_AN_ORDER = 1000;

/** The orders that a company placed before a given time, as their first events; newest first. */
export async function listPlaced(
  db: Db,
  { companyId, before, most }: { companyId: number; before: Date; most: number },
): Promise<TimelineSources['events']> {
  const rows = await db
    .select({
      orderId: currentOrders.id,
      at: currentOrders.placedAt,
      byName: sql<string>`${currentOrders.firstName} || ' ' || ${currentOrders.surname}`,
    })
    .from(currentOrders)
    .where(and(eq(currentOrders.companyId, companyId), lt(currentOrders.placedAt, before)))
    .orderBy(desc(currentOrders.id))
    .limit(most);
  return rows.map(({ orderId, at, byName }) => ({
    id: orderId,
    orderId,
    at: at.toISOString(),
    kind: 'placed',
    staffName: byName,
    details: {} satisfies OrderEvent['details'],
    batch: null,
  }));
}

/** The members of a company, by id. */
export async function listMemberIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.companyId, companyId));
  return rows.map(({ id }) => id);
}

/** Time of the upload of the buyer's own purchase order; null if there is none. */
export async function findPaperAt(db: Db, orderId: number): Promise<string | null> {
  const [row] = await db
    .select({ at: purchaseOrders.uploadedAt })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.orderId, orderId));
  return row?.at.toISOString() ?? null;
}
