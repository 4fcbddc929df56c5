import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { LIMITS } from '../../people/accounts/order-limits.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { ApprovalState } from '../orders/approval-state.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import type { ApprovalListRequest } from './paths.ts';
import { approvalRequests } from './tables.ts';
import { orders } from '../orders/tables.ts';
import { deciderOf, deputiesFor, isDecider } from './deputies.ts';
import { APPROVERS, listDeputyships } from './deputy-queries.ts';

/** Adds a request; returns its id. */
export async function insertRequest(tx: Db, request: typeof approvalRequests.$inferInsert): Promise<number> {
  const [row] = await tx.insert(approvalRequests).values(request).returning({ id: approvalRequests.id });
  if (row === undefined) throw new Error('A request was inserted, but not returned.');
  return row.id;
}

/** The open request of a closed cart. */
export async function findOpenRequestOf(tx: Db, cartId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.cartId, cartId), eq(approvalRequests.state, 'open')));
  return row?.id;
}

/** One page of the requests that the member sees, newest first, but open ones before all others. */
export async function listRequests(
  db: Db,
  { reader, now }: { reader: OrderReader; now: Date },
  asked: ApprovalListRequest & GrowingPageRequest,
): Promise<ListPage<RequestRow>> {
  const { approvalState: state } = asked;
  const condition = and(isSeenBy(reader), state === undefined ? undefined : isIn(state, now));
  const openFirst: ReadingOrder = [
    { by: sql`(${isIn('open', now)})`, direction: 'desc' },
    { by: approvalRequests.id, direction: 'desc' },
  ];
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      openFirst,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectRequests(db, and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      (row) => [`${row.state === 'open' && row.expiresAt > now}`, `${row.id}`],
    ),
    db.$count(approvalRequests, condition),
  ]);
  return { items: shown, total, ...next };
}

/** True if the company of an outer query has open requests; some of them may have expired since. */
export function hasOpenApprovals(companyId: AnyPgColumn): SQL<boolean> {
  return sql`exists (
    select from ${approvalRequests}
    where ${approvalRequests.companyId} = ${companyId} and ${approvalRequests.state} = 'open'
  )`;
}

/** The open requests of a company, with the data that determines who can decide them. */
export function listWaiting(db: Db, { companyId, now }: { companyId: number; now: Date }) {
  return db
    .select({ customerId: approvalRequests.customerId, approveOwn: companies.approveOwn })
    .from(approvalRequests)
    .innerJoin(companies, eq(companies.id, approvalRequests.companyId))
    .where(and(eq(approvalRequests.companyId, companyId), isIn('open', now)));
}

/** One request that the member sees. */
export async function findRequest(db: Db, approvalId: number, reader: OrderReader): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db, and(eq(approvalRequests.id, approvalId), isSeenBy(reader)));
  return row;
}

/** Reads a request for the mail about it. */
export async function findRequestForMail(db: Db, approvalId: number): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db, eq(approvalRequests.id, approvalId));
  return row;
}

/** Locks a request of that company until the transaction ends, with the data that decides about it. */
export async function lockRequest(tx: Db, { approvalId, companyId }: { approvalId: number; companyId: number }) {
  const [row] = await tx
    .select({
      id: approvalRequests.id,
      customerId: approvalRequests.customerId,
      cartId: approvalRequests.cartId,
      state: approvalRequests.state,
      couponCode: approvalRequests.couponCode,
      purchaseOrderNumber: approvalRequests.purchaseOrderNumber,
      deliveryAddressId: approvalRequests.deliveryAddressId,
      frozen: approvalRequests.frozen,
      stamp: approvalRequests.stamp,
      expiresAt: approvalRequests.expiresAt,
      orderId: approvalRequests.orderId,
      memberStatus: customers.status,
      memberRole: customers.role,
      approveOwn: companies.approveOwn,
    })
    .from(approvalRequests)
    .innerJoin(customers, eq(customers.id, approvalRequests.customerId))
    .innerJoin(companies, eq(companies.id, approvalRequests.companyId))
    .where(and(eq(approvalRequests.id, approvalId), eq(approvalRequests.companyId, companyId)))
    .for('no key update', { of: approvalRequests });
  return row;
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Ends a request that the transaction has locked. */
export async function endRequest(
  tx: Db,
  approvalId: number,
  end: Partial<
    Pick<
      typeof approvalRequests.$inferInsert,
      'orderId' | 'reason' | 'decidedBy' | 'decidedByName' | 'decidedFor' | 'decidedForName'
    >
  > & {
    state: ApprovalState;
    decidedAt: Date;
  },
): Promise<void> {
  await tx.update(approvalRequests).set(end).where(eq(approvalRequests.id, approvalId));
}

/** Overdue requests, up to a limit, locked until the transaction ends; those locked by another process are skipped. */
export function lockOverdue(tx: Db, now: Date, atMost: number) {
  return lockSome(tx, lte(approvalRequests.expiresAt, now), atMost);
}

/** Requests that have waited since before that time without a reminder. */
export function lockForgotten(tx: Db, { now, askedBefore }: { now: Date; askedBefore: Date }, atMost: number) {
  const condition = and(
    gt(approvalRequests.expiresAt, now),
    lte(approvalRequests.askedAt, askedBefore),
    isNull(approvalRequests.remindedAt),
  );
  return lockSome(tx, condition, atMost);
}

function lockSome(tx: Db, condition: SQL | undefined, atMost: number) {
  return tx
    .select({
      id: approvalRequests.id,
      companyId: approvalRequests.companyId,
      customerId: approvalRequests.customerId,
      cartId: approvalRequests.cartId,
    })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.state, 'open'), condition))
    .orderBy(asc(approvalRequests.expiresAt), asc(approvalRequests.id))
    .limit(atMost)
    .for('no key update', { skipLocked: true });
}

