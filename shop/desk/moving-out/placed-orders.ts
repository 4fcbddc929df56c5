import { and, asc, gt, inArray, lte, max } from 'drizzle-orm';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { currencies, type Minor } from '../../base/money/money.ts';
import { amountText } from '../../base/money/parse-amount.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { currentOrders } from '../../trade/orders/current-orders.ts';
import { listHeaders, listLinesOf } from '../../trade/orders/order-queries.ts';
import type { OrderHeader, OrderItem } from '../../trade/orders/order.ts';
import { orders as placedOrders } from '../../trade/orders/tables.ts';
import { shipments } from '../../trade/fulfilment/tables.ts';
import type { Cells } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import type { MoveKindName } from '../move-files/kind-names.ts';
import { placedOrderKey } from '../moving-in/placed-orders.ts';
import { documentRows } from './placed-documents.ts';

const ORDERS_AT_ONCE = 500;

type ExportShop = Pick<Shop, 'db' | 'store' | 'files'>;

/** Rows of a file about the orders that were placed in this shop, as they are now: for the shop that they move to they are history (Q5). */
export async function* placedRows(shop: ExportShop, kind: MoveKindName): AsyncGenerator<Cells[]> {
  const rowsOf = ROWS[kind];
  if (rowsOf === undefined) return;
  const [last] = await shop.db.select({ id: max(placedOrders.id) }).from(placedOrders);
  for (let after = 0; after < (last?.id ?? 0); after += ORDERS_AT_ONCE) {
    const range = and(gt(currentOrders.id, after), lte(currentOrders.id, after + ORDERS_AT_ONCE));
    const headers = range === undefined ? [] : await listHeaders(shop.db, range);
    const inOrder = headers.toSorted((one, other) => one.id - other.id);
    if (inOrder.length > 0) yield await rowsOf(shop, inOrder);
  }
}

const ROWS: Readonly<
  Partial<Record<MoveKindName, (shop: ExportShop, headers: readonly OrderHeader[]) => Promise<Cells[]>>>
> = { orders: orderRows, 'order-lines': lineRows, shipments: shipmentRows, documents: documentRows };

async function orderRows({ db, store }: ExportShop, headers: readonly OrderHeader[]): Promise<Cells[]> {
  const owners = await db
    .select({
      id: placedOrders.id,
      company: externalIdOf('companies', placedOrders.companyId),
      member: externalIdOf('members', placedOrders.customerId),
    })
    .from(placedOrders)
    .where(inArray(placedOrders.id, idsOf(headers)));
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  return headers.map((order) => ({
    ...orderCells(order, store),
    ...namesIn(ownerOf.get(order.id)),
    externalId: placedOrderKey(order),
  }));
}

function namesIn(owner: { company: string; member: string } | undefined): Cells {
  return { company: owner?.company ?? '', member: owner?.member ?? '' };
}

/** An order in the columns of orders.csv, without the numbers of what it belongs to. */
export function orderCells(order: OrderHeader, { timeZone }: Pick<Shop['store'], 'timeZone'>): Cells {
  return {
    number: order.reference,
    placedOn: dayInZone(new Date(order.placedAt), timeZone),
    purchaseOrderNumber: order.purchaseOrderNumber,
    state: order.state,
    currency: currencies[order.currency].code,
    goods: amountText(order.goodsMinor),
    discount: textOf(order.discountMinor),
    delivery: textOf(order.deliveryMinor),
    tax: textOf(order.tax?.taxMinor ?? null),
    total: amountText(order.totalMinor),
    deliveryAddress: order.deliveryAddress.replaceAll('\n', ' | '),
    note: '',
  };
}

async function lineRows({ db }: ExportShop, headers: readonly OrderHeader[]): Promise<Cells[]> {
  const lines = Map.groupBy(await listLinesOf(db, idsOf(headers)), ({ orderId }) => orderId);
  return headers.flatMap((order) =>
    (lines.get(order.id) ?? []).map((line, at) => ({ order: placedOrderKey(order), ...lineCells(line, at + 1) })),
  );
}

/** A line in the columns of order-lines.csv, without its order. */
export function lineCells(line: OrderItem, position: number): Cells {
  const words = [line.productIntro ?? line.productDetails, line.variantDetails ?? ''];
  return {
    position: String(position),
    partNumber: line.productName,
    description: words.filter((text) => text !== '').join(', '),
    quantity: String(line.quantity),
    unitPrice: amountText(line.unitPriceMinor),
    total: amountText(line.lineTotalMinor),
  };
}

async function shipmentRows({ db }: ExportShop, headers: readonly OrderHeader[]): Promise<Cells[]> {
  const keyOf = new Map(headers.map((order) => [order.id, placedOrderKey(order)]));
  const rows = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...keyOf.keys()]))
    .orderBy(asc(shipments.orderId), asc(shipments.position));
  return rows.map(({ orderId, position, shippedOn, carrierName, trackingNumber, note }) => ({
    externalId: `${keyOf.get(orderId)} ${position}`,
    order: keyOf.get(orderId) ?? '',
    sentOn: shippedOn,
    carrier: carrierName,
    trackingNumber,
    contents: note,
  }));
}

const idsOf = (headers: readonly OrderHeader[]) => headers.map(({ id }) => id);

function textOf(minor: Minor | null): string {
  return minor === null ? '' : amountText(minor);
}
