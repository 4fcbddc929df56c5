import { and, asc, eq, exists, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { carts } from '../cart/tables.ts';
import { hasOwnNumber } from '../../catalogue/customer-part-numbers/has-own-number.ts';
import { holdsPart, partSearch } from '../../catalogue/parts/holds-part.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { orderFieldsOf } from '../../people/accounts/order-field-rules.ts';
import { customers } from '../../people/accounts/tables.ts';
import { type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import { prepareOnce, withoutCustomPlan } from '../../base/operations/prepared-queries.ts';
import { currentOrderLines, currentOrders, taxOf, totalsIn, waitsForCredit } from './current-orders.ts';
import type { OrderHeader, OrderItem, PlacedOrder } from './order.ts';
import { isOrderSeenBy, isSeenBy, isSeenByReader, type OrderReader, readerValues } from './order-reader.ts';
import { orderReference, parseOrderReference } from './reference.ts';
import { taxIn } from '../order-placing/order-tax.ts';
import type { OrderVersion } from '../order-versions/order-version.ts';
import type { OrderState } from './progress.ts';
import { orders, purchaseOrders } from './tables.ts';
import { orderVersions } from '../order-versions/tables.ts';

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

/** Any order, for staff, and for writing mails. */
export async function findAnyOrder(db: Db, orderId: number): Promise<PlacedOrder | undefined> {
  const [[header], lines] = await Promise.all([
    reads(db).any.execute({ orderId }),
    reads(db).anyLines.execute({ orderId }),
  ]);
  return header === undefined ? undefined : { ...headerOf(header), lines };
}

/** Filters of a list of orders. */
export interface OrderFilter {
  /** The member whose visible orders are listed (H5). */
  reader?: OrderReader;
  /** Member who placed them. */
  customerId?: number;
  status?: OrderHeader['status'] | undefined;
  /** Number, surname, company (D27) or PO number. */
  keyword?: string;
  /** Reference, PO number or part: the search in a customer's own history (A26). */
  search?: string | undefined;
  /** Orders with a lower id, so that a reader of all pages misses none, whatever is placed in the meantime. */
  before?: number | undefined;
}

const NEWEST_FIRST: ReadingOrder = [{ by: currentOrders.id, direction: 'desc' }];

/** One page of orders, newest first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  asked: GrowingPageRequest,
): Promise<ListPage<OrderHeader>> {
  const condition = conditionOf(db, filter);
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      NEWEST_FIRST,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectHeaders(db, and(condition, after))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ id }) => [`${id}`],
    ),
    db.$count(currentOrders, condition),
  ]);
  return { items: shown.map(headerOf), total, ...next };
}

/** The orders that match a condition, in no particular order. */
export async function listHeaders(db: Db, condition: SQL): Promise<OrderHeader[]> {
  return (await selectHeaders(db, condition)).map(headerOf);
}

/** One page of an order's lines. @param reader the member who must be allowed to see the order; null for staff */
export async function listOrderLines(
  db: Db,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
  { page, pageSize }: PageRequest,
): Promise<ListPage<OrderItem>> {
  const condition = isOrderSeenBy(orderId, reader);
  const [items, [counted]] = await Promise.all([
    selectLines(db, condition)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(currentOrderLines)
      .innerJoin(currentOrders, eq(currentOrders.id, currentOrderLines.orderId))
      .where(condition),
  ]);
  return { items, total: counted?.total ?? 0 };
}

const reads = prepareOnce((db) => ({
  own: selectHeaders(db, and(eq(currentOrders.id, sql.placeholder('orderId')), isSeenByReader())).prepare('own_order'),
  ownLines: selectLines(db, and(eq(currentOrders.id, sql.placeholder('orderId')), isSeenByReader())).prepare(
    'own_order_lines',
  ),
  any: selectHeaders(db, eq(currentOrders.id, withoutCustomPlan('orderId'))).prepare('any_order'),
  anyLines: selectLines(db, eq(currentOrderLines.orderId, withoutCustomPlan('orderId'))).prepare('any_order_lines'),
}));

function conditionOf(
  db: Db,
  { reader, customerId, status, keyword, search = '', before }: OrderFilter,
): SQL | undefined {
  return and(
    reader === undefined ? undefined : isSeenBy(reader),
    customerId === undefined ? undefined : eq(currentOrders.customerId, customerId),
    status === undefined ? undefined : eq(currentOrders.status, status),
    keyword === undefined ? undefined : matchesKeyword(keyword),
    search === '' ? undefined : holds(db, search),
    before === undefined ? undefined : lt(currentOrders.id, before),
  );
}

/**
 * Id, surname, company (E3, D27) or the buyer's own PO number, original or corrected; each has its index.
 * @param id the column with the order's id
 */
export function matchesKeyword(keyword: string, id: PgColumn = currentOrders.id): SQL {
  const orderId = parseOrderReference(keyword);
  const matches = or(
    holdsPlain(orders.surname, keyword),
    holdsPlain(orders.company, keyword),
    holdsPlain(orders.purchaseOrderNumber, keyword),
    // An array, so that each alternative still uses its index.
    sql`${orders.id} = any(array(select ${orderVersions.orderId} from ${orderVersions} where ${holdsPlain(orderVersions.purchaseOrderNumber, keyword)}))`,
    orderId === null ? undefined : eq(orders.id, orderId),
  );
  return sql`${id} in (select ${orders.id} from ${orders} where ${matches})`;
}

/** Reference, PO number or part (A26), among one customer's orders only, so no index is needed. */
function holds(db: Db, search: string): SQL | undefined {
  const part = db
    .select()
    .from(currentOrderLines)
    .where(and(eq(currentOrderLines.orderId, currentOrders.id), saysOnLine(db, search)));
  return or(
    hadPurchaseOrder(sql`${currentOrders.id}`, search),
    holdsPlain(sql`('MA00' || ${currentOrders.id})`, search),
    exists(part),
  );
}

/**
 * Returns whether an order ever had such a PO number, originally or after a correction (L5), among one company's orders
 * only, like `holds`.
 */
export function hadPurchaseOrder(orderId: SQL, search: string): SQL {
  return sql`(
    exists (select from ${orders} where ${orders.id} = ${orderId} and ${holdsPlain(orders.purchaseOrderNumber, search)})
    or exists (
      select from ${orderVersions}
      where ${orderVersions.orderId} = ${orderId} and ${holdsPlain(orderVersions.purchaseOrderNumber, search)}
    ))`;
}

/** Matches a line by part number in any notation (D9), width, description or customer part number. */
function saysOnLine(db: Db, search: string): SQL | undefined {
  const { productId, variantId, productName, productIntro, variantDetails, ownNumber } = currentOrderLines;
  const { words, keyPattern } = partSearch(search);
  const ofNumber = db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), like(products.partKey, keyPattern)));
  return or(
    holdsPart({ keys: [], texts: [productName, productIntro, variantDetails, ownNumber] }, { words, keyPattern }),
    exists(ofNumber),
    hasOwnNumber(db, { companyId: currentOrders.companyId, productId, variantId }, keyPattern),
  );
}

