import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
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

/** One page of the documents: what is not paid first, by its due day; then the newest. */
export async function listStatement(
  db: Db,
  reader: OrderReader,
  today: CalendarDay,
  { paymentState: state, page, pageSize }: StatementQuestion & { page: number; pageSize: number },
): Promise<ListPage<StatementDocument>> {
  const where = and(isPayable(reader), isIn(state, today));
  const { id, orderId, number, issuedOn, dueOn, paidOn } = orderDocuments;
  const [rows, [counted]] = await Promise.all([
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
      })
      .from(orderDocuments)
      .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
      .where(where)
      .orderBy(sql`${paidOn} is not null`, sql`${dueOn} asc nulls last`, desc(issuedOn), asc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: count() })
      .from(orderDocuments)
      .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
      .where(where),
  ]);
  const items = rows.map((row) => ({
    ...row,
    reference: orderReference(row.orderId),
    amountMinor: Number(row.amountMinor),
    paymentState: paymentState(row, today),
  }));
  return { items, total: counted?.total ?? 0 };
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
