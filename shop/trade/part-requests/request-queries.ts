import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { isSeenBy as isOrderSeenBy } from '../orders/order-reader.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { PartRequestListRequest } from './paths.ts';
import { URGENCIES } from './part-request.ts';
import type { ListedPartRequest, PartRequest, PartRequestHeader } from './wire.ts';
import { partRequestLines, partRequestPictures, partRequests } from './tables.ts';

/** A member with the data that determines which requests they see: their own, and all if they may order. */
export type PartRequestMember = Pick<SignedInCustomer, 'id' | 'companyId' | 'role' | 'seesAll'>;

/** Selects the requests that the member sees; others do not exist for them (B11). */
export function isSeenBy({ id, companyId, role }: PartRequestMember): SQL | undefined {
  return and(
    eq(partRequests.companyId, companyId),
    hasRight(role, 'order') ? undefined : eq(partRequests.customerId, id),
  );
}

const isQuestion = eq(partRequests.reader, 'counter');

/** The urgencies from the least: the place of an open request; closed ones follow each other by their time alone. */
const BY_URGENCY = URGENCIES.toReversed();

const urgencyPlace = sql`(
  case when ${partRequests.state} <> 'open' then 0
  else array_position(${sql.param(BY_URGENCY)}::text[], ${partRequests.urgency}::text) end)`;

const OPEN_FIRST: ReadingOrder = [
  { by: urgencyPlace, direction: 'desc' },
  { by: partRequests.id, direction: 'desc' },
];

/** One page of the requests that the member sees: open ones first, by their urgency, then the newest. */
export async function listPartRequests(
  db: Db,
  member: PartRequestMember,
  asked: PartRequestListRequest & GrowingPageRequest,
): Promise<ListPage<PartRequestHeader>> {
  const { requestReader: reader, requestState: state } = asked;
  const condition = and(
    isSeenBy(member),
    reader === undefined ? undefined : eq(partRequests.reader, reader),
    state === undefined ? undefined : eq(partRequests.state, state),
  );
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      OPEN_FIRST,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectRequests(db, and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      (row) => [`${row.state === 'open' ? BY_URGENCY.indexOf(row.urgency) + 1 : 0}`, `${row.partRequestId}`],
    ),
    db.$count(partRequests, condition),
  ]);
  return { items: shown.map((row) => ({ ...headerOf(row), isOwn: row.customerId === member.id })), total, ...next };
}

/** Counts the open requests to purchasing in a company. */
export function countOpenRequests(db: Db, companyId: number): Promise<number> {
  const condition = and(eq(partRequests.companyId, companyId), eq(partRequests.reader, 'purchasing'), isOpen);
  return db.$count(partRequests, condition);
}

const isOpen = eq(partRequests.state, 'open');

/** Reads a request with all its parts. @param member  who must be allowed to see it; null: staff, who see questions to the counter */
export function findPartRequest(
  db: Db,
  requestId: number,
  member: PartRequestMember | null,
): Promise<PartRequest | undefined> {
  const seen = member === null ? isQuestion : isSeenBy(member);
  return findWhole(db, and(eq(partRequests.id, requestId), seen), member);
}

/** Reads a request for the mail about it. */
export function findPartRequestForMail(db: Db, requestId: number): Promise<PartRequest | undefined> {
  return findWhole(db, eq(partRequests.id, requestId), null);
}

async function findWhole(
  db: Db,
  condition: SQL | undefined,
  member: PartRequestMember | null,
): Promise<PartRequest | undefined> {
  const [row] = await selectRequests(db, condition);
  if (row === undefined) return undefined;
  const [lines, pictures, order] = await Promise.all([
    listRequestLines(db, [row.partRequestId]),
    db
      .select({ id: partRequestPictures.id })
      .from(partRequestPictures)
      .where(eq(partRequestPictures.requestId, row.partRequestId))
      .orderBy(asc(partRequestPictures.position)),
    member === null || row.cartId === null ? undefined : findOrderOf(db, row.cartId, member),
  ]);
  const isOwn = row.customerId === member?.id;
  return {
    ...headerOf(row),
    isOwn,
    machineId: row.machineId,
    lines: lines.map(({ requestId: _, ...line }) => line),
    pictures: pictures.map(({ id }) => id),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.reader === 'counter' && member !== null ? null : row.answeredByName,
    answer: row.answer,
    orderId: order?.id ?? null,
    mayTake: row.state === 'open' && row.reader === 'purchasing' && member !== null && hasRight(member.role, 'order'),
  };
}

