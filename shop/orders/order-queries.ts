import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/database/database.ts';
import { carts } from '../cart/tables.ts';
import { customers } from '../accounts/tables.ts';
import { purchaseOrders } from './tables.ts';
import type { ListPage, PageRequest } from '../frame/list-page.ts';
import { preparedOnce } from '../frame/prepared.ts';
import { anywhere } from '../frame/staff-list.ts';
import type { OrderHeader, OrderItem, PlacedOrder } from './order.ts';
import { isSeenBy, isSeenByReader, type OrderReader, readerValues } from './order-reader.ts';
import { orderReference, parseOrderReference } from './reference.ts';
import type { OrderState } from './progress.ts';
import { NOT_DESPATCHED, orderLines, orderProgress, orders, searchedName } from './tables.ts';

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
    selectHeaders(db, eq(orders.id, orderId)),
    selectLines(db, eq(orderLines.orderId, orderId)),
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
      .where(condition),
  ]);
  return { items, total: counted?.total ?? 0 };
}

const reads = preparedOnce((db) => ({
  own: selectHeaders(db, and(eq(orders.id, sql.placeholder('orderId')), isSeenByReader())).prepare('own_order'),
  ownLines: selectLines(db, and(eq(orders.id, sql.placeholder('orderId')), isSeenByReader())).prepare(
    'own_order_lines',
  ),
}));

function conditionOf(db: Db, { reader, customerId, status, keyword, search = '' }: OrderFilter): SQL | undefined {
  return and(
    reader === undefined ? undefined : isSeenBy(reader),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    status === undefined ? undefined : eq(orders.status, status),
    keyword === undefined ? undefined : matchesKeyword(keyword),
    search === '' ? undefined : holds(db, search),
  );
}

/** Number, surname, company (E3, D27) or the buyer's own PO number; each has its index. */
export function matchesKeyword(keyword: string): SQL | undefined {
  const pattern = anywhere(keyword);
  const orderId = parseOrderReference(keyword);
  return or(
    ilike(searchedName(orders.surname), pattern),
    ilike(searchedName(orders.company), pattern),
    ilike(orders.purchaseOrderNumber, pattern),
    orderId === null ? undefined : eq(orders.id, orderId),
  );
}

/** Reference, PO number or part (A26). Among one customer's orders only: it needs no index of its own. */
function holds(db: Db, search: string): SQL | undefined {
  const pattern = anywhere(search);
  const part = db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), saysOnLine(pattern)));
  return or(ilike(orders.purchaseOrderNumber, pattern), sql`'MA00' || ${orders.id} ilike ${pattern}`, exists(part));
}

/** What a line says of its part: number, width, what it is. */
function saysOnLine(pattern: string): SQL | undefined {
  return or(
    ilike(orderLines.productName, pattern),
    ilike(orderLines.productIntro, pattern),
    ilike(orderLines.variantDetails, pattern),
  );
}

/** The lines of several orders, in the order of their positions. */
export function listLinesOf(db: Db, orderIds: readonly number[]): Promise<OrderItem[]> {
  return selectLines(db, inArray(orderLines.orderId, [...orderIds]));
}

/** What delivery was advised to cost where the order said 'to be advised' (L3): the snapshot itself stays (B9). */
const advised = sql`coalesce(${orderProgress.advisedDeliveryMinor}, 0)`;
const deliveryMinor = sql<number | null>`nullif(${orders.deliveryMinor} + ${advised}, 0)`.mapWith(orNull);
const despatchedOn = sql`nullif(${orders.despatchedOn}, ${NOT_DESPATCHED}::date)::text`;

function orNull(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}

function selectHeaders(db: Db, condition: SQL | undefined) {
  const ofOrder = eq(orderLines.orderId, orders.id);
  return db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      customerGuid: customers.guid,
      status: orders.status,
      state: sql<OrderState>`coalesce(${orderProgress.state}, 'closed')`,
      placedAt: orders.placedAt,
      despatchedOn: sql<string | null>`coalesce(${orderProgress.sentOn}::text, ${despatchedOn})`,
      purchaseOrderNumber: orders.purchaseOrderNumber,
      firstName: orders.firstName,
      surname: orders.surname,
      company: orders.company,
      email: orders.email,
      deliveryAddressId: orders.deliveryAddressId,
      deliveryAddress: orders.deliveryAddress,
      currency: orders.currencyId,
      couponCode: orders.couponCode,
      goodsMinor: orders.goodsMinor,
      discountMinor: orders.discountMinor,
      subtotalMinor: orders.subtotalMinor,
      deliveryMinor: deliveryMinor,
      totalMinor: sql<number>`(${orders.totalMinor} + ${advised})`.mapWith(Number),
      subtotalGbpMinor: orders.subtotalGbpMinor,
      subtotalEurMinor: orders.subtotalEurMinor,
      cartGuid: carts.guid,
      firstProductId: sql<number>`(${db
        .select({ id: orderLines.productId })
        .from(orderLines)
        .where(ofOrder)
        .orderBy(asc(orderLines.position))
        .limit(1)})`,
      productsBought: sql<string>`(${db
        .select({ names: sql`string_agg(${orderLines.productName}, e'\n' order by ${orderLines.position})` })
        .from(orderLines)
        .where(ofOrder)})`,
      hasPurchaseOrder: exists(
        db.select({ id: purchaseOrders.orderId }).from(purchaseOrders).where(eq(purchaseOrders.orderId, orders.id)),
      ).mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(carts, eq(carts.id, orders.cartId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(condition)
    .$dynamic();
}

type HeaderRow = Awaited<ReturnType<typeof selectHeaders>>[number];

function headerOf(row: HeaderRow): OrderHeader {
  return { ...row, reference: orderReference(row.id), placedAt: row.placedAt.toISOString() };
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
      quantity: orderLines.quantity,
      unitPriceMinor: orderLines.unitPriceMinor,
      lineTotalMinor: orderLines.lineTotalMinor,
      serial: orderLines.serial,
      machine: orderLines.machine,
      promise: orderLines.promise,
      deliveryMinor: deliveryMinor,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(condition)
    .orderBy(asc(orderLines.position))
    .$dynamic();
}

/** Where an order is on its way. @param reader  the member who has to see it; null: staff */
export async function findStateOf(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<OrderState | undefined> {
  const [row] = await db
    .select({ state: sql<OrderState>`coalesce(${orderProgress.state}, 'closed')` })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(and(eq(orders.id, orderId), reader === null ? undefined : isSeenBy(reader)));
  return row?.state;
}