/** The lines of several orders, in the order of their positions. */
export function listLinesOf(db: Db, orderIds: readonly number[]): Promise<OrderItem[]> {
  return selectLines(db, inArray(currentOrderLines.orderId, [...orderIds]));
}

function selectHeaders(db: Db, condition: SQL | undefined) {
  const ofOrder = eq(currentOrderLines.orderId, currentOrders.id);
  return db
    .select({
      id: currentOrders.id,
      customerId: currentOrders.customerId,
      customerGuid: customers.guid,
      status: currentOrders.status,
      state: currentOrders.state,
      placedAt: currentOrders.placedAt,
      despatchedOn: currentOrders.sentOn,
      purchaseOrderNumber: currentOrders.purchaseOrderNumber,
      ...orderFieldsOf(currentOrders),
      placedByStaff: currentOrders.placedByStaff,
      firstName: currentOrders.firstName,
      surname: currentOrders.surname,
      company: currentOrders.company,
      email: currentOrders.email,
      deliveryAddressId: currentOrders.deliveryAddressId,
      deliveryAddress: currentOrders.deliveryAddress,
      billingAddress: currentOrders.billingAddress,
      paymentDays: currentOrders.paymentDays,
      paymentTerms: currentOrders.paymentTerms,
      waitsForCredit: waitsForCredit(currentOrders),
      currency: currentOrders.currencyId,
      couponCode: currentOrders.couponCode,
      ...totalsIn(currentOrders),
      subtotalGbpMinor: currentOrders.subtotalGbpMinor,
      subtotalEurMinor: currentOrders.subtotalEurMinor,
      taxed: taxOf(currentOrders),
      version: {
        number: currentOrders.version,
        madeAt: currentOrders.versionMadeAt,
        why: currentOrders.versionWhy,
        changes: currentOrders.versionChanges,
      },
      cartGuid: carts.guid,
      quotationId: carts.quotationId,
      firstProductId: sql<number>`(${db
        .select({ id: currentOrderLines.productId })
        .from(currentOrderLines)
        .where(ofOrder)
        .orderBy(asc(currentOrderLines.position))
        .limit(1)})`,
      productsBought: sql<string>`(${db
        .select({
          names: sql`string_agg(${currentOrderLines.productName}, e'\n' order by ${currentOrderLines.position})`,
        })
        .from(currentOrderLines)
        .where(ofOrder)})`,
      hasPurchaseOrder: exists(
        db
          .select({ id: purchaseOrders.orderId })
          .from(purchaseOrders)
          .where(eq(purchaseOrders.orderId, currentOrders.id)),
      ).mapWith(Boolean),
    })
    .from(currentOrders)
    .innerJoin(customers, eq(customers.id, currentOrders.customerId))
    .leftJoin(carts, eq(carts.id, currentOrders.cartId))
    .where(condition)
    .$dynamic();
}