async function findOrderOf(db: Db, cartId: number, member: PartRequestMember) {
  const [order] = await db
    .select({ id: currentOrders.id })
    .from(currentOrders)
    .where(and(eq(currentOrders.cartId, cartId), isOrderSeenBy(member)));
  return order;
}

/** The parts of requests, in their order. */
export function listRequestLines(db: Db, requestIds: readonly number[]) {
  return db
    .select({
      requestId: partRequestLines.requestId,
      productId: products.id,
      productName: products.name,
      productIntro: products.intro,
      variantId: partRequestLines.variantId,
      variantDetails: productVariants.details,
      quantity: partRequestLines.quantity,
    })
    .from(partRequestLines)
    .innerJoin(products, eq(products.id, partRequestLines.productId))
    .leftJoin(productVariants, eq(productVariants.id, partRequestLines.variantId))
    .where(inArray(partRequestLines.requestId, [...requestIds]))
    .orderBy(asc(partRequestLines.requestId), asc(partRequestLines.position));
}

/** Questions to the counter among these ids, for the list of staff. */
export async function listQuestions(db: Db, ids: readonly number[]): Promise<ListedPartRequest[]> {
  const rows = await selectRequests(db, and(inArray(partRequests.id, [...ids]), isQuestion));
  return rows.map((row) => ({ ...headerOf(row), id: row.partRequestId }));
}

/** Locks requests that satisfy a condition until the transaction ends, in the order of their ids. */
export function lockRequests(tx: Db, condition: SQL | undefined) {
  return tx
    .select({
      id: partRequests.id,
      customerId: partRequests.customerId,
      reader: partRequests.reader,
      state: partRequests.state,
    })
    .from(partRequests)
    .where(condition)
    .orderBy(asc(partRequests.id))
    .for('no key update');
}
export type LockedPartRequest = Awaited<ReturnType<typeof lockRequests>>[number];

/** Finds the file of a picture. @param member  who must be allowed to see its request; null: staff, who see questions */
export async function findRequestPicture(
  db: Db,
  pictureId: number,
  member: PartRequestMember | null,
): Promise<{ fileKey: string } | undefined> {
  const [found] = await db
    .select({ fileKey: partRequestPictures.fileKey })
    .from(partRequestPictures)
    .innerJoin(partRequests, eq(partRequests.id, partRequestPictures.requestId))
    .where(and(eq(partRequestPictures.id, pictureId), member === null ? isQuestion : isSeenBy(member)));
  return found;
}

/** Members of a company to whom a request to purchasing goes: those who may order without asking, without its author. */
export async function listPurchasers(db: Db, companyId: number, authorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(customers.status, 'active'),
        or(
          inArray(customers.role, ['manager', 'approver']),
          and(eq(customers.role, 'buyer'), eq(customers.alwaysAsk, false)),
        ),
        sql`${customers.id} <> ${authorId}`,
      ),
    )
    .orderBy(asc(customers.id));
  return rows.map(({ id }) => id);
}

function selectRequests(db: Db, condition: SQL | undefined) {
  return db
    .select({
      partRequestId: partRequests.id,
      customerId: partRequests.customerId,
      reader: partRequests.reader,
      state: partRequests.state,
      urgency: partRequests.urgency,
      press: partRequests.press,
      machineId: partRequests.machineId,
      wanted: partRequests.wanted,
      askedAt: partRequests.askedAt,
      askedBy: sql<string>`${customers.firstName} || ' ' || ${customers.surname}`,
      company: customers.company,
      cartId: partRequests.cartId,
      answeredAt: partRequests.answeredAt,
      answeredByName: partRequests.answeredByName,
      answer: partRequests.answer,
      parts: sql<number>`(select count(*) from part_request_lines where request_id = ${partRequests.id})::integer`,
      isOrdered: sql<boolean>`exists (select from orders where orders.cart_id = ${partRequests.cartId})`,
    })
    .from(partRequests)
    .innerJoin(customers, eq(customers.id, partRequests.customerId))
    .where(condition)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

function headerOf(row: Row): Omit<PartRequestHeader, 'isOwn'> {
  const { partRequestId, urgency, press, wanted, askedBy, company, parts, isOrdered } = row;
  return {
    partRequestId,
    requestReader: row.reader,
    requestState: row.state,
    urgency,
    press,
    wanted,
    askedAt: row.askedAt.toISOString(),
    askedBy,
    company,
    parts,
    isOrdered,
  };
}
