import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { along, type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { hadPurchaseOrder } from '../orders/order-queries.ts';
import { isOrderSeenBy, isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orderReference } from '../orders/reference.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { DocumentKind } from './order-document-rules.ts';
import type { DocumentQuestion } from './paths.ts';
import { orderDocuments } from './tables.ts';
import type { OrderDocument } from './answers.ts';

/** A row from the driver: a bigint arrives as text. */
type ListedRow = Omit<OrderDocument, 'reference' | 'amountMinor'> & { amountMinor: string | null } & Record<
    string,
    unknown
  >;

/**
 * The documents of one order, newest first.
 * @param reader the member who must be allowed to see it; null: staff. Otherwise undefined
 */
export async function listOfOrder(
  db: Db,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<OrderDocument[] | undefined> {
  const isSeen = isOrderSeenBy(orderId, reader);
  const { rows } = await db.execute<ListedRow | { id: null }>(sql`
    select listed.*
    from ${currentOrders}
    left join (${documentsOf(isSeen)}) as listed on true
    where ${isSeen}
    ${newestFirst}`);
  return rows.length === 0 ? undefined : rows.flatMap((row) => (row.id === null ? [] : documentOf(row)));
}

/** One page of the documents that a member can see, newest first (L6). */
export async function listOwnDocuments(
  db: Db,
  reader: OrderReader,
  asked: DocumentQuestion & GrowingPageRequest,
): Promise<ListPage<OrderDocument>> {
  const found = sql`from (${documentsOf(isSeenBy(reader))}) as listed where ${conditionOf(asked)}`;
  const [{ shown, ...next }, counted] = await Promise.all([
    readPage(
      NEWEST_FIRST,
      asked,
      async ({ after, limit, offset }) => {
        const { rows } = await db.execute<ListedRow>(
          sql`select * ${found} and ${after ?? sql`true`} ${newestFirst} limit ${limit} offset ${offset}`,
        );
        return rows;
      },
      ({ issuedOn, kind, id }) => [issuedOn, kind, `${id}`],
    ),
    db.execute<{ total: number }>(sql`select count(*)::integer as total ${found}`),
  ]);
  return { items: shown.map(documentOf), total: counted.rows[0]?.total ?? 0, ...next };
}

/** The given documents that the reader can see. */
export async function listNamed(
  db: Db,
  named: readonly Pick<OrderDocument, 'kind' | 'id'>[],
  reader: OrderReader | null,
): Promise<OrderDocument[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select listed.*
    from (${documentsOf(seenBy(reader))}) as listed
    join unnest(
      ${sql.param(named.map(({ kind }) => kind))}::text[],
      ${sql.param(named.map(({ id }) => id))}::integer[]
    ) as named (kind, id) on named.kind = listed.kind and named.id = listed.id
    ${newestFirst}`);
  return rows.map(documentOf);
}

const NEWEST_FIRST: ReadingOrder = [
  { by: sql`"issuedOn"`, direction: 'desc' },
  { by: sql`listed.kind`, direction: 'asc' },
  { by: sql`listed.id`, direction: 'desc' },
];
const newestFirst = sql`order by ${sql.join(along(NEWEST_FIRST), sql`, `)}`;

function seenBy(reader: OrderReader | null): SQL | undefined {
  return reader === null ? undefined : isSeenBy(reader);
}

/** Selects the filed documents and the delivery notes of the orders that match a condition. */
function documentsOf(ofOrders: SQL | undefined): SQL {
  const condition = ofOrders ?? sql`true`;
  return sql`
    select
      document.id, ${currentOrders.id} as "orderId", ${currentOrders.purchaseOrderNumber} as "purchaseOrderNumber", document.kind,
      document.number, document.issued_on::text as "issuedOn", document.amount_minor as "amountMinor",
      ${currentOrders.currencyId} as currency, document.due_on::text as "dueOn",
      document.paid_on::text as "paidOn"
    from order_documents as document
    join ${currentOrders} on ${currentOrders.id} = document.order_id
    where document.withdrawn_at is null and ${condition}
    union all
    select
      shipment.id, ${currentOrders.id}, ${currentOrders.purchaseOrderNumber}, 'delivery-note',
      'MA00' || ${currentOrders.id} || '-' || shipment.position, shipment.shipped_on::text, null,
      ${currentOrders.currencyId}, null, null
    from shipments as shipment
    join ${currentOrders} on ${currentOrders.id} = shipment.order_id
    where ${condition}`;
}

function conditionOf({ kind, search = '', from, until }: DocumentQuestion): SQL {
  const conditions = [
    kind === undefined ? undefined : sql`kind = ${kind}`,
    from === undefined ? undefined : sql`"issuedOn" >= ${from}`,
    until === undefined ? undefined : sql`"issuedOn" <= ${until}`,
    search === ''
      ? undefined
      : or(
          holdsPlain(sql`number`, search),
          holdsPlain(sql`('MA00' || "orderId")`, search),
          hadPurchaseOrder(sql`listed."orderId"`, search),
        ),
  ];
  return and(...conditions) ?? sql`true`;
}

function documentOf({ amountMinor, ...row }: ListedRow): OrderDocument {
  return {
    ...row,
    reference: orderReference(row.orderId),
    amountMinor: amountMinor === null ? null : Number(amountMinor),
  };
}

/** Finds the file of a document and its name. @param reader  the member who must be allowed to see it; null: staff */
export async function findDocumentFile(
  db: Db,
  documentId: number,
  reader: OrderReader | null,
): Promise<{ fileKey: string; kind: DocumentKind; number: string } | undefined> {
  const [found] = await db
    .select({ fileKey: orderDocuments.fileKey, kind: orderDocuments.kind, number: orderDocuments.number })
    .from(orderDocuments)
    .innerJoin(currentOrders, eq(currentOrders.id, orderDocuments.orderId))
    .where(and(eq(orderDocuments.id, documentId), sql`${orderDocuments.withdrawnAt} is null`, seenBy(reader)));
  return found;
}

/** A document of that kind and number that is not withdrawn, of any order. */
export async function findByNumber(db: Db, { kind, number }: Pick<OrderDocument, 'kind' | 'number'>) {
  const [found] = await db
    .select({ id: orderDocuments.id, orderId: orderDocuments.orderId, sha256: orderDocuments.sha256 })
    .from(orderDocuments)
    .where(
      and(
        sql`${orderDocuments.kind} = ${kind}`,
        sql`lower(${orderDocuments.number}) = lower(${number})`,
        sql`${orderDocuments.withdrawnAt} is null`,
      ),
    );
  return found;
}
