import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { DataRequest, OwnDataRequests } from './answers.ts';
import { ANSWER_DAYS, type DataRequestOutcome, dueAt } from './data-request.ts';
import { dataRequestDeclaration } from './staff-paths.ts';
import { dataRequests } from './tables.ts';

type Stored = typeof dataRequests.$inferSelect;

/** A member's last requests, newest first. */
export async function listOwnRequests(db: Db, customerId: number): Promise<OwnDataRequests['requests']> {
  const rows = await db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.customerId, customerId))
    .orderBy(desc(dataRequests.id))
    .limit(MAX_SHOWN);
  return rows.map(requestOf);
}

const MAX_SHOWN = 20;

function requestOf({ id, kind, remarks, askedAt, answeredAt, outcome, answer }: Stored) {
  return {
    id,
    dataRequestKind: kind,
    remarks,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt(askedAt).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    dataRequestOutcome: outcome,
    answer,
  };
}

/** The requests for staff, sorted by the day on which they are due. */
export const dataRequestList = staffList(dataRequestDeclaration, {
  table: dataRequests,
  id: dataRequests.id,
  sorts: { due: dataRequests.askedAt, number: dataRequests.id },
  filters: {
    dataRequestState(state, { clock }) {
      if (state === 'answered') return isNotNull(dataRequests.answeredAt);
      const open = isNull(dataRequests.answeredAt);
      return state === 'open' ? open : and(open, lt(dataRequests.askedAt, lateBefore(clock.now())));
    },
    dataRequestKind: (kind) => eq(dataRequests.kind, kind),
  },
  search: (words) => holdsPlain(dataRequests.email, words),
  rows: (db, ids, shop) => listRequests(db, ids, shop.clock.now()),
});

/** Requests that were made before it are late. */
function lateBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWER_DAYS * 24 * 60 * 60 * 1000);
}

async function listRequests(db: Db, ids: readonly number[], now: Date): Promise<DataRequest[]> {
  const rows = await db
    .select({
      request: dataRequests,
      firstName: customers.firstName,
      surname: customers.surname,
      company: customers.company,
    })
    .from(dataRequests)
    .leftJoin(customers, eq(customers.id, dataRequests.customerId))
    .where(inArray(dataRequests.id, [...ids]));
  return rows.map(({ request, firstName, surname, company }) => ({
    ...requestOf(request),
    customerId: request.customerId,
    email: request.email,
    name: `${firstName ?? ''} ${surname ?? ''}`.trim(),
    company: company ?? '',
    askedByStaff: request.askedByStaff,
    answeredBy: request.answeredBy,
    isLate: request.answeredAt === null && request.askedAt < lateBefore(now),
  }));
}

/** Finds a request for staff. */
export async function findRequest(db: Db, id: number, now: Date): Promise<DataRequest | undefined> {
  return (await listRequests(db, [id], now))[0];
}

/** Finds a request and locks it. */
export async function lockRequest(tx: Db, id: number): Promise<Stored | undefined> {
  const [row] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id)).for('update');
  return row;
}

/** Finds the open request of a member for erasure and locks it. */
export async function lockOpenErasure(tx: Db, customerId: number): Promise<Stored | undefined> {
  const [row] = await tx
    .select()
    .from(dataRequests)
    .where(
      and(eq(dataRequests.customerId, customerId), eq(dataRequests.kind, 'erasure'), isNull(dataRequests.answeredAt)),
    )
    .for('update');
  return row;
}

export async function insertRequest(tx: Db, request: typeof dataRequests.$inferInsert): Promise<number> {
  const [row] = await tx.insert(dataRequests).values(request).returning({ id: dataRequests.id });
  if (row === undefined) throw new Error('A request was inserted, but not returned.');
  return row.id;
}

export async function endRequest(
  tx: Db,
  id: number,
  end: { outcome: DataRequestOutcome; answeredAt: Date; answeredBy: string | null; answer?: string },
): Promise<void> {
  await tx.update(dataRequests).set(end).where(eq(dataRequests.id, id));
}

/** Orders of a person: all of them, and those placed since then. */
export async function countOrders(
  db: Db,
  customerId: number | null,
  since: Date,
): Promise<{ orders: number; keptOrders: number }> {
  const { rows } = await db.execute<{ orders: number; keptOrders: number }>(sql`
    select count(*)::integer as orders,
      (count(*) filter (where placed_at >= ${since.toISOString()}::timestamptz))::integer as "keptOrders"
    from orders where customer_id = ${customerId}`);
  return rows[0] ?? { orders: 0, keptOrders: 0 };
}
