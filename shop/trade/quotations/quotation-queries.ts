import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { approvalRequests } from '../approvals/tables.ts';
import { listedAdjustments } from '../../catalogue/pricing/adjustment-columns.ts';
import type { ListedQuotation, QuotationHeader } from './answers.ts';
import { quotationNumber } from '../../base/kernel/quotation-number.ts';
import { type ShownState, shownState } from './quotation.ts';
import { quotationEvents, quotationLines, quotations, quotationVersions } from './tables.ts';

/**
 * Members who see a colleague's orders see their quotations (H5), those that staff began once they are sent.
 * @param reader null: staff, who see all
 */
export function isSeenBy(reader: OrderReader | null): SQL | undefined {
  if (reader === null) return undefined;
  const { id, companyId, seesAll } = reader;
  return and(
    eq(quotations.companyId, companyId),
    seesAll ? undefined : eq(quotations.customerId, id),
    sql`exists (
      select from ${quotationVersions}
      where ${isVersionOfBuyer} and (${quotations.sentVersion} is not null or ${quotationVersions.staffId} is null)
    )`,
  );
}

/** Of a quotation's versions, the one that its company has: the newest offer that was sent, otherwise the request. */
const isVersionOfBuyer = sql`${quotationVersions.quotationId} = ${quotations.id}
  and ${quotationVersions.version} = coalesce(${quotations.sentVersion}, 1)`;

/** Locks a quotation until the transaction ends. @param reader null: staff */
export async function lockQuotation(tx: Db, quotationId: number, reader: OrderReader | null) {
  const [row] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, quotationId), isSeenBy(reader)))
    .for('no key update');
  return row;
}
export type LockedQuotation = NonNullable<Awaited<ReturnType<typeof lockQuotation>>>;

const VERSION = { ...getTableColumns(quotationVersions), adjustments: listedAdjustments(quotationVersions) };

/** The version of a quotation with that number. */
export async function findVersion(db: Db, quotationId: number, version: number) {
  const [row] = await db
    .select(VERSION)
    .from(quotationVersions)
    .where(and(eq(quotationVersions.quotationId, quotationId), eq(quotationVersions.version, version)));
  return row;
}
export type StoredVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

export async function getVersion(db: Db, quotationId: number, version: number): Promise<StoredVersion> {
  const found = await findVersion(db, quotationId, version);
  if (found === undefined) throw new Error(`Quotation ${quotationId} has no version ${version}.`);
  return found;
}

/** The version that has this stamp, if it is one of the quotation. */
export async function findStamped(db: Db, quotationId: number, stamp: string): Promise<StoredVersion | undefined> {
  const [row] = await db
    .select(VERSION)
    .from(quotationVersions)
    .where(and(eq(quotationVersions.quotationId, quotationId), eq(quotationVersions.stamp, stamp)));
  return row;
}

export function listVersionLines(db: Db, versionId: number) {
  return db
    .select()
    .from(quotationLines)
    .where(eq(quotationLines.versionId, versionId))
    .orderBy(asc(quotationLines.position));
}
export type StoredLine = Awaited<ReturnType<typeof listVersionLines>>[number];

export function listEvents(db: Db, quotationId: number) {
  return db
    .select()
    .from(quotationEvents)
    .where(eq(quotationEvents.quotationId, quotationId))
    .orderBy(asc(quotationEvents.id));
}

/** A quotation with its company and the terms that price it. */
export async function findQuotation(db: Db, quotationId: number, reader: OrderReader | null) {
  const [row] = await selectQuotations(db, and(eq(quotations.id, quotationId), isSeenBy(reader)));
  return row;
}
export type QuotationRow = NonNullable<Awaited<ReturnType<typeof findQuotation>>>;

const NEWEST_FIRST: ReadingOrder = [{ by: quotations.id, direction: 'desc' }];

