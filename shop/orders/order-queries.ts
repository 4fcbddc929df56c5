import { and, asc, desc, eq, exists, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/plain-text.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Db } from '#platform/database/database.ts';
import { carts } from '../cart/tables.ts';
import type { OrderFields } from '../accounts/order-fields.ts';
import { customers } from '../accounts/tables.ts';
import { purchaseOrders } from './tables.ts';
import type { ListPage, PageRequest } from '../frame/list-page.ts';
import { preparedOnce, unplanned } from '../frame/prepared.ts';
import type { OrderHeader, OrderItem, PlacedOrder } from './order.ts';
import { isOrderSeenBy, isSeenBy, isSeenByReader, type OrderReader, readerValues } from './order-reader.ts';
import { orderReference, parseOrderReference } from './reference.ts';
import type { OrderState } from './progress.ts';
import { orderLineQuantities, orderLines, orderProgress, orders, orderVersions } from './tables.ts';

/** An order that the member sees; another company's is not found (B11, H5). */
export async function findOwnOrder(
  db: Database,
  orderId: number,
  reader: OrderReader,
): Promise<PlacedOrder | undefined> {
  const values = { orderId, ...readerValues(reader) };
  const [[header], lines] = await Promise.all([reads(db).own.execute(values), reads(db).ownLines.execute(values)]);
  return header === undefined ? undefined : { ...headerOf(header), lines };
}

/** Any order: for staff, and for whoever writes the mails. */
export async function findAnyOrder(db: Db, orderId: number): Promise<PlacedOrder | undefined> {
  const [[header], lines] = await Promise.all([
    reads(db).any.execute({ orderId }),
    reads(db).anyLines.execute({ orderId }),
  ]);
  return header === undefined ? undefined : { ...headerOf(header), lines };
}

/** Which orders a list is about. */
export interface OrderFilter {
  /** Whose: of those that this member sees (H5). */
  reader?: OrderReader;
  /** Which member placed them. */
  customerId?: number;
  status?: OrderHeader['status'] | undefined;
  /** Number, surname, company (D27) or PO number. */
  keyword?: string;
  /** Reference, PO number or part: what customers look for in their own history (A26). */
  search?: string | undefined;
  /** Those with a lower number: whoever reads all of them goes on from there, whatever is placed meanwhile. */
  before?: number | undefined;
}

/** One page of orders, the newest first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { page, pageSize }: PageRequest,
): Promise<ListPage<OrderHeader>> {
  const condition = conditionOf(db, filter);
  const [rows, total] = await Promise.all([
    selectHeaders(db, condition)
      .orderBy(desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(orders, condition),
  ]);
  return { items: rows.map(headerOf), total };
}

/** The orders that meet a condition, in no order. */
export async function listHeaders(db: Db, condition: SQL): Promise<OrderHeader[]> {
  return (await selectHeaders(db, condition)).map(headerOf);
}

/** One page of an order's lines. @param reader  who must see the order; null for staff: anybody's */
export async function listOrderLines(
  db: Db,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
  { page, pageSize }: PageRequest,
): Promise<ListPage<OrderItem>> {
  const own = reader === null ? undefined : isSeenBy(reader);
  const condition = and(eq(orders.id, orderId), own);
  const [items, [counted]] = await Promise.all([
    selectLines(db, condition)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .leftJoin(orderLineQuantities, eq(orderLineQuantities.orderLineId, orderLines.id))
      .where(and(condition, gt(quantity, 0))),
  ]);
  return { items, total: counted?.total ?? 0 };
}

const reads = preparedOnce((db) => ({
  own: selectHeaders(db, and(eq(orders.id, sql.placeholder('orderId')), isSeenByReader())).prepare('own_order'),
  ownLines: selectLines(db, and(eq(orders.id, sql.placeholder('orderId')), isSeenByReader())).prepare(
    'own_order_lines',
  ),
  any: selectHeaders(db, eq(orders.id, unplanned('orderId'))).prepare('any_order'),
  anyLines: selectLines(db, eq(orderLines.orderId, unplanned('orderId'))).prepare('any_order_lines'),
}));

