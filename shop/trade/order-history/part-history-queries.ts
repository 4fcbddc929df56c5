import { eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { hasOwnNumber } from '../../catalogue/customer-part-numbers/has-own-number.ts';
import { holdsPart, partSearch } from '../../catalogue/parts/holds-part.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { BoughtSort } from './bought-part.ts';
import { pastPurchases } from '../past-orders/past-purchases.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { isSeenByReader, type OrderReader, readerValues } from '../orders/order-reader.ts';

/** A part from the orders that a member sees. */
export interface HistoryRow {
  product: Product;
  variantId: number | null;
  /** Name in the last order. */
  variantDetails: string | null;
  /** Number of orders in all. */
  orders: number;
  /** Days of the last twelve orders, newest first. */
  days: readonly [CalendarDay, ...CalendarDay[]];
  quantities: readonly [number, ...number[]];
  /** Total of the whole list. */
  total: number;
}

interface Question {
  reader: OrderReader;
  search: string;
  sort: BoughtSort;
  timeZone: string;
  limit: number;
  offset: number;
}

/** Orders of the earlier shop that count, the last ones. */
const PAST_ORDERS = 1000;

/** A page of the parts in all orders that the member sees, each width separately. */
export function listPartHistory(db: Database, { reader, sort, search, ...asked }: Question): Promise<HistoryRow[]> {
  return prepared(db)[sort].execute({ ...readerValues(reader), ...partSearch(search), ...asked });
}

const prepared = prepareOnce((db) => {
  const search = {
    words: sql`${sql.placeholder('words')}::text`,
    keyPattern: sql`${sql.placeholder('keyPattern')}::text`,
  };
  const companyId = sql`${sql.placeholder('companyId')}::integer`;
  const timeZone = sql`${sql.placeholder('timeZone')}::text`;
  // Lines of one part in one order count together, as corrected (L5). The usual quantity and interval come from the
  // last twelve orders.
  const bought = db.$with('bought', {
    productId: sql<number>`product_id`.as('product_id'),
    variantId: sql<number | null>`variant_id`.as('variant_id'),
    variantDetails: sql<string | null>`variant_details`.as('variant_details'),
    orders: sql<number>`orders`.as('orders'),
    days: sql<HistoryRow['days']>`days`.as('days'),
    quantities: sql<HistoryRow['quantities']>`quantities`.as('quantities'),
  }).as(sql`
    select product_id, variant_id, count(*)::integer as orders,
      (array_agg(variant_details order by placed_at desc, id desc))[1] as variant_details,
      (array_agg((placed_at at time zone ${timeZone})::date::text order by placed_at desc, id desc))[1:12] as days,
      (array_agg(quantity order by placed_at desc, id desc))[1:12] as quantities
    from (
      select ${currentOrders.id} as id, ${currentOrders.placedAt} as placed_at, line.product_id, line.variant_id,
        (array_agg(line.variant_details order by line.position))[1] as variant_details, sum(line.quantity)::integer as quantity
      from ${currentOrders}
      inner join ${currentOrderLines} as line on line.order_id = ${currentOrders.id}
      where ${isSeenByReader()} and ${ne(currentOrders.state, 'cancelled')}
      group by 1, 2, line.product_id, line.variant_id
      union all
      select order_id, placed_at, product_id, null, null, sum(quantity)::integer
      from (${pastPurchases({ orders: PAST_ORDERS })}) as past
      group by order_id, placed_at, product_id
    ) as held
    group by product_id, variant_id`);
  const lastOn = sql`${bought.days}[1]`;
  // Same as usualInterval, for sorting.
  const due = sql`(
    select case when count(*) > 2 then max(day) + round((max(day) - min(day))::numeric / (count(*) - 1))::integer end
    from (select distinct day::date as day from unnest(${bought.days}) as day) as days
  )`;
  const order: Record<BoughtSort, ReturnType<typeof sql>> = {
    last: sql`${lastOn} desc, ${bought.orders} desc`,
    number: sql`${products.name}`,
    often: sql`${bought.orders} desc, ${lastOn} desc`,
    due: sql`${due} nulls last`,
  };
  const list = (sort: BoughtSort) =>
    db
      .with(bought)
      .select({
        product: productColumns,
        variantId: bought.variantId,
        variantDetails: bought.variantDetails,
        orders: bought.orders,
        days: bought.days,
        quantities: bought.quantities,
        total: sql<number>`count(*) over ()::integer`,
      })
      .from(bought)
      .innerJoin(products, eq(products.id, bought.productId))
      .where(
        or(
          holdsPart({ keys: [products.partKey], texts: [products.name, products.intro] }, search),
          hasOwnNumber(db, { companyId, productId: products.id, variantId: bought.variantId }, search.keyPattern),
        ),
      )
      .orderBy(order[sort], products.id, bought.variantId)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`part_history_by_${sort}`);
  return { last: list('last'), number: list('number'), often: list('often'), due: list('due') };
});