/** One page of the quotations that a member sees, newest first. */
export async function listOwnQuotations(
  db: Db,
  { reader, state, today }: { reader: OrderReader; state: ShownState | undefined; today: CalendarDay },
  asked: GrowingPageRequest,
): Promise<ListPage<QuotationHeader>> {
  const condition = and(isSeenBy(reader), state === undefined ? undefined : isInState(state, today));
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      NEWEST_FIRST,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectQuotations(db, and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ id }) => [`${id}`],
    ),
    db.$count(quotations, condition),
  ]);
  const productsQuoted = await partsOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.map((row) => ({ ...headerOf(row, today), productsQuoted: productsQuoted.get(row.id) ?? '' })),
    total,
    ...next,
  };
}

/** The part numbers of each quotation as its company has it, one on a line: nothing of a draft of staff. */
async function partsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({
      id: quotations.id,
      names: sql<string>`string_agg(${quotationLines.productName}, e'\n' order by ${quotationLines.position})`,
    })
    .from(quotations)
    .innerJoin(quotationVersions, isVersionOfBuyer)
    .innerJoin(quotationLines, eq(quotationLines.versionId, quotationVersions.id))
    .where(inArray(quotations.id, [...ids]))
    .groupBy(quotations.id);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Rows of the staff list. */
export async function listQuotationRows(db: Db, ids: number[], today: CalendarDay): Promise<ListedQuotation[]> {
  const rows = await selectQuotations(db, inArray(quotations.id, ids));
  return rows.map((row) => ({
    ...headerOf(row, today),
    id: row.id,
    changedAt: row.changedAt.toISOString(),
    companyId: row.companyId,
    company: row.company,
  }));
}

export function isInState(state: ShownState, today: CalendarDay): SQL | undefined {
  if (state === 'expired') return and(eq(quotations.state, 'sent'), sql`${quotations.validUntil} < ${today}`);
  const isState = eq(quotations.state, state);
  return state === 'sent' ? and(isState, sql`${quotations.validUntil} >= ${today}`) : isState;
}

/** The open request for an approval of a quotation (H3). */
export async function findOpenApproval(db: Db, cartId: number | null, now: Date): Promise<number | undefined> {
  if (cartId === null) return undefined;
  const [row] = await db
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(
      and(eq(approvalRequests.cartId, cartId), eq(approvalRequests.state, 'open'), gt(approvalRequests.expiresAt, now)),
    );
  return row?.id;
}

export function headerOf(row: QuotationRow, today: CalendarDay) {
  return {
    quotationId: row.id,
    quotationNumber: quotationNumber(row.id),
    quotationState: shownState(row, today),
    askedAt: row.askedAt.toISOString(),
    askedBy: `${row.firstName} ${row.surname}`,
    currency: row.currencyId,
    totalMinor: row.sentTotalMinor,
    validUntil: row.validUntil,
    orderId: row.orderId,
  };
}

function selectQuotations(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: quotations.id,
      companyId: quotations.companyId,
      customerId: quotations.customerId,
      currencyId: quotations.currencyId,
      state: quotations.state,
      askedAt: quotations.askedAt,
      changedAt: quotations.changedAt,
      lastVersion: quotations.lastVersion,
      sentVersion: quotations.sentVersion,
      validUntil: quotations.validUntil,
      cartId: quotations.cartId,
      orderId: quotations.orderId,
      sentTotalMinor: quotationVersions.totalMinor,
      firstName: customers.firstName,
      surname: customers.surname,
      memberStatus: customers.status,
      company: companies.name,
      /** Terms of the company's own prices. */
      buyer: {
        companyId: companies.id,
        currencyId: companies.currencyId,
        priceClass: companies.priceClass,
        adminContact: companies.adminContact,
      },
    })
    .from(quotations)
    .innerJoin(companies, eq(companies.id, quotations.companyId))
    .innerJoin(customers, eq(customers.id, quotations.customerId))
    .leftJoin(
      quotationVersions,
      and(eq(quotationVersions.quotationId, quotations.id), eq(quotationVersions.version, quotations.sentVersion)),
    )
    .where(condition)
    .$dynamic();
}