function conditionOf(
  db: Db,
  { reader, customerId, status, keyword, search = '', before }: OrderFilter,
): SQL | undefined {
  return and(
    reader === undefined ? undefined : isSeenBy(reader),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    status === undefined ? undefined : eq(orders.status, status),
    keyword === undefined ? undefined : matchesKeyword(keyword),
    search === '' ? undefined : holds(db, search),
    before === undefined ? undefined : lt(orders.id, before),
  );
}

/** Number, surname, company (E3, D27) or the buyer's own PO number; each has its index. */
export function matchesKeyword(keyword: string): SQL | undefined {
  const orderId = parseOrderReference(keyword);
  return or(
    holdsPlain(orders.surname, keyword),
    holdsPlain(orders.company, keyword),
    holdsPlain(orders.purchaseOrderNumber, keyword),
    // By the number that it has since a correction, too; an array, so that each way still has its index.
    sql`${orders.id} = any(array(select ${orderVersions.orderId} from ${orderVersions} where ${holdsPlain(orderVersions.purchaseOrderNumber, keyword)}))`,
    orderId === null ? undefined : eq(orders.id, orderId),
  );
}

/** Reference, PO number or part (A26). Among one customer's orders only: it needs no index of its own. */
function holds(db: Db, search: string): SQL | undefined {
  const part = db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), saysOnLine(search)));
  const changed = db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orders.id), holdsPlain(orderVersions.purchaseOrderNumber, search)));
  return or(
    holdsPlain(orders.purchaseOrderNumber, search),
    exists(changed),
    holdsPlain(sql`('MA00' || ${orders.id})`, search),
    exists(part),
  );
}

/** What a line says of its part: number, width, what it is, what the company calls it. */
function saysOnLine(search: string): SQL | undefined {
  const { productName, productIntro, variantDetails, ownNumber } = orderLines;
  return or(...[productName, productIntro, variantDetails, ownNumber].map((text) => holdsPlain(text, search)));
}

/** The lines of several orders, in the order of their positions. */
export function listLinesOf(db: Db, orderIds: readonly number[]): Promise<OrderItem[]> {
  return selectLines(db, inArray(orderLines.orderId, [...orderIds]));
}

/** The state of an order, where its progress is joined; orders from before have none and are closed. */
export const presentState = sql<OrderState>`coalesce(${orderProgress.state}, 'closed')`;

/** What delivery was advised to cost where the order said 'to be advised' (L3): the snapshot itself stays (B9). */
const advised = sql`coalesce(${orderProgress.advisedDeliveryMinor}, 0)`;
const chargedMinor = sql`coalesce(${orderVersions.deliveryMinor}, ${orders.deliveryMinor})`;
/** 0 in the snapshot says 'to be advised'; a charge of 0 that was advised is a charge. */
const deliveryMinor = sql<
  number | null
>`coalesce(${chargedMinor} + ${orderProgress.advisedDeliveryMinor}, nullif(${chargedMinor}, 0))`.mapWith(orNull);
const presentNumber = (of: AnyPgColumn, placed: AnyPgColumn) => sql<number>`coalesce(${of}, ${placed})`.mapWith(Number);
const presentText = (of: AnyPgColumn, placed: AnyPgColumn) => sql<string>`coalesce(${of}, ${placed})`;
/** What the company asks for (H4), as it was ordered or since a correction: that may have taken it away. */
const presentField = (field: keyof OrderFields) => sql<string | null>`
  case when ${orderVersions.fields} is null then ${orders[field]}::text else ${orderVersions.fields} ->> ${sql.raw(`'${field}'`)} end`;
/** How many of a line there are: as ordered, or since a correction (L5). */
const quantity = presentNumber(orderLineQuantities.quantity, orderLines.quantity);
/** The version that counts; none: as it was ordered. */
const ofPresentVersion = and(eq(orderVersions.orderId, orders.id), eq(orderVersions.version, orderProgress.version));

function orNull(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}

