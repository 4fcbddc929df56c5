import { and, asc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import type { PastOrder, PastOrderDetails } from './answers.ts';
import { pastOrderLines, pastOrders, pastShipments } from './tables.ts';

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
  return {
    ...order,
    lines,
    shipments,
  };
}

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
