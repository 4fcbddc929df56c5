import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { placeIn, type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { orderDocuments } from '../documents/tables.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orderReference } from '../orders/reference.ts';
import type { Statement, StatementDocument } from './answers.ts';
import type { StatementQuestion } from './paths.ts';
import { type PaidKind, paymentState, type PaymentState, statementTotals } from './statement.ts';

/**
 * Reads what a company owes, of the orders that the reader sees; undefined: there is no such company.
 * @param today the shop's day
 */
export async function findStatement(db: Db, reader: OrderReader, today: CalendarDay): Promise<Statement | undefined> {
  const [[company], sums] = await Promise.all([
    db
      .select({ name: companies.name })
      .from(companies)
      .where(and(eq(companies.id, reader.companyId), isNull(companies.mergedInto))),
    sumsBy(db, reader),
  ]);
  if (company === undefined) return undefined;
  return {
    company: company.name,
    statementOn: today,
    isWhole: reader.seesAll,
    totals: statementTotals(sums, today),
  };
}

/** Sums by everything on which the state of a document depends. */
async function sumsBy(db: Db, reader: OrderReader) {
  const { dueOn, paidOn } = orderDocuments;
  const rows = await db
    .select({
      kind: paidKind,
      currency: currentOrders.currencyId,
      amountMinor: sql<string>`sum(${orderDocuments.amountMinor})`,
      dueOn,
      paidOn,
    })
    .from(orderDocuments)
    .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
    .where(isPayable(reader))
    .groupBy(orderDocuments.kind, currentOrders.currencyId, dueOn, paidOn);
  return rows.map((row) => ({ ...row, amountMinor: Number(row.amountMinor) }));
}

const paidKind = sql<PaidKind>`${orderDocuments.kind}`;

function isPayable(reader: OrderReader): SQL | undefined {
  return and(
    inArray(orderDocuments.kind, ['invoice', 'credit-note']),
    isNull(orderDocuments.withdrawnAt),
    isSeenBy(reader),
  );
}

const MOST_URGENT_FIRST: ReadingOrder = [
  { by: sql`(${orderDocuments.paidOn} is not null)`, direction: 'asc' },
  { by: sql`coalesce(${orderDocuments.dueOn}, 'infinity')`, direction: 'asc' },
  { by: orderDocuments.issuedOn, direction: 'desc' },
  { by: orderDocuments.id, direction: 'asc' },
];

/** One page of the documents: what is not paid first, by its due day; then the newest. */
export async function listStatement(
  db: Db,
  reader: OrderReader,
  today: CalendarDay,
  asked: StatementQuestion & GrowingPageRequest,
): Promise<ListPage<StatementDocument>> {
  const where = and(isPayable(reader), isIn(asked.paymentState, today));
  const { id, orderId, number, issuedOn, dueOn, paidOn } = orderDocuments;
  const [{ shown, ...next }, [counted]] = await Promise.all([
    readPage(
      MOST_URGENT_FIRST,
      asked,
      ({ after, orderBy, limit, offset }) =>
        db
          .select({
            id,
            orderId,
            purchaseOrderNumber: currentOrders.purchaseOrderNumber,
            kind: paidKind,
            number,
            issuedOn,
            amountMinor: sql<string>`${orderDocuments.amountMinor}`,
            currency: currentOrders.currencyId,
            dueOn,
            paidOn,
            place: placeIn(MOST_URGENT_FIRST),
          })
          .from(orderDocuments)
          .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
          .where(and(where, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ place }) => place,
    ),
    db
      .select({ total: count() })
      .from(orderDocuments)
      .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
      .where(where),
  ]);
  const items = shown.map(({ place: _place, ...row }) => ({
    ...row,
    reference: orderReference(row.orderId),
    amountMinor: Number(row.amountMinor),
    paymentState: paymentState(row, today),
  }));
  return { items, total: counted?.total ?? 0, ...next };
}

function isIn(state: PaymentState | undefined, today: CalendarDay): SQL | undefined {
  const { kind, dueOn, paidOn } = orderDocuments;
  switch (state) {
    case undefined:
      return undefined;
    case 'open':
      return isNull(paidOn);
    case 'overdue':
      return and(isNull(paidOn), eq(kind, 'invoice'), sql`${dueOn} < ${today}`);
    case 'paid':
      return isNotNull(paidOn);
  }
  return state satisfies never;
}