function selectHeaders(db: Db, condition: SQL | undefined) {
  const ofOrder = and(eq(orderLines.orderId, orders.id), gt(quantity, 0));
  return db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      customerGuid: customers.guid,
      status: orders.status,
      state: presentState,
      placedAt: orders.placedAt,
      despatchedOn: orderProgress.sentOn,
      purchaseOrderNumber: presentText(orderVersions.purchaseOrderNumber, orders.purchaseOrderNumber),
      costCentre: presentField('costCentre'),
      requisitionNumber: presentField('requisitionNumber'),
      wantedBy: presentField('wantedBy'),
      placedByStaff: orders.placedByStaff,
      firstName: orders.firstName,
      surname: orders.surname,
      company: orders.company,
      email: orders.email,
      deliveryAddressId: sql<
        number | null
      >`case when ${orderVersions.id} is null then ${orders.deliveryAddressId} else ${orderVersions.deliveryAddressId} end`,
      deliveryAddress: presentText(orderVersions.deliveryAddress, orders.deliveryAddress),
      currency: orders.currencyId,
      couponCode: orders.couponCode,
      goodsMinor: presentNumber(orderVersions.goodsMinor, orders.goodsMinor),
      discountMinor: presentNumber(orderVersions.discountMinor, orders.discountMinor),
      subtotalMinor: presentNumber(orderVersions.subtotalMinor, orders.subtotalMinor),
      deliveryMinor: deliveryMinor,
      totalMinor: sql<number>`(coalesce(${orderVersions.totalMinor}, ${orders.totalMinor}) + ${advised})`.mapWith(
        Number,
      ),
      subtotalGbpMinor: presentNumber(orderVersions.subtotalGbpMinor, orders.subtotalGbpMinor),
      subtotalEurMinor: presentNumber(orderVersions.subtotalEurMinor, orders.subtotalEurMinor),
      version: {
        number: orderVersions.version,
        madeAt: orderVersions.madeAt,
        why: orderVersions.why,
        changes: orderVersions.changes,
      },
      cartGuid: carts.guid,
      firstProductId: sql<number>`(${db
        .select({ id: orderLines.productId })
        .from(orderLines)
        .leftJoin(orderLineQuantities, eq(orderLineQuantities.orderLineId, orderLines.id))
        .where(ofOrder)
        .orderBy(asc(orderLines.position))
        .limit(1)})`,
      productsBought: sql<string>`(${db
        .select({ names: sql`string_agg(${orderLines.productName}, e'\n' order by ${orderLines.position})` })
        .from(orderLines)
        .leftJoin(orderLineQuantities, eq(orderLineQuantities.orderLineId, orderLines.id))
        .where(ofOrder)})`,
      hasPurchaseOrder: exists(
        db.select({ id: purchaseOrders.orderId }).from(purchaseOrders).where(eq(purchaseOrders.orderId, orders.id)),
      ).mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(carts, eq(carts.id, orders.cartId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .leftJoin(orderVersions, ofPresentVersion)
    .where(condition)
    .$dynamic();
}

type HeaderRow = Awaited<ReturnType<typeof selectHeaders>>[number];

function headerOf(row: HeaderRow): OrderHeader {
  const { version } = row;
  return {
    ...row,
    reference: orderReference(row.id),
    placedAt: row.placedAt.toISOString(),
    version: version === null ? null : { ...version, madeAt: version.madeAt.toISOString() },
  };
}

function selectLines(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      productName: orderLines.productName,
      productIntro: orderLines.productIntro,
      productDetails: orderLines.productDetails,
      variantId: orderLines.variantId,
      variantDetails: orderLines.variantDetails,
      quantity,
      unitPriceMinor: orderLines.unitPriceMinor,
      lineTotalMinor: sql<number>`(${quantity} * ${orderLines.unitPriceMinor})`.mapWith(Number),
      serial: orderLines.serial,
      machine: orderLines.machine,
      promise: orderLines.promise,
      ownNumber: orderLines.ownNumber,
      unit: orderLines.unit,
      deliveryMinor: deliveryMinor,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .leftJoin(orderVersions, ofPresentVersion)
    .leftJoin(orderLineQuantities, eq(orderLineQuantities.orderLineId, orderLines.id))
    .where(and(condition, gt(quantity, 0)))
    .orderBy(asc(orderLines.position))
    .$dynamic();
}

/** How far an order has come. @param reader  the member who has to see it; null: staff */
export async function findStateOf(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<OrderState | undefined> {
  const [row] = await db
    .select({ state: presentState })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(isOrderSeenBy(orderId, reader));
  return row?.state;
}
