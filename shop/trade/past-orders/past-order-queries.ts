import { and, asc, eq, exists, gt, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import type { PastOrder, PastOrderDetails } from './answers.ts';
import { pastDocuments, pastOrderLines, pastOrders, pastShipments } from './tables.ts';

const LISTED = {
  pastOrderId: pastOrders.id,
  number: pastOrders.number,
  placedOn: pastOrders.placedOn,
  purchaseOrderNumber: pastOrders.purchaseOrderNumber,
  state: pastOrders.state,
  currencyId: pastOrders.currencyId,
  totalMinor: pastOrders.totalMinor,
};

const NEWEST_FIRST: ReadingOrder = [
  { by: pastOrders.placedOn, direction: 'desc' },
  { by: pastOrders.id, direction: 'desc' },
];

/** Orders of the earlier shop that a member sees, newest first. */
export async function listPastOrders(
  db: Db,
  reader: OrderReader,
  asked: GrowingPageRequest & { search: string },
): Promise<ListPage<PastOrder>> {
  const condition = and(isSeenBy(reader), asked.search === '' ? undefined : holds(db, asked.search));
  const { shown, ...next } = await readPage(
    NEWEST_FIRST,
    asked,
    ({ after, orderBy, limit, offset }) =>
      db
        .select({ order: LISTED, total: sql<number>`count(*) over ()`.mapWith(Number) })
        .from(pastOrders)
        .where(and(condition, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ order }) => [order.placedOn, `${order.pastOrderId}`],
  );
  const isFirst = asked.page === 1 && asked.after === undefined;
  const total = isFirst ? (shown[0]?.total ?? 0) : await db.$count(pastOrders, condition);
  return { items: shown.map(({ order }) => order), total, ...next };
}

/** One of them with its lines and shipments; undefined if the member does not see it. */
export async function findPastOrder(
  db: Db,
  reader: OrderReader,
  pastOrderId: number,
): Promise<PastOrderDetails | undefined> {
  const [order] = await db
    .select({
      ...LISTED,
      goodsMinor: pastOrders.goodsMinor,
      discountMinor: pastOrders.discountMinor,
      deliveryMinor: pastOrders.deliveryMinor,
      taxMinor: pastOrders.taxMinor,
      deliveryAddress: pastOrders.deliveryAddress,
      note: pastOrders.note,
    })
    .from(pastOrders)
    .where(and(eq(pastOrders.id, pastOrderId), isSeenBy(reader)));
  if (order === undefined) return undefined;
  const lines = await db
    .select({
      position: pastOrderLines.position,
      partNumber: pastOrderLines.partNumber,
      description: pastOrderLines.description,
      quantity: pastOrderLines.quantity,
      unitPriceMinor: pastOrderLines.unitPriceMinor,
      lineTotalMinor: pastOrderLines.totalMinor,
      isSold: sql<boolean>`exists (select from ${products} as product where product.part_key = past_order_lines.part_key and product.active)`,
    })
    .from(pastOrderLines)
    .where(eq(pastOrderLines.pastOrderId, pastOrderId))
    .orderBy(asc(pastOrderLines.position));
  const { sentOn, carrier, trackingNumber, contents } = pastShipments;
  const shipments = await db
    .select({ sentOn, carrier, trackingNumber, contents })
    .from(pastShipments)
    .where(eq(pastShipments.pastOrderId, pastOrderId))
    .orderBy(asc(sentOn), asc(pastShipments.id));
  const documents = await db
    .select({
      documentId: pastDocuments.id,
      kind: pastDocuments.kind,
      issuedOn: pastDocuments.issuedOn,
      fileName: pastDocuments.fileName,
    })
    .from(pastDocuments)
    .where(and(eq(pastDocuments.pastOrderId, pastOrderId), isThere))
    .orderBy(asc(pastDocuments.issuedOn), asc(pastDocuments.id));
  return {
    ...order,
    lines,
    shipments,
    documents,
  };
}

/** Finds the file of a document of an order that the member sees. */
export async function findPastDocument(
  db: Db,
  reader: OrderReader,
  documentId: number,
): Promise<{ fileKey: string; fileName: string } | undefined> {
  const [found] = await db
    .select({ fileKey: pastDocuments.fileKey, fileName: pastDocuments.fileName })
    .from(pastDocuments)
    .innerJoin(pastOrders, eq(pastOrders.id, pastDocuments.pastOrderId))
    .where(and(eq(pastDocuments.id, documentId), isSeenBy(reader), isThere));
  return found;
}

/** The next documents of a company's earlier orders, for an export. */
export function listPastDocuments(db: Db, companyId: number, after: number, limit: number) {
  return db
    .select({
      id: pastDocuments.id,
      pastOrderId: pastDocuments.pastOrderId,
      fileKey: pastDocuments.fileKey,
      fileName: pastDocuments.fileName,
    })
    .from(pastDocuments)
    .innerJoin(pastOrders, eq(pastOrders.id, pastDocuments.pastOrderId))
    .where(and(eq(pastOrders.companyId, companyId), gt(pastDocuments.id, after), isThere))
    .orderBy(asc(pastDocuments.id))
    .limit(limit);
}

/** The file of a document was not erased with its person. */
const isThere = ne(pastDocuments.fileKey, '');

/** The same rule as for orders (H5): of a company, or only what the member placed. */
function isSeenBy({ id, companyId, seesAll }: OrderReader): SQL | undefined {
  return and(eq(pastOrders.companyId, companyId), seesAll ? undefined : eq(pastOrders.customerId, id));
}

function holds(db: Db, search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const lines = db
    .select()
    .from(pastOrderLines)
    .where(and(eq(pastOrderLines.pastOrderId, pastOrders.id), ilike(pastOrderLines.partNumber, pattern)));
  return or(ilike(pastOrders.number, pattern), ilike(pastOrders.purchaseOrderNumber, pattern), exists(lines));
}