export async function setExpired(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(approvalRequests)
    .set({ state: 'expired', decidedAt: now })
    .where(inArray(approvalRequests.id, [...ids]));
}

export async function setReminded(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(approvalRequests)
    .set({ remindedAt: now })
    .where(inArray(approvalRequests.id, [...ids]));
}

/**
 * Lists the members to whom that member's requests are sent: everyone else in the company whose role can decide, and
 * their deputies on that day.
 */
export async function listDeciders(
  tx: Db,
  { companyId, customerId }: { companyId: number; customerId: number },
  day: CalendarDay,
): Promise<number[]> {
  const rows = await tx
    .select({ id: customers.id, approveOwn: companies.approveOwn })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(eq(customers.companyId, companyId), inArray(customers.role, APPROVERS), eq(customers.status, 'active')))
    .orderBy(asc(customers.id));
  const [first] = rows;
  if (first === undefined) return []; // there is nobody to deputise for
  const others = rows.map(({ id }) => id).filter((id) => id !== customerId);
  const { approveOwn } = first;
  const deputies = deputiesFor({ customerId, approveOwn }, await listDeputyships(tx, companyId, day));
  return [...new Set([...others, ...deputies])];
}

/**
 * The approver for whom a deputy receives a request; null: they are an approver themselves, or no longer receive it.
 */
export async function findInPlaceOf(
  db: Db,
  request: Pick<RequestRow, 'companyId' | 'customerId' | 'approveOwn'>,
  memberId: number,
  day: CalendarDay,
): Promise<string | null> {
  const [member] = await db
    .select({ id: customers.id, role: customers.role })
    .from(customers)
    .where(eq(customers.id, memberId));
  if (member === undefined) return null;
  const decider = deciderOf(request, member, await listDeputyships(db, request.companyId, day));
  return isDecider(decider) ? (decider.inPlaceOf?.name ?? null) : null;
}

/** The cart of the member's own request, if no order resulted and it is open. */
export async function findBasketBack(db: Db, approvalId: number, customerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ guid: carts.guid })
    .from(approvalRequests)
    .innerJoin(carts, eq(carts.id, approvalRequests.cartId))
    .where(
      and(
        eq(approvalRequests.id, approvalId),
        eq(approvalRequests.customerId, customerId),
        eq(carts.customerId, customerId),
        isBack(),
      ),
    );
  return row?.guid;
}

function isBack(): SQL | undefined {
  return and(ne(approvalRequests.state, 'open'), isNull(approvalRequests.orderId), isNull(carts.orderedAt));
}

/** Requests are visible to those who see the orders (H5). */
function isSeenBy({ id, companyId, seesAll }: OrderReader): SQL | undefined {
  return and(eq(approvalRequests.companyId, companyId), seesAll ? undefined : eq(approvalRequests.customerId, id));
}

/** In that state, whether or not the housekeeper has run. */
function isIn(state: ApprovalState, now: Date): SQL | undefined {
  const { expiresAt } = approvalRequests;
  const isState = eq(approvalRequests.state, state);
  if (state === 'open') return and(isState, gt(expiresAt, now));
  if (state !== 'expired') return isState;
  return or(isState, and(eq(approvalRequests.state, 'open'), lte(expiresAt, now)));
}

function selectRequests(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: approvalRequests.id,
      companyId: approvalRequests.companyId,
      customerId: approvalRequests.customerId,
      cartId: approvalRequests.cartId,
      state: approvalRequests.state,
      askedFor: approvalRequests.askedFor,
      askedAt: approvalRequests.askedAt,
      expiresAt: approvalRequests.expiresAt,
      firstName: customers.firstName,
      surname: customers.surname,
      memberRole: customers.role,
      memberLimits: LIMITS,
      purchaseOrderNumber: approvalRequests.purchaseOrderNumber,
      deliveryAddressId: approvalRequests.deliveryAddressId,
      couponCode: approvalRequests.couponCode,
      currency: approvalRequests.currencyId,
      totalMinor: approvalRequests.totalMinor,
      frozen: approvalRequests.frozen,
      stamp: approvalRequests.stamp,
      decidedAt: approvalRequests.decidedAt,
      decidedByName: approvalRequests.decidedByName,
      decidedForName: approvalRequests.decidedForName,
      reason: approvalRequests.reason,
      orderId: approvalRequests.orderId,
      orderPlaced: { currency: orders.currencyId, totalMinor: orders.totalMinor },
      approveOwn: companies.approveOwn,
      isBasketBack: sql<boolean>`coalesce(${and(isBack(), isNotNull(carts.id))}, false)`,
    })
    .from(approvalRequests)
    .innerJoin(customers, eq(customers.id, approvalRequests.customerId))
    .innerJoin(companies, eq(companies.id, approvalRequests.companyId))
    .leftJoin(carts, eq(carts.id, approvalRequests.cartId))
    .leftJoin(orders, eq(orders.id, approvalRequests.orderId))
    .where(condition);
}
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];
