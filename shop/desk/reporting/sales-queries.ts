import { and, asc, count, desc, eq, gte, lt, max, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';
import type { TopCustomer, TopProduct } from './paths.ts';
import type { SalesRow } from './sales.ts';

/** A period, its end exclusive. */
export interface TimeSpan {
  from: Date;
  until: Date;
}

/** The instants at which these days begin in the store's time zone. */
export async function startsOf(db: Db, days: readonly CalendarDay[], timeZone: string): Promise<Date[]> {
  const { rows } = await db.execute<{ start: string }>(sql`
    select to_json(day::timestamp at time zone ${timeZone}) #>> '{}' as start
    from unnest(${sql.param(days)}::date[]) with ordinality as wanted (day, position)
    order by position
  `);
  return rows.map(({ start }) => new Date(start));
}

/**
 * Sums the sales between each start and the next: subtotals of complete orders by currency (D25). The last start only
 * ends the last period. The starts are values, not a query, so that the planner knows how much of the table is read.
 */
export async function listSales(db: Db, starts: readonly Date[]): Promise<SalesRow[]> {
  const [from, until] = [starts[0], starts.at(-1)];
  if (from === undefined || until === undefined || starts.length < 2) return [];
  const bounds = starts.map((start) => start.toISOString());
  const period = sql<number>`width_bucket(${currentOrders.placedAt}, ${sql.param(bounds)}::timestamptz[]) - 1`;
  return db
    .select({
      index: period.as('period'),
      currencyId: currentOrders.currencyId,
      subtotalMinor: sum(currentOrders.subtotalMinor).mapWith(Number),
      orders: count(),
    })
    .from(currentOrders)
    .where(isSaleIn({ from, until }))
    .groupBy(sql`period`, currentOrders.currencyId);
}

/** A line's share of its order's subtotal in pounds: after discount, at the order's own rate, without remainder. */
export const shareOfSubtotal = sql`(${currentOrderLines.lineTotalMinor} * ${currentOrders.subtotalGbpMinor})::numeric / nullif(${currentOrders.goodsMinor}, 0)`;

/** The best-selling parts; ties by lower id first. */
export async function listTopProducts(db: Db, span: TimeSpan, limit: number): Promise<TopProduct[]> {
  const sold = db
    .select({
      productId: currentOrderLines.productId,
      soldAs: max(currentOrderLines.productName).as('sold_as'),
      units: sum(currentOrderLines.quantity).mapWith(Number).as('units'),
      lines: count().as('lines'), // order lines: counting distinct orders would sort them all
      value: sql<number>`coalesce(round(sum(${shareOfSubtotal})), 0)`.mapWith(Number).as('value'),
    })
    .from(currentOrders)
    .innerJoin(currentOrderLines, eq(currentOrderLines.orderId, currentOrders.id))
    .where(isSaleIn(span))
    .groupBy(currentOrderLines.productId)
    .orderBy(sql`value desc`, asc(currentOrderLines.productId))
    .limit(limit)
    .as('sold');
  const rows = await db
    .select({
      productId: sold.productId,
      name: sql<string>`coalesce(${products.name}, ${sold.soldAs})`,
      units: sold.units,
      lines: sold.lines,
      valueGbpMinor: sold.value,
    })
    .from(sold)
    .leftJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.value), asc(sold.productId));
  return rows;
}

/** order lines, because counting distinct orders would sort them all */
export function listTopCustomers(db: Db, span: TimeSpan, limit: number): Promise<TopCustomer[]> {
  const inCurrency = (currencyId: number, name: string) =>
    sql<number>`coalesce(sum(${currentOrders.subtotalMinor}) filter (where ${currentOrders.currencyId} = ${sql.raw(String(currencyId))}), 0)`
      .mapWith(Number)
      .as(name);
  const bought = db
    .select({
      customerId: currentOrders.customerId,
      orders: count().as('orders_of_them'),
      usdMinor: inCurrency(1, 'usd'),
      gbpMinor: inCurrency(2, 'gbp'),
      eurMinor: inCurrency(3, 'eur'),
      value: sum(currentOrders.subtotalGbpMinor).mapWith(Number).as('value'),
    })
    .from(currentOrders)
    .where(isSaleIn(span))
    .groupBy(currentOrders.customerId)
    .orderBy(sql`value desc`, asc(currentOrders.customerId))
    .limit(limit)
    .as('bought');
  return db
    .select({
      customerId: bought.customerId,
      guid: customers.guid,
      company: customers.company,
      name: sql<string>`${customers.firstName} || ' ' || ${customers.surname}`,
      orders: bought.orders,
      usdMinor: bought.usdMinor,
      gbpMinor: bought.gbpMinor,
      eurMinor: bought.eurMinor,
      valueGbpMinor: bought.value,
    })
    .from(bought)
    .innerJoin(customers, eq(customers.id, bought.customerId))
    .orderBy(desc(bought.value), asc(bought.customerId));
}

/** Counts active products, and all products (E14). */
export async function countProducts(db: Db): Promise<{ liveProducts: number; allProducts: number }> {
  const [allProducts, liveProducts] = await Promise.all([
    db.$count(products),
    db.$count(products, eq(products.active, true)),
  ]);
  return { liveProducts, allProducts };
}

/** Pending orders are not sales yet (D25), cancelled ones no longer (L1). */
export function isSaleIn({ from, until }: TimeSpan) {
  return and(
    eq(currentOrders.status, 'complete'),
    gte(currentOrders.placedAt, from),
    lt(currentOrders.placedAt, until),
    ne(currentOrders.state, 'cancelled'),
  );
}