type HeaderRow = Awaited<ReturnType<typeof selectHeaders>>[number];

function headerOf({ version, quotationId, taxed, ...row }: HeaderRow): OrderHeader {
  return {
    ...row,
    ...(quotationId === null ? {} : { quotationId }),
    ...taxIn({ ...taxed, totalMinor: row.totalMinor }),
    reference: orderReference(row.id),
    placedAt: row.placedAt.toISOString(),
    version: versionOf(version),
  };
}

/** null: the order is as placed. */
function versionOf({ number, madeAt, why, changes }: HeaderRow['version']): OrderVersion | null {
  if (number === null || madeAt === null || why === null || changes === null) return null;
  return { number, madeAt: madeAt.toISOString(), why, changes };
}

function selectLines(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: currentOrderLines.id,
      orderId: currentOrderLines.orderId,
      productId: currentOrderLines.productId,
      productName: currentOrderLines.productName,
      productIntro: currentOrderLines.productIntro,
      productDetails: currentOrderLines.productDetails,
      variantId: currentOrderLines.variantId,
      variantDetails: currentOrderLines.variantDetails,
      quantity: currentOrderLines.quantity,
      unitPriceMinor: currentOrderLines.unitPriceMinor,
      lineTotalMinor: currentOrderLines.lineTotalMinor,
      serial: currentOrderLines.serial,
      machine: currentOrderLines.machine,
      promise: currentOrderLines.promise,
      ownNumber: currentOrderLines.ownNumber,
      unit: currentOrderLines.unit,
      kitParts: currentOrderLines.kitParts,
      deliveryMinor: currentOrders.deliveryMinor,
    })
    .from(currentOrderLines)
    .innerJoin(currentOrders, eq(currentOrders.id, currentOrderLines.orderId))
    .where(condition)
    .orderBy(asc(currentOrderLines.position))
    .$dynamic();
}

/** Finds the state of an order. @param reader  the member who must be allowed to see it; null: staff */
export async function findStateOf(
  db: Db,
  orderId: number,
  reader: OrderReader | null,
): Promise<OrderState | undefined> {
  const [row] = await db
    .select({ state: currentOrders.state })
    .from(currentOrders)
    .where(isOrderSeenBy(orderId, reader));
  return row?.state;
}
